import type { Registry, RegistryEntry, Release, TrustedKeys } from '@sanchay/contracts';
import { generateKeyPair, signDocument, type KeyPair } from '@sanchay/registry/keys';

/** A hash of the right form, one a letter. */
export const digest = (letter: string): string => `sha384-${letter.repeat(64)}`;

/** An unsigned release of a remote; its routes are one path, the remote's short name. */
export function plainRelease(remote: string, version: string, over: Partial<Release> = {}): Release {
  const word = remote.replace('mfe-', '');
  const name = { en: word.toUpperCase(), hi: word };
  return {
    entry: `/remotes/${remote}/${version}/remoteEntry.abc.js`,
    integrity: { 'remoteEntry.abc.js': digest('e'), 'app.abc.js': digest('a'), 'lazy.abc.js': digest('z') },
    preload: ['remoteEntry.abc.js', 'app.abc.js'],
    title: name,
    routes: [`/${word}`],
    nav: [{ label: name, to: `/${word}`, place: 'header', order: 10 }],
    contracts: '^2.0.0',
    publishes: [],
    listens: [],
    needs: {},
    size: 1,
    signature: '',
    ...over,
  };
}

/** An entry over releases, the last of which is live and the one before it the previous. */
export function entryOf(releases: Record<string, Release>, over: Partial<RegistryEntry> = {}): RegistryEntry {
  const [live, previous = null] = Object.keys(releases).reverse();
  return {
    owner: 'a-team',
    routes: releases[live!]!.routes,
    live: live!,
    previous,
    canary: null,
    disabled: false,
    releases,
    ...over,
  };
}

/** A registry that nobody signed. */
export function plainRegistry(serial: number, remotes: Registry['remotes']): Registry {
  return {
    serial,
    issued: '2026-11-21T10:00:00Z',
    expires: '2026-11-28T10:00:00Z',
    remotes,
    signature: '',
  };
}

/** An installation's keys with what they sign. `a-team` owns mfe-a and mfe-b. */
export interface Ledger {
  trust: TrustedKeys;
  release(remote: string, version: string, over?: Partial<Release>): Promise<Release>;
  /** A signed document; `by` another installation's key when given. */
  registry(serial: number, remotes: Registry['remotes'], over?: Partial<Registry>): Promise<Registry>;
}

/** Makes an installation with fresh keys. */
export async function makeLedger(): Promise<Ledger> {
  const [channel, owner]: [KeyPair, KeyPair] = [await generateKeyPair(), await generateKeyPair()];
  return {
    trust: {
      channel: [channel.publicKey],
      owners: { 'a-team': [owner.publicKey] },
      remotes: { 'mfe-a': 'a-team', 'mfe-b': 'a-team' },
    },
    release: (remote, version, over) => signDocument(plainRelease(remote, version, over), owner.privateKey),
    registry: (serial, remotes, over) =>
      signDocument({ ...plainRegistry(serial, remotes), ...over }, channel.privateKey),
  };
}
