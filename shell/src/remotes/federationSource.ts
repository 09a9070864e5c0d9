import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { containerName } from '@sanchay/contracts';
import type { ModuleSource } from './loader.ts';

/** Code by module federation: the hashed entry is registered directly, a repeat with `force` and another address. */
export const federationSource: ModuleSource = {
  fetch(remote, version, release, attempt) {
    const container = containerName(remote, version);
    const entry = new URL(release.entry, globalThis.location.origin);
    if (attempt > 0) entry.searchParams.set('retry', String(attempt));
    registerRemotes([{ name: container, entry: entry.href, type: 'global', entryGlobalName: container }], {
      force: attempt > 0,
    });
    return loadRemote(`${container}/app`) as Promise<unknown>;
  },
};

/** Resolves at once online, else with the browser's next `online` event. */
export function whenOnline(): Promise<void> {
  if (globalThis.navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => globalThis.addEventListener('online', () => resolve(), { once: true }));
}
