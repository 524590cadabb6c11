# The runtime packages, without types and manuals. Two packages are deleted because nothing loads them: typescript is an optional peer
# of Remix, and @zxing/text-encoding is for servers without `TextEncoder`. deploy/release refuses an image that does not start.
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
# Files cloned under umask 077 are readable only by their owner, so the user that runs the site must own them.
COPY --chown=node --from=build /site/package.json ./
COPY --chown=node --from=build /site/public public
COPY --chown=node --from=build /site/build build
USER node
EXPOSE 3000
# Requests a file in public/ because remix-serve logs each request for a page.
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/favicon.ico`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node_modules/.bin/remix-serve", "build/server/index.js"]
