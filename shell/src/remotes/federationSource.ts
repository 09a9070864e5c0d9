import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { containerName, CONTRACTS_VERSION } from '@sanchay/contracts';
import { integrityOf } from '../federation/integrity.ts';
import { providedVersions } from '../federation/providedVersions.ts';
import { diagnose } from './diagnose.ts';
import { classified, LoadError } from './failure.ts';
import { addressOn } from './secondOrigin.ts';
import type { ModuleSource } from './source.ts';

let repeats = 0;

/**
 * Loads code by module federation: the hashed entry is registered directly, a repeat with `force` and another address.
 * An address without a known hash is refused before any network request.
 */
export const federationSource: ModuleSource = {
  provided: providedVersions,
  async fetch({ remote, version, release, origin, fresh }) {
    const name = containerName(remote, version);
    const entry = new URL(addressOn(origin, release.entry, globalThis.location.href));
    if (integrityOf(entry.href) === null)
      throw new LoadError('integrity', `no hash is known for ${entry.href}`);
    if (fresh) entry.searchParams.set('retry', String((repeats += 1)));
    registerRemotes([{ name, entry: entry.href, type: 'global', entryGlobalName: name }], { force: fresh });
    try {
      const factory = await loadRemote<() => unknown>(`${name}/app`, { loadFactory: false } as never);
      if (typeof factory !== 'function')
        throw new LoadError('contract', `${remote} ${version} does not expose ./app`);
      return factory;
    } catch (error) {
      const failure = classified(error);
      if (failure.kind === 'contract')
        throw new LoadError(
          'contract',
          `${remote} ${version} does not fit the shell's contracts ${CONTRACTS_VERSION}: ${failure.message}`,
        );
      if (failure.kind !== 'network' && failure.kind !== 'chunk') throw failure;
      const asked = (error as { request?: unknown }).request;
      const url = typeof asked === 'string' ? asked : entry.href;
      throw await diagnose(url, integrityOf(url) ?? '');
    }
  },
};
