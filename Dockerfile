# The portal as an image: its server, the `portal` command of operators, and the builds of this checkout.
# See docs/containers.md.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
# Symbols are a seventh of Node's size.
RUN apt-get update && apt-get install -y --no-install-recommends binutils && rm -rf /var/lib/apt/lists/*
WORKDIR /portal
COPY . .
RUN node tools/boot.mjs portal build shell mf-*
RUN node_modules/.bin/node tools/image/src/collect.ts /image/portal \
  && install -D "$(node_modules/.bin/node -p process.execPath)" /image/usr/local/bin/node \
  && strip /image/usr/local/bin/node \
  && ln -s /portal/tools/portal/src/operate.ts /image/usr/local/bin/portal \
  && install -d -o 65534 -g 65534 /image/data

FROM ${BASE_IMAGE}
COPY --from=build /image /
WORKDIR /portal
ENV BUILDS_DIR=/portal/builds DATA_DIR=/data DEMO=0 HOST=0.0.0.0 PORT=8080
USER 65534:65534
VOLUME ["/data", "/tmp"]
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/src/server.ts"]
