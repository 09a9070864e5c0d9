import type { RegistryEntry, Release } from '@sanchay/contracts';
import { entryOf, signedRelease, signers, V1, V2, type Signers } from '../fixtures/signed.ts';
import { entryBreach, releaseBreach } from './releaseTrust.ts';

let keys: Signers;
beforeAll(async () => {
  keys = await signers();
});

describe('a release', () => {
  const breach = async (over: object, { version = V1, remote = 'mfe-gold', origins = [] as string[] } = {}) =>
    releaseBreach(remote, version, await signedRelease('mfe-gold', V1, keys.gold, over), keys.trust, origins);

  test('X3 · that its owner signed is trusted', async () => {
    expect(await breach({})).toBeNull();
  });

  test('X3 · may lie on an allowed origin and on no other', async () => {
    const entry = `https://cdn.example/remotes/mfe-gold/${V1}/remoteEntry.js`;
    expect(await breach({ entry }, { origins: ['https://cdn.example'] })).toBeNull();
    for (const origins of [[], ['https://cdn.example:8443'], ['http://cdn.example']])
      expect(await breach({ entry }, { origins })).toBe(`release ${V1}: unknown origin https://cdn.example`);
    expect(await breach({ entry: 'javascript:alert(1)' })).toBe(`release ${V1}: unknown origin null`);
  });

  const folder = `/remotes/mfe-gold/${V1}/`;
  test.each([
    ['in another folder', { entry: `/remotes/mfe-invest/${V1}/remoteEntry.js` }],
    ['of another version', { entry: `/remotes/mfe-gold/${V2}/remoteEntry.js` }],
    ['on another host without a scheme', { entry: `//evil.example${folder}remoteEntry.js` }],
    [
      'reached by going up on an allowed origin',
      { entry: `https://cdn.example${folder}../x/remoteEntry.js` },
    ],
  ])('X3 · with an entry %s is not trusted', async (_name, over) => {
    expect(await breach(over, { origins: ['https://cdn.example'] })).toBe(
      `release ${V1}: its entry is not below ${folder}`,
    );
  });

  test('X3 · with an entry without a hash is not trusted', async () => {
    expect(await breach({ entry: `${folder}other.js` })).toBe(`release ${V1}: its entry has no hash`);
  });

  test('X3 · belongs to the remote and version that it was signed for', async () => {
    const release = await signedRelease('mfe-gold', V1, keys.gold);
    expect(await releaseBreach('mfe-gold', V2, release, keys.trust, [])).toBe(
      `release ${V2}: its entry is not below /remotes/mfe-gold/${V2}/`,
    );
    const copper = await signedRelease('mfe-copper', V1, keys.gold);
    expect(await releaseBreach('mfe-copper', V1, copper, keys.trust, [])).toBe(
      'mfe-copper is not a remote that anybody owns',
    );
  });

  test('X3 · signed by another owner, or altered, is not', async () => {
    const foreign = await signedRelease('mfe-gold', V1, keys.invest);
    const altered = { ...(await signedRelease('mfe-gold', V1, keys.gold)), size: 1 };
    for (const release of [foreign, altered])
      expect(await releaseBreach('mfe-gold', V1, release, keys.trust, [])).toBe(
        `release ${V1}: not signed by gold-team`,
      );
    const keyless = { ...keys.trust, owners: {} };
    const good = await signedRelease('mfe-gold', V1, keys.gold);
    expect(await releaseBreach('mfe-gold', V1, good, keyless, [])).toBe(
      `release ${V1}: not signed by gold-team`,
    );
  });

  const hash = `sha384-${'A'.repeat(64)}`;
  const nav = { label: { en: 'Gold', hi: 'सोना' }, to: '/gold', place: 'header', order: 1 };
  test.each([
    [{ entry: 1 }, 'it has no entry'],
    [{ integrity: {} }, 'it has no hashes'],
    [{ integrity: { 'a.js': 5 } }, 'it has no hashes'],
    [{ integrity: { '../a.js': hash } }, '../a.js is no file name'],
    [{ integrity: { '/a.js': hash } }, '/a.js is no file name'],
    [{ integrity: { 'a b.js': hash } }, 'a b.js is no file name'],
    [{ integrity: { 'a.js': 'sha256-x' } }, 'the hash of a.js is none'],
    [{ integrity: { 'a.js': `${hash}A` } }, 'the hash of a.js is none'],
    [{ preload: 'app.js' }, 'it does not say what to preload'],
    [{ preload: ['other.js'] }, 'other.js has no hash'],
    [{ routes: ['gold'] }, 'its routes are no paths'],
    [{ routes: ['/Gold'] }, 'its routes are no paths'],
    [{ rendered: ['/silver'] }, 'what it renders is not below its routes'],
    [{ notRendered: ['/silver'] }, 'what it does not render is not below its routes'],
    [{ rendered: '/gold' }, 'what it renders is not below its routes'],
    [{ pages: ['/goldfish'] }, 'its pages are not below its routes'],
    [{ title: 'Gold' }, 'it has no title in every language'],
    [{ title: { en: 'Gold' } }, 'it has no title in every language'],
    [{ nav: null }, 'its navigation is none'],
    [{ nav: [{ ...nav, to: 'gold' }] }, 'its navigation is none'],
    [{ nav: [{ ...nav, group: 'other' }] }, 'its navigation is none'],
    [{ contracts: '1.0.0' }, 'it names no range of the contracts'],
    [{ contracts: '^1.0' }, 'it names no range of the contracts'],
    [{ publishes: null }, 'it does not declare its events'],
    [{ listens: [1] }, 'it does not declare its events'],
    [{ needs: ['react'] }, 'it does not say what it needs from the shell'],
    [{ size: -1 }, 'it has no size'],
    [{ size: 1.5 }, 'it has no size'],
  ])('X3 · with %j is malformed even when signed', async (over, fault) => {
    expect(await breach(over)).toBe(`release ${V1}: ${fault}`);
  });

  test('X3 · with navigation of the right form is trusted; one that is no object is not', async () => {
    expect(await breach({ nav: [nav] })).toBeNull();
    expect(await releaseBreach('mfe-gold', V1, 'release', keys.trust, [])).toBe(
      `release ${V1}: the release is no object`,
    );
  });
});

