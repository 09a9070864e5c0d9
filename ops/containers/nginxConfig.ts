import { appNames } from '../build/inputs.ts';
import { filesConfig, gatewayConfig, type NginxPlaces } from '../gateway/render.ts';

/** Ports inside the containers; the services of docker-compose.yml are named like the hosts here. */
export const ports = { gateway: 8080, files: 8080, api: 4100, edge: 4000 } as const;

const places: NginxPlaces = {
  run: '/tmp',
  accessLog: '/dev/stdout',
  errorLog: '/dev/stderr',
  mimeTypes: '/etc/nginx/mime.types',
  site: '/etc/nginx/site',
  user: null,
};

/** Configuration of the gateway's container. The engine's name server is queried again, because addresses change. */
export function gatewayContainerConfig(): string {
  const remotes = appNames().filter((app) => app !== 'shell');
  return gatewayConfig(
    {
      listen: String(ports.gateway),
      api: ['api-1', 'api-2'].map((host) => `${host}:${ports.api}`),
      edge: ['edge-1', 'edge-2'].map((host) => `${host}:${ports.edge}`),
      remotes: Object.fromEntries(remotes.map((name) => [name, `${name}:${ports.files}`])),
      resolver: '127.0.0.11',
    },
    places,
  );
}

/** Configuration of the container of one remote. @throws Error when there is no such remote. */
export function remoteContainerConfig(remote: string): string {
  if (!appNames().includes(remote) || remote === 'shell') throw new Error(`There is no remote ${remote}.`);
  return filesConfig([{ remote, listen: String(ports.files), root: '/srv' }], places);
}

if (import.meta.main) {
  const [remote] = process.argv.slice(2);
  process.stdout.write(remote ? remoteContainerConfig(remote) : gatewayContainerConfig());
}
