# Static files of one remote: docker build -f ops/containers/remote.Dockerfile --build-arg REMOTE=mfe-gold .
FROM node:24.21.0-bookworm-slim AS build
ARG REMOTE
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN node ops/build.ts "$REMOTE" && node ops/containers/nginxConfig.ts "$REMOTE" > /nginx.conf

FROM nginxinc/nginx-unprivileged:1.28.0-alpine
ARG REMOTE
USER root
RUN mkdir -p "/srv/remotes/$REMOTE" /etc/nginx/site && chown -R 101:101 /srv
USER 101:101
ENV RELEASES=/srv/remotes/$REMOTE
COPY --from=build /nginx.conf /etc/nginx/nginx.conf
COPY --from=build /app/dist/remotes/$REMOTE /opt/releases
COPY ops/containers/keep-releases.sh /usr/local/bin/keep-releases.sh
EXPOSE 8080
ENTRYPOINT ["/bin/sh", "-c", "exec /usr/local/bin/keep-releases.sh /opt/releases \"$RELEASES\" nginx -g 'daemon off;'"]