describe('an entry', () => {
  const breach = async (over: (release: Release) => Partial<Record<keyof RegistryEntry, unknown>>) => {
    const release = await signedRelease('mfe-gold', V1, keys.gold);
    return entryBreach(
      'mfe-gold',
      { ...entryOf('gold-team', V1, release), ...over(release) },
      keys.trust,
      [],
    );
  };

  test('X3 · of its owner with signed releases is trusted, canary and previous included', async () => {
    const second = await signedRelease('mfe-gold', V2, keys.gold);
    expect(await breach(() => ({}))).toBeNull();
    expect(
      await breach((release) => ({
        ...{ previous: V2, canary: { version: V2, percent: 99 }, releases: { [V1]: release, [V2]: second } },
      })),
    ).toBeNull();
  });

  test.each([
    [{ owner: '' }, 'the entry names no owner'],
    [{ owner: 'invest-team' }, 'it belongs to gold-team, not to invest-team'],
    [{ routes: [] }, 'its routes are no paths'],
    [{ routes: ['/gold', '/more'] }, 'its routes are not those of its live release'],
    [{ disabled: 'no' }, 'it does not say whether it is disabled'],
    [{ releases: [] }, 'it has no releases'],
    [{ live: null }, 'it names no live release'],
    [{ live: V2 }, `it names a release that it does not list: ${V2}`],
    [{ previous: V2 }, `it names a release that it does not list: ${V2}`],
    [{ previous: undefined }, 'it names a release that it does not list: undefined'],
    [{ canary: { version: V2, percent: 5 } }, `it names a release that it does not list: ${V2}`],
    [{ canary: { version: V1, percent: 0 } }, 'its canary takes no whole share between 1 and 99 percent'],
    [{ canary: { version: V1, percent: 100 } }, 'its canary takes no whole share between 1 and 99 percent'],
    [{ canary: { version: V1, percent: 2.5 } }, 'its canary takes no whole share between 1 and 99 percent'],
  ])('X3 · with %j is not', async (over, reason) => {
    expect(await breach(() => over)).toBe(reason);
  });

  test('X3 · with one release that nobody signed is not, though it is not live', async () => {
    const forged = await signedRelease('mfe-gold', V2, keys.invest);
    expect(await breach((release) => ({ releases: { [V1]: release, [V2]: forged } }))).toBe(
      `release ${V2}: not signed by gold-team`,
    );
    expect(await entryBreach('mfe-gold', 'entry', keys.trust, [])).toBe('the entry is no object');
  });
});
