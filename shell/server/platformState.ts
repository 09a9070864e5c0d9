import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collidingRoutes, defaultConfig, mergeConfig } from '@sanchay/contracts';
import type { AppConfig, Registry } from '@sanchay/contracts';

export interface PlatformState {
  config: AppConfig;
  registry: Registry;
}

export interface StateKeeper {
  now(): PlatformState;
  /** Asks the API once; what fails keeps its last good value. */
  refresh(): Promise<void>;
}

interface KeeperOptions {
  apiOrigin: string;
  dataFolder: string;
  sandbox: boolean;
  log: (line: string) => void;
  fetch?: typeof fetch;
}

const emptyRegistry: Registry = { serial: 0, issued: '', expires: '', remotes: {} };

/**
 * Config and registry as the edge serves them: fetched from the API, config merged over the built-in defaults, the
 * last good copies kept on disk. A failure is logged and never keeps a page from being served.
 */
export function keepState({
  apiOrigin,
  dataFolder,
  sandbox,
  log,
  fetch: get = fetch,
}: KeeperOptions): StateKeeper {
  const folder = path.join(dataFolder, 'edge');
  mkdirSync(folder, { recursive: true });
  const base = { ...defaultConfig, sandbox };
  let state: PlatformState = {
    config: mergeConfig(base, stored(folder, 'app.json')),
    registry: acceptable(stored(folder, 'remotes.json'), emptyRegistry) ?? emptyRegistry,
  };

  const read = async (file: string): Promise<unknown> => {
    const answer = await get(`${apiOrigin}/api/v3/config/${file}`, { signal: AbortSignal.timeout(3_000) });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return answer.json();
  };

  return {
    now: () => state,
    async refresh() {
      await read('app.json').then(
        (config) => {
          state = { ...state, config: mergeConfig(base, config) };
          keep(folder, 'app.json', config);
        },
        (error: Error) => log(`config not fetched, the last known or built-in one serves: ${error.message}`),
      );
      await read('remotes.json').then(
        (document) => {
          const registry = acceptable(document, state.registry);
          if (!registry)
            return log('registry refused: not one, older than the one in use, or with colliding routes');
          state = { ...state, registry };
          keep(folder, 'remotes.json', registry);
        },
        (error: Error) => log(`registry not fetched, the last known one serves: ${error.message}`),
      );
    },
  };
}

/** The document if it is a registry, not older than `current` and without colliding routes, else null. */
export function acceptable(document: unknown, current: Registry): Registry | null {
  const registry = document as Registry | null;
  if (!registry || typeof registry.serial !== 'number' || typeof registry.remotes !== 'object') return null;
  if (registry.serial < current.serial) return null;
  return collidingRoutes(registry.remotes).length === 0 ? registry : null;
}

function stored(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch {
    return null;
  }
}

function keep(folder: string, file: string, value: unknown): void {
  const target = path.join(folder, file);
  writeFileSync(`${target}.new`, JSON.stringify(value));
  renameSync(`${target}.new`, target);
}
