# The first stage compiles the service to plain JavaScript; the second runs it, without compiler and sources.
# To build from the very image that you have looked at: --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:26-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY prisma prisma
COPY src/tools/setup.mjs src/tools/status-line.mjs src/tools/
COPY test/packages test/packages
RUN node src/tools/setup.mjs service
COPY . .
RUN npm run build
# Leaves only the packages that run, in the versions and with the hashes of the lock file. `npm ci --omit=dev` would keep 300 MB
# of Prisma's command line, which Prisma Client names as an optional peer.
RUN npm pkg delete devDependencies workspaces && npm install --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/docs/*.md docs/
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-old-space-size=512", "dist/main.mjs"]
