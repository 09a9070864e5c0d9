import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STREAM_PATH } from '@sanchay/contracts';
import { apiPrefixes } from '../../shell/server/proxy.ts';

/** Where an nginx keeps what it writes, and what it reads besides its configuration. */
export interface NginxPlaces {
  /** Folder for its process id and temporary files. */
  run: string;
  /** Files, or `/dev/stdout` and `/dev/stderr`. */
  accessLog: string;
  errorLog: string;
  /** The list of media types that comes with nginx. */
  mimeTypes: string;
  /** Folder whose `*.conf` are read too. */
  site: string;
  /** System user of the workers; null where nginx is not started by root. */
  user: string | null;
}

export interface GatewayRoutes {
  /** What to listen on, `8080` or `127.0.0.1:8080`. */
  listen: string;
  /** `host:port` of each API node and each edge server. */
  api: string[];
  edge: string[];
  /** `host:port` of the file server of each remote. */
  remotes: Record<string, string>;
  /** Name server that is queried again for the nodes' addresses while nginx runs; null where they are fixed. */
  resolver: string | null;
}

/** One server for the files of one remote. */
export interface FileServer {
  remote: string;
  listen: string;
  /** Folder above `remotes/<name>/<version>/`. */
  root: string;
}

const types: Record<string, string> = {
  js: 'text/javascript',
  cjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain',
  map: 'application/json',
};

/** The configuration of the gateway. */
export function gatewayConfig(routes: GatewayRoutes, places: NginxPlaces): string {
  const again = routes.resolver !== null;
  const upstreams = [
    upstream('api', routes.api, again),
    upstream('edge', routes.edge, again),
    ...Object.entries(routes.remotes).map(([name, server]) => upstream(name, [server], again)),
  ];
  return fill('gateway.conf', {
    ...common(places),
    accessLog: places.accessLog,
    mimeTypes: places.mimeTypes,
    site: places.site,
    listen: routes.listen,
    streamPath: STREAM_PATH,
    resolver: again ? `resolver ${routes.resolver} valid=5s;` : '',
    upstreams: upstreams.join('\n  '),
    apiLocations: apiPrefixes
      .filter((prefix) => prefix !== '/healthz')
      .map(
        (prefix) =>
          `location ${prefix} { proxy_pass http://api; limit_conn requests 100; limit_req zone=calls burst=1000 nodelay; error_page 429 @too_fast; error_page 503 @busy; error_page 413 @too_large; error_page 502 @lost_502; error_page 504 @lost_504; }`,
      )
      .join('\n    '),
    remoteLocations: Object.keys(routes.remotes)
      .map((name) => `location /remotes/${name}/ { proxy_pass http://${name}; access_log off; }`)
      .join('\n    '),
  });
}

/** The configuration of an nginx that serves the files of these remotes, each on an address of its own. */
export function filesConfig(servers: FileServer[], places: NginxPlaces): string {
  return fill('files.conf', {
    ...common(places),
    workers: '1',
    servers: servers.map(fileServer).join('\n  '),
  });
}

function common({ run, errorLog, user }: NginxPlaces): Record<string, string> {
  return { run, errorLog, user: user ? `user ${user};` : '' };
}

/** Two failures put a node aside for two seconds; the connections to it are kept open. */
function upstream(name: string, servers: string[], again: boolean): string {
  const list = servers.map(
    (server) => `server ${server} max_fails=2 fail_timeout=2s${again ? ' resolve' : ''};`,
  );
  return `upstream ${name} { zone ${name} 64k; ${list.join(' ')} keepalive 32; }`;
}

/** Release folders never change, so what is found is kept for ever and what is not found is not remembered. */
function fileServer({ remote, listen, root }: FileServer): string {
  const locations = Object.entries(types).map(
    ([extension, type]) =>
      `location ~ ^/remotes/${remote}/[\\w.-]+/(?!.*\\.partial-).+\\.${extension}$ { types { } default_type "${type}"; try_files $uri$packed $uri =404; }`,
  );
  return `server {
    listen ${listen};
    root ${root};
    charset utf-8;
    charset_types text/javascript text/css application/json;
    add_header cache-control "public, max-age=31536000, immutable";
    add_header access-control-allow-origin "*";
    add_header cross-origin-resource-policy cross-origin;
    add_header x-content-type-options nosniff;
    add_header vary accept-encoding;
    add_header content-encoding $sent_encoding;
    error_page 403 404 @absent;
    location = /healthz { default_type application/json; return 200 '{"status":"success"}'; }
    ${locations.join('\n    ')}
    location / { return 404; }
    location @absent {
      internal;
      default_type text/plain;
      add_header cache-control no-store always;
      return 404 "There is no such file.\\n";
    }
  }`;
}

/** @throws Error when the template requires a value that is not provided. */
function fill(template: string, values: Record<string, string>): string {
  return readFileSync(path.join(import.meta.dirname, template), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_match, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${template} asks for ${name}, which is not given`);
      return value;
    },
  );
}
