# What runs, without install scripts, types and manuals; and without two packages that libraries never load here.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/typescript node_modules/@zxing/text-encoding \
 && find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.md' \) ! -iname 'license*' -delete

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production PORT=3000
COPY --from=dependencies /site/node_modules node_modules
# Files of a clone under umask 077 are open to their owner alone.
COPY --chown=node --from=build /site/package.json ./
COPY --chown=node --from=build /site/public public
COPY --chown=node --from=build /site/build build
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
# On Node 24 a flood of requests took 264 MB without the first flag, and a container has 256. The second one keeps
# requests out of remix-serve's log, since Caddy logs them: two health checks a second would push errors out of it.
CMD ["node", "--max-semi-space-size=8", "--import=data:text/javascript,import{createRequire}from'module';createRequire(process.argv[1])('morgan').format('tiny',()=>{})", "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"]
