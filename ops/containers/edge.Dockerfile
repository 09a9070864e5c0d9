# Edge server with the shell's files: docker build -f ops/containers/edge.Dockerfile .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN node ops/build.ts shell && node -p "JSON.parse(fs.readFileSync('dist/built.json')).shell" > dist/SHELL_RELEASE
RUN npm prune --ignore-scripts --omit=dev --omit=optional --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 SANCHAY_DATA=/data SANCHAY_DIST=/app/dist
WORKDIR /app
RUN mkdir -p /data /app/dist/shell && chown -R node:node /data /app/dist
COPY --from=build /app/package.json /app/package.json
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/shared /app/shared
COPY --from=build /app/shell/package.json /app/shell/package.json
COPY --from=build /app/shell/server /app/shell/server
COPY --from=build /app/dist/shell /opt/releases
COPY --from=build /app/dist/SHELL_RELEASE /opt/SHELL_RELEASE
COPY ops/containers/keep-releases.sh /usr/local/bin/keep-releases.sh
USER node
EXPOSE 4000
ENTRYPOINT ["/bin/sh", "-c", "SHELL_RELEASE=$(cat /opt/SHELL_RELEASE) exec /usr/local/bin/keep-releases.sh /opt/releases /app/dist/shell node shell/server/main.ts"]
