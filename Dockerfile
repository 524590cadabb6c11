# syntax=docker/dockerfile:1
ARG TAG=24-bookworm-slim

# Nothing is built from this: it names the base where no variable hides it, for tools that read FROM lines.
FROM node:24-bookworm-slim AS base

# What runs: TypeScript and @zxing/text-encoding are optional to libraries that never load them here.
FROM node:${TAG} AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund \
 && find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.md' \) ! -iname 'license*' -delete

FROM node:${TAG} AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
RUN npm run build

FROM node:${TAG}
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY --from=dependencies /site/node_modules node_modules
COPY --from=build /site/package.json ./
COPY --from=build /site/public public
COPY --from=build /site/build build
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 CMD ["node", "-e", "require('node:http').get({ host: process.env.HOST, port: process.env.PORT, path: '/healthz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"]
