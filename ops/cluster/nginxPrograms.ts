import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { root } from '../build/inputs.ts';
import { filesConfig, gatewayConfig, type NginxPlaces } from '../gateway/render.ts';
import type { Program } from '../product/child.ts';
import { portOf, type Addresses } from './topology.ts';

const mediaTypes = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
];

/**
 * Gateway and file servers with the configuration that the containers have too.
 * @throws Error when nginx came without its list of media types.
 */
export function nginxPrograms(
  nginx: string,
  addresses: Addresses,
  dataFolder: string,
): { gateway: Program; files: Program } {
  const gateway = gatewayConfig(
    {
      listen: addresses.gateway,
      api: Object.values(addresses.api),
      edge: Object.values(addresses.edge),
      remotes: addresses.files,
      resolver: null,
    },
    places(dataFolder, 'gateway'),
  );
  const files = filesConfig(
    Object.entries(addresses.files).map(([remote, listen]) => ({
      remote,
      listen,
      root: path.join(root, 'dist'),
    })),
    places(dataFolder, 'files'),
  );
  const program = (name: string, config: string, address: string): Program => {
    const file = path.join(dataFolder, name, 'nginx.conf');
    writeFileSync(file, config);
    return {
      name,
      file: path.join(root, 'ops/gateway/serve.ts'),
      env: { NGINX_PROGRAM: nginx, NGINX_CONF: file, NGINX_PORT: portOf(address) },
      logFolder: path.join(dataFolder, 'logs'),
    };
  };
  return {
    gateway: program('gateway', gateway, addresses.gateway),
    files: program('files', files, Object.values(addresses.files)[0]!),
  };
}

function places(dataFolder: string, name: string): NginxPlaces {
  const run = path.join(dataFolder, name);
  const logs = path.join(dataFolder, 'logs');
  for (const folder of [path.join(run, 'site'), logs]) mkdirSync(folder, { recursive: true });
  const mimeTypes = mediaTypes.find((file) => existsSync(file));
  if (!mimeTypes) throw new Error('nginx has no mime.types where distributions put it.');
  return {
    run,
    accessLog: path.join(logs, `${name}.access.log`),
    errorLog: path.join(logs, `${name}.error.log`),
    mimeTypes,
    site: path.join(run, 'site'),
    // Started by root it would give up the rights to read a checkout below a private home.
    user: userInfo().uid === 0 ? 'root' : null,
  };
}
