import { createHash } from 'node:crypto';
import type { Registry, RegistryEntry, Release, TrustedKeys } from '@sanchay/contracts';
import { generateKeyPair, signDocument } from '@sanchay/registry/keys';

const OWNER = 'bench-team';
const FILES = 8;

/** A registry with more remotes, and the keys by which it is trusted. */
export interface GrownRegistry {
  registry: Registry;
  trust: TrustedKeys;
}

/**
 * The registry with as many more remotes as it takes to be `count`, each as large as a real one: eight files, a
 * title, a route and a place in a menu. Signed by a team and a channel key of this bench, which `trust` adds to those
 * of the installation.
 */
export async function withRemotes(
  registry: Registry,
  trust: TrustedKeys,
  count: number,
): Promise<GrownRegistry> {
  const [owner, channel] = await Promise.all([generateKeyPair(), generateKeyPair()]);
  const present = Object.keys(registry.remotes).length;
  const names = Array.from({ length: count - present }, (_, at) => `mfe-area-${at + 1}`);
  const added = await Promise.all(
    names.map(async (name, at) => [name, await madeUpEntry(name, at, owner.privateKey)] as const),
  );
  const { signature: _signature, ...document } = registry;
  const grown = { ...document, remotes: { ...registry.remotes, ...Object.fromEntries(added) } };
  return {
    registry: await signDocument(grown, channel.privateKey),
    trust: {
      channel: [...trust.channel, channel.publicKey],
      owners: { ...trust.owners, [OWNER]: [owner.publicKey] },
      remotes: { ...trust.remotes, ...Object.fromEntries(names.map((name) => [name, OWNER])) },
    },
  };
}

async function madeUpEntry(name: string, at: number, key: string): Promise<RegistryEntry> {
  const version = `1.0.0-${hash(name, 'hex').slice(0, 10)}`;
  const files = Array.from({ length: FILES }, (_, file) =>
    file === 0
      ? `remoteEntry.${hash(name, 'hex').slice(0, 10)}.js`
      : `${file}.${hash(name + file, 'hex').slice(0, 10)}.js`,
  );
  const title = { en: `Area number ${at + 1}`, hi: `विभाग संख्या ${at + 1}` };
  const routes = [`/area-${at + 1}`];
  const release = {
    entry: `/remotes/${name}/${version}/${files[0]}`,
    integrity: Object.fromEntries(files.map((file) => [file, `sha384-${hash(file, 'base64')}`])),
    preload: files.slice(0, 2),
    title,
    routes,
    nav: [{ label: title, to: routes[0]!, place: 'account' as const, order: 100 + at }],
    contracts: '^2.0.0',
    publishes: [],
    listens: [],
    needs: { react: '^19.3.1' },
    size: 9_000,
  } satisfies Omit<Release, 'signature'>;
  return {
    owner: OWNER,
    routes,
    live: version,
    previous: null,
    canary: null,
    disabled: false,
    releases: { [version]: await signDocument(release, key) },
  };
}

function hash(text: string, form: 'hex' | 'base64'): string {
  return createHash('sha384').update(text).digest(form);
}
