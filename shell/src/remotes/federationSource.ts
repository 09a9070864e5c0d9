import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { containerName, CONTRACTS_VERSION } from '@sanchay/contracts';
import { download } from '../federation/download.ts';
import { freshAddress } from '../federation/freshAddress.ts';
import { integrityOf } from '../federation/integrity.ts';
import { providedVersions } from '../federation/providedVersions.ts';
import { diagnose } from './diagnose.ts';
import { classified, LoadError } from '../federation/failure.ts';
import { addressOn } from './secondOrigin.ts';
import type { ModuleSource } from '../kit/source.ts';

/** Milliseconds without a byte after which a file is given up. */
const STALL = 5_000;

/**
 * Loads code by module federation: the hashed entry is registered directly, a repeat with `force` and another address.
 * The files that a release starts with are brought together before the entry runs, so that one does not wait for the
 * other.
 * An address without a known hash is refused before any network request.
 */
export const federationSource: ModuleSource = {
  provided: providedVersions,
  async fetch({ remote, version, release, origin, fresh }) {
    const name = containerName(remote, version);
    const entry = new URL(addressOn(origin, release.entry, globalThis.location.href));
    if (integrityOf(entry.href) === null)
      throw new LoadError('integrity', `no hash is known for ${entry.href}`);
    const address = fresh ? freshAddress(entry.href) : entry.href;
    await bringFiles(address, entry, release.preload);
    registerRemotes([{ name, entry: address, type: 'global', entryGlobalName: name }], { force: fresh });
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
      const url = typeof asked === 'string' ? asked : address;
      throw await diagnose(url, integrityOf(url) ?? '');
    }
  },
};

/** Brings the entry, and behind it the files that it will request; those report their own failures then. */
async function bringFiles(address: string, entry: URL, preload: readonly string[]): Promise<void> {
  // A developer's override is no release, and may come from a server that answers scripts only.
  if (integrityOf(entry.href) === '') return;
  for (const file of preload) {
    const { href } = new URL(file, entry);
    if (href !== entry.href) download(href, { stall: STALL }).catch(() => undefined);
  }
  await download(address, { stall: STALL });
}
