import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  defaultConfig,
  mergeConfig,
  type AppConfig,
  type Registry,
  type TrustedKeys,
} from '@sanchay/contracts';
import { keep, readKept } from './keptFile.ts';
import { allowedOrigins } from './policy.ts';
import { followTrust } from './trustFile.ts';
import { keepRegistry, type OnRefusal } from './verifiedRegistry.ts';

export interface PlatformState {
  config: AppConfig;
  /** The verified registry, or null before the first. */
  registry: Registry | null;
  trust: TrustedKeys | null;
}

export interface StateKeeper {
  now(): PlatformState;
  /** Reads the keys again and requests the API once; a failed part retains its last good value. */
  refresh(): Promise<void>;
}

interface KeeperOptions {
  apiOrigin: string;
  dataFolder: string;
  trustFile: string;
  sandbox: boolean;
  log: (line: string) => void;
  refused: OnRefusal;
  fetch?: typeof fetch;
  time?: () => number;
}

/**
 * Config and registry as the edge serves them: fetched from the API, config merged over the built-in defaults, the
 * registry verified, the last good copies kept on disk. A failure is logged and never keeps a page from being served.
 */
export function keepState({
  apiOrigin,
  dataFolder,
  trustFile,
  sandbox,
  log,
  refused,
  fetch: get = fetch,
  time,
}: KeeperOptions): StateKeeper {
  const folder = path.join(dataFolder, 'edge');
  mkdirSync(folder, { recursive: true });
  const base = { ...defaultConfig, sandbox };
  let config: AppConfig = mergeConfig(base, readKept(path.join(folder, 'app.json')));
  const trust = followTrust(trustFile, log);
  const registry = keepRegistry({ folder, trust, refused, ...(time && { now: time }) });
  const etags = new Map<string, string>();
  const origins = (): string[] => allowedOrigins(config);

  /** The file's value, or undefined when it is the one that was read before. */
  const read = async (file: string): Promise<unknown> => {
    const etag = etags.get(file);
    const answer = await get(`${apiOrigin}/api/v3/config/${file}`, {
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(3_000),
    });
    if (answer.status === 304) return undefined;
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const value: unknown = await answer.json();
    etags.set(file, answer.headers.get('etag') ?? '');
    return value;
  };

  return {
    now: () => ({ config, registry: registry.now(), trust: trust.now() }),
    async refresh() {
      const before = origins().join();
      await read('app.json')
        .then((fetched) => {
          if (fetched === undefined) return;
          if (!isSettings(fetched)) {
            etags.delete('app.json');
            throw new Error('what came is no object of settings');
          }
          config = mergeConfig(base, fetched);
          keep(path.join(folder, 'app.json'), fetched);
        })
        .catch((error: Error) =>
          log(`config not fetched, the last known or built-in one serves: ${error.message}`),
        );
      if (trust.read() || origins().join() !== before) {
        etags.delete('remotes.json');
        await registry.review(origins());
      }
      await read('remotes.json').then(
        (document) => (document === undefined ? undefined : registry.offer(document, origins())),
        (error: Error) => log(`registry not fetched, the last known one serves: ${error.message}`),
      );
    },
  };
}

function isSettings(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
