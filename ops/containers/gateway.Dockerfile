# The one door: docker build -f ops/containers/gateway.Dockerfile .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --omit=dev --omit=optional --no-audit --no-fund
RUN node ops/containers/nginxConfig.ts > /nginx.conf

FROM nginxinc/nginx-unprivileged:1.28.0-alpine
USER root
RUN mkdir -p /etc/nginx/site
USER 101:101
COPY --from=build /nginx.conf /etc/nginx/nginx.conf
EXPOSE 8080
ENTRYPOINT ["nginx", "-g", "daemon off;"]
