# syntax=docker/dockerfile:1

FROM node:24-slim AS base
ENV CI=true
WORKDIR /harbor
RUN npm install --global pnpm@12.18.0

# The client, if the repository has one. Its tools stay behind in this stage.
FROM base AS web
COPY . .
RUN if [ -f apps/web/package.json ]; then \
      pnpm install --frozen-lockfile && pnpm --dir apps/web run build; \
    else \
      mkdir -p apps/web/dist; \
    fi

# What the server needs to run, and nothing else. There is no build: Node runs the TypeScript as it is.
# Optional packages are left out: the lockfile brings a Node along as one, and this image has its own.
FROM base AS server
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml LICENSE ./
COPY packages/kit/package.json packages/kit/
COPY packages/protocol/package.json packages/protocol/
COPY packages/bremerhaven/package.json packages/bremerhaven/
COPY packages/bots/package.json packages/bots/
COPY packages/bremerhaven-bots/package.json packages/bremerhaven-bots/
COPY apps/server/package.json apps/server/
RUN pnpm install --prod --no-optional --frozen-lockfile --filter "@harbor/server..."
COPY packages/kit/src packages/kit/src
COPY packages/protocol/src packages/protocol/src
COPY packages/bremerhaven/src packages/bremerhaven/src
COPY packages/bots/src packages/bots/src
COPY packages/bremerhaven-bots/src packages/bremerhaven-bots/src
COPY apps/server/src apps/server/src

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
# Node itself, with no shell before it, so that it hears the signal to stop.
CMD ["node", "--max-semi-space-size=16", "apps/server/src/main.ts"]
