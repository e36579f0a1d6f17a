# syntax=docker/dockerfile:1

FROM node:24-slim AS base
ENV CI=true
WORKDIR /harbor
RUN npm install --global pnpm@12.18.0

# The client. Its build tools remain in this stage.
FROM base AS web
COPY . .
RUN pnpm install --frozen-lockfile && pnpm --dir apps/web run build

# The sources of the server and its games, without tests and without browser-only packages.
FROM base AS sources
COPY . .
RUN mkdir /out && cp package.json pnpm-lock.yaml pnpm-workspace.yaml LICENSE /out && \
    pnpm --silent --filter-prod "@harbor/server..." list --depth -1 --parseable | while read -r folder; do \
      mkdir -p "/out/${folder#/harbor/}" && cp -r "$folder/package.json" "$folder/src" "/out/${folder#/harbor/}"; \
    done

# Only what the server needs to run. There is no build: Node runs the TypeScript directly.
# Without optional packages: the lockfile contains a Node as one, and this image has its own.
FROM base AS server
COPY --from=sources /out ./
RUN pnpm install --prod --no-optional --frozen-lockfile --filter-prod "@harbor/server..."

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA=/data
WORKDIR /harbor
COPY --from=server /harbor ./
COPY --from=web /harbor/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node without a shell in between, so that it receives the stop signal.
CMD ["node", "--max-semi-space-size=16", "apps/server/src/main.ts"]
