ARG TAG=24-bookworm-slim

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

# `--target proxy`: nginx as deploy/compose.yaml runs it, with the page that it shows when nothing else can answer.
FROM nginx:stable AS proxy
ARG SITE_HOST=chaveiro24hrecife.example
COPY deploy/nginx.conf /etc/nginx/nginx.conf
COPY deploy/proxy/start deploy/proxy/refresh /usr/local/bin/
COPY deploy/proxy/newer /etc/nginx/newer.available
COPY --from=build /site/build/last-resort.html /usr/share/nginx/html/last-resort.html
# Volumes begin with what lies here, and so belong to nginx.
RUN sed -i "s/chaveiro24hrecife\\.example/$SITE_HOST/; /^user /d" /etc/nginx/nginx.conf \
 # nginx from 1.25.1 on says HTTP/2 in another way, and warns of this one.
 && echo 'events {} http { http2 on; }' >/tmp/newer \
 && if nginx -t -q -c /tmp/newer; then sed -i 's/ ssl http2/ ssl/; s/^http {/&\n    http2 on;/' /etc/nginx/nginx.conf; fi \
 && rm -f /tmp/newer && mkdir -p /var/log/nginx && ln -sf /dev/stdout /var/log/nginx/access.log \
 && ln -s /run/tls /etc/nginx/tls && ln -s /run/newer /etc/nginx/newer \
 && install -d -o 101 -g 101 /certificates /var/www/acme
USER 101:101
ENTRYPOINT ["/usr/local/bin/start"]
CMD []

# What runs. The last stage is what a plain `docker build` makes.
FROM node:${TAG}
WORKDIR /site
# Without HOST it listens on every address, of IPv6 and IPv4, or of IPv4 alone where there is no other.
ENV NODE_ENV=production PORT=3000
COPY --from=dependencies /site/node_modules node_modules
COPY --from=build /site/package.json ./
COPY --from=build /site/public public
COPY --from=build /site/build build
COPY scripts/start.mjs scripts/
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 CMD ["node", "-e", "require('node:http').get({ host: process.env.HOST || 'localhost', port: process.env.PORT, path: '/healthz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "scripts/start.mjs"]
