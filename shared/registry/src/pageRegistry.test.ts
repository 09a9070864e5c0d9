import {
  entryOf,
  EXPIRES,
  ISSUED,
  signedRegistry,
  signedRelease,
  signers,
  V1,
  V2,
} from '../fixtures/signed.ts';
import type { Registry } from '@sanchay/contracts';
import { canaryOrder } from './cohort.ts';
import { pageRegistry } from './pageRegistry.ts';

let registry: Registry;
beforeAll(async () => {
  const { channel, gold, invest } = await signers();
  const [first, second] = [
    await signedRelease('mfe-gold', V1, gold),
    await signedRelease('mfe-gold', V2, gold),
  ];
  const entry = entryOf('gold-team', V1, first);
  registry = await signedRegistry(
    {
      'mfe-gold': { ...entry, canary: { version: V2, percent: 5 }, releases: { [V1]: first, [V2]: second } },
      'mfe-invest': entryOf('invest-team', V1, await signedRelease('mfe-invest', V1, invest)),
    },
    channel,
  );
});

test('X1 · a page starts with the release of its route’s owner and no more than names of the others', () => {
  const gold = registry.remotes['mfe-gold']!;
  const [first, , , , , sixth] = canaryOrder('mfe-gold', V2);
  const page = pageRegistry(registry, '/gold/buy', first!);
  expect(page).toEqual({
    ...{ serial: 7, issued: ISSUED, expires: EXPIRES, cohort: first! },
    remotes: {
      'mfe-gold': expect.objectContaining({
        ...{ owner: 'gold-team', routes: ['/gold'], nav: [], live: V2, release: gold.releases[V2] },
      }),
      'mfe-invest': expect.objectContaining({ owner: 'invest-team', routes: ['/invest'], nav: [], live: V1 }),
    },
  });
  expect(page.remotes['mfe-invest']).not.toHaveProperty('release');
  expect(page.remotes['mfe-gold']).not.toHaveProperty('disabled');
  expect(pageRegistry(registry, '/gold', sixth!).remotes['mfe-gold']!.release).toBe(gold.releases[V1]);
});

test('X4 · a disabled remote brings no release along and is marked as disabled', () => {
  const disabled = { ...registry.remotes['mfe-gold']!, disabled: true };
  const page = pageRegistry({ ...registry, remotes: { 'mfe-gold': disabled } }, '/gold', 50);
  expect(page.remotes['mfe-gold']).toMatchObject({ live: V1, disabled: true });
  expect(page.remotes['mfe-gold']).not.toHaveProperty('release');
});

test('X1 · a path that nobody owns brings no release along', () => {
  const { remotes } = pageRegistry(registry, '/nowhere', 0);
  expect(Object.values(remotes).filter(({ release }) => release)).toEqual([]);
});

test('M3 · the code of the server is no business of a browser: everything else of the release is in the page', () => {
  const gold = registry.remotes['mfe-gold']!;
  const release = gold.releases[V1]!;
  const rendering = {
    ...release,
    integrity: { ...release.integrity, 'server.cjs': release.integrity['app.js']! },
    rendered: ['/gold'],
  };
  const entry = { ...gold, canary: null, releases: { [V1]: rendering } };
  const page = pageRegistry({ ...registry, remotes: { 'mfe-gold': entry } }, '/gold', 50);
  expect(page.remotes['mfe-gold']!.release).toEqual({ ...release, rendered: ['/gold'] });
});
