import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Settings of one edge server, read once from the environment. */
export interface EdgeSettings {
  host: string;
  port: number;
  apiOrigin: string;
  /** Folder of the built shell and remotes. */
  distFolder: string;
  /** Release of the shell to serve. */
  shellRelease: string;
  /** Where the last good config and registry are kept. */
  dataFolder: string;
  /** Public keys that registries and releases are checked with. */
  trustFile: string;
  /** Token with which refused registries are reported to the API, beside the public keys. */
  tokenFile: string;
  sandbox: boolean;
  /** Address under which people reach the product, without a slash at the end: in canonical links and the sitemap. */
  origin: string;
  /** Whether public pages are rendered here; off, the browser makes every page. */
  render: boolean;
  /** Threads that render. */
  renderThreads: number;
  /** Bytes of rendered pages that are kept. */
  renderCacheBytes: number;
  /** Port for a collector on the same host; null: counts are not served. */
  metricsPort: number | null;
  /** Pages may take scripts from the developer's own machine; the sandbox's only. */
  development: boolean;
}

/** @throws Error with words for the operator. */
export function readEdgeSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  const shellRelease = env.SHELL_RELEASE;
  if (!shellRelease) throw new Error('SHELL_RELEASE is not set: which build of the shell is to be served?');
  const dataFolder = env.SANCHAY_DATA ?? path.join(import.meta.dirname, '../../.data');
  const keysFolder = env.SANCHAY_KEYS ?? path.join(dataFolder, 'keys');
  const trustFile = env.SANCHAY_TRUST ?? path.join(keysFolder, 'trust.json');
  const port = Number(env.PORT ?? 4000);
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    origin: (env.PUBLIC_ORIGIN ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    render: env.SANCHAY_RENDER !== 'off',
    renderThreads: Number(env.SANCHAY_RENDER_THREADS ?? Math.min(2, availableParallelism())),
    metricsPort: env.SANCHAY_METRICS_PORT ? Number(env.SANCHAY_METRICS_PORT) : null,
    renderCacheBytes: Number(env.SANCHAY_RENDER_CACHE_MB ?? 192) * 1024 * 1024,
    apiOrigin: env.API_ORIGIN ?? 'http://127.0.0.1:4100',
    distFolder: env.SANCHAY_DIST ?? path.join(import.meta.dirname, '../../dist'),
    shellRelease,
    dataFolder,
    trustFile,
    tokenFile: path.join(path.dirname(trustFile), 'edge.json'),
    sandbox: env.SANCHAY_SANDBOX === '1',
    development: env.SANCHAY_SANDBOX === '1' && env.SANCHAY_DEV === '1',
  };
}
