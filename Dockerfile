# The site in one image; compose.yaml puts a PostgreSQL beside it. `npm ci` also installs the
# pinned Node in node_modules, which runs everything after it.

FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The build contains the AVIF files.
RUN npm run build && rm -r content/pictures/encoded

# Production dependencies only.
FROM node:26-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --include=prod

# Node comes from node_modules and needs these two libraries.
FROM debian:13-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* && useradd --uid 1000 --user-group site
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/package.json ./
COPY --from=build /site/content ./content
COPY --from=build /site/public ./public
COPY --from=build /site/tools ./tools
COPY --from=build /site/src ./src
COPY --from=build /site/build ./build

# The embedded database, map tiles, and hashed files for the next version.
RUN mkdir /data /assets && chown site:site /data /assets
ENV NODE_ENV=production DATA_DIR=/data ASSETS_DIR=/assets PORT=3000
VOLUME /data /assets
USER site
EXPOSE 3000
# Alive once it listens, after filling the embedded database. Not /readyz: a process without its database needs no
# restart.
HEALTHCHECK --interval=30s --timeout=5s --retries=3 --start-period=60s --start-interval=2s \
  CMD ["node_modules/.bin/node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Few threads allocate at once; more malloc arenas would only fragment the memory.
ENV MALLOC_ARENA_MAX=2
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "build/server/start.js"]
