import type { Registry, Release, TrustedKeys } from '@sanchay/contracts';
import { acceptRegistry, releaseBreach } from '@sanchay/registry';
import { signDocument } from '@sanchay/registry/keys';
import type { LedgerApi } from '../release/ledgerApi.ts';
import type { OwnerKeys } from './keyFiles.ts';

/** Whether the document in force is signed by another key of the channel than the current one. */
export async function bySomeOlderKey(document: Registry, trust: TrustedKeys): Promise<boolean> {
  const current = { ...trust, channel: trust.channel.slice(0, 1) };
  const accepted = await acceptRegistry(document, { current: null, trust: current, now: 0, stored: true });
  return !accepted.ok && accepted.kind === 'signature';
}

interface Listed {
  remote: string;
  version: string;
  release: Release;
}

/** Releases in force of an owner that only an older key of that owner has signed. */
export async function signedByOlderKeys(
  document: Registry,
  trust: TrustedKeys,
  owner: string,
): Promise<Listed[]> {
  const keys = trust.owners[owner] ?? [];
  const under = (trusted: string[]) => ({ ...trust, owners: { [owner]: trusted } });
  const older: Listed[] = [];
  for (const [remote, { releases }] of Object.entries(document.remotes)) {
    if (trust.remotes[remote] !== owner) continue;
    for (const [version, release] of Object.entries(releases)) {
      const origins = URL.canParse(release.entry) ? [new URL(release.entry).origin] : [];
      const breach = (trusted: string[]) => releaseBreach(remote, version, release, under(trusted), origins);
      if ((await breach(keys.slice(0, 1))) && !(await breach(keys))) older.push({ remote, version, release });
    }
  }
  return older;
}

/**
 * Signs the very same records with the owner's current key and registers them, so that the older keys can go.
 * @returns how many were signed
 */
export async function signAnew(
  releases: readonly Listed[],
  owner: string,
  keys: OwnerKeys,
  ledger: LedgerApi,
): Promise<number> {
  for (const { remote, version, release } of releases) {
    const signed = await signDocument(release, keys.privateKey);
    await ledger.register(remote, version, signed, `signed with the newer key of ${owner}`);
  }
  return releases.length;
}
