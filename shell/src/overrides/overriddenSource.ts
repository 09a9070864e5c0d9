import { OVERRIDE_RELEASE } from '@sanchay/contracts';
import type { ModuleSource } from '../kit/source.ts';
import { overridesNow } from './overrideTable.ts';

/** The source, which takes an overridden remote from the developer's machine instead of its release. */
export function overriddenSource(
  source: ModuleSource,
  store: Storage = globalThis.sessionStorage,
  now: () => number = Date.now,
): ModuleSource {
  return {
    ...source,
    fetch(wanted) {
      const override = overridesNow(store, now())[wanted.remote];
      if (!override) return source.fetch(wanted);
      const release = { ...wanted.release, entry: override.address };
      return source.fetch({ ...wanted, version: OVERRIDE_RELEASE, release, origin: null });
    },
  };
}

/** True for a script of an overridden remote, which no registry knows a hash for. */
export function isOverridden(
  url: string,
  store: Storage = globalThis.sessionStorage,
  now: number = Date.now(),
): boolean {
  const { origin } = new URL(url, globalThis.location.href);
  return Object.values(overridesNow(store, now)).some(({ address }) => new URL(address).origin === origin);
}
