# `pnpm test:system tests/container` runs the commands of the last stage in a fresh folder, without a container engine.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
RUN npx --yes pnpm@12.21.0 build

# PostgreSQL's client programs, for backups. Their version has to be that of the server, or later.
FROM node:24-bookworm-slim AS runtime
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install -y --no-install-recommends postgresql-client-18 \
  && rm -rf /var/lib/apt/lists/*

FROM runtime
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/data-client packages/data-client
COPY packages/roi-engine packages/roi-engine
COPY apps/api apps/api
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter "@uplift/api..."
COPY --from=build /app/apps/web/dist apps/web/dist
RUN install -d -o 1000 -g 1000 data
ARG COMMIT=unknown
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=data COMMIT=$COMMIT
USER 1000
EXPOSE 3000
VOLUME /app/data
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=@uplift/source", "apps/api/src/main.ts"]
