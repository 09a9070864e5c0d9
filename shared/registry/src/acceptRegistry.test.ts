import type { Registry } from '@sanchay/contracts';
import {
  entryOf,
  EXPIRES,
  NOW,
  signedRegistry,
  signedRelease,
  signers,
  V1,
  V2,
  type Signers,
} from '../fixtures/signed.ts';
import { acceptRegistry } from './acceptRegistry.ts';
import { generateKeyPair } from './keys/index.ts';

describe('accepting a channel document', () => {
  let keys: Signers;
  let remotes: Registry['remotes'];
  beforeAll(async () => {
    keys = await signers();
    remotes = {
      'mfe-gold': entryOf('gold-team', V1, await signedRelease('mfe-gold', V1, keys.gold)),
      'mfe-invest': entryOf('invest-team', V1, await signedRelease('mfe-invest', V1, keys.invest)),
    };
  });

  const accept = (value: unknown, over: object = {}) =>
    acceptRegistry(value, { current: null, trust: keys.trust, now: NOW, ...over });

  test('X3 · a good one is taken as it is', async () => {
    const document = await signedRegistry(remotes, keys.channel);
    expect(await accept(document)).toEqual({ ok: true, registry: document, quarantined: [] });
  });

  test('X3 · it may be signed by any key of the channel that is trusted', async () => {
    const newer = await generateKeyPair();
    const channel = [newer.publicKey, keys.channel.publicKey];
    const document = await signedRegistry(remotes, keys.channel);
    expect(await accept(document, { trust: { ...keys.trust, channel } })).toMatchObject({ ok: true });
    expect(await accept(document, { trust: { ...keys.trust, channel: [newer.publicKey] } })).toEqual({
      ...{ ok: false, kind: 'signature', reason: 'it is not signed by a key of the channel' },
    });
  });

  test.each([
    ['unsigned', async () => ({ ...(await signedRegistry(remotes, keys.channel)), signature: undefined })],
    ['signed by a stranger', async () => signedRegistry(remotes, await generateKeyPair())],
    ['signed by an owner', () => signedRegistry(remotes, keys.gold)],
    [
      'changed after it was signed',
      async () => ({ ...(await signedRegistry(remotes, keys.channel)), serial: 8 }),
    ],
    ['with a field more', async () => ({ ...(await signedRegistry(remotes, keys.channel)), extra: 1 })],
  ])('X3 · one that is %s is refused', async (_name, make) => {
    expect(await accept(await make())).toEqual({
      ...{ ok: false, kind: 'signature', reason: 'it is not signed by a key of the channel' },
    });
  });

  test.each([
    ['nothing', null, 'it is no document'],
    ['a text', 'registry', 'it is no document'],
    ['a list', [], 'it is no document'],
    ['no serial', { serial: '7' }, 'it has no serial'],
    ['a serial below 1', { serial: 0 }, 'it has no serial'],
    ['half a serial', { serial: 1.5 }, 'it has no serial'],
    ['no time of issue', { serial: 7, issued: 'yesterday' }, 'it has no time in issued'],
    ['no expiry', { serial: 7, issued: EXPIRES }, 'it has no time in expires'],
    ['no remotes', { serial: 7, issued: EXPIRES, expires: EXPIRES, remotes: [] }, 'it has no remotes'],
  ])('X3 · truncated to %s it is malformed', async (_name, value, reason) => {
    expect(await accept(value)).toEqual({ ok: false, kind: 'malformed', reason });
  });

  test('X3 · it is new until the very moment that it expires; a stored copy stays in use', async () => {
    const document = await signedRegistry(remotes, keys.channel);
    const end = Date.parse(EXPIRES);
    expect(await accept(document, { now: end - 1 })).toMatchObject({ ok: true });
    expect(await accept(document, { now: end })).toEqual({
      ...{ ok: false, kind: 'expired', reason: `it expired ${EXPIRES}` },
    });
    expect(await accept(document, { now: end, stored: true })).toMatchObject({ ok: true });
  });

  test('X3 · an older serial is a replay, the same and a newer one are not', async () => {
    const current = await signedRegistry(remotes, keys.channel);
    const withSerial = (serial: number) => signedRegistry(remotes, keys.channel, { serial });
    expect(await accept(await withSerial(6), { current })).toEqual({
      ...{ ok: false, kind: 'replayed', reason: 'its serial 6 is older than 7, which is in use' },
    });
    expect(await accept(await withSerial(7), { current })).toMatchObject({ ok: true });
    expect(await accept(await withSerial(8), { current })).toMatchObject({
      ok: true,
      registry: { serial: 8 },
    });
  });

  test('X3 · two remotes with one route refuse the whole', async () => {
    const invest = await signedRelease('mfe-invest', V1, keys.invest, { routes: ['/gold'] });
    const colliding = { ...remotes, 'mfe-invest': entryOf('invest-team', V1, invest) };
    expect(await accept(await signedRegistry(colliding, keys.channel))).toEqual({
      ...{
        ok: false,
        kind: 'colliding',
        reason: 'two remotes own one route: /gold: mfe-gold and mfe-invest',
      },
    });
  });

  test('X3 · a bad entry is left out, the others stand', async () => {
    const forged = await signedRelease('mfe-gold', V2, keys.invest);
    const document = await signedRegistry(
      { ...remotes, 'mfe-gold': entryOf('gold-team', V2, forged) },
      keys.channel,
    );
    expect(await accept(document)).toEqual({
      ok: true,
      registry: { ...document, remotes: { 'mfe-invest': remotes['mfe-invest'] } },
      quarantined: [{ remote: 'mfe-gold', reason: `release ${V2}: not signed by gold-team`, kept: false }],
    });
  });

  test('X3 · in place of a bad entry the one verified before stays', async () => {
    const current = await signedRegistry(remotes, keys.channel);
    const document = await signedRegistry({ ...remotes, 'mfe-gold': { owner: 'gold-team' } }, keys.channel, {
      serial: 8,
    });
    expect(await accept(document, { current })).toEqual({
      ok: true,
      registry: { ...document, remotes },
      quarantined: [{ remote: 'mfe-gold', reason: 'its routes are no paths', kept: true }],
    });
  });

  test('X3 · a remote that is gone from a good document is gone, whatever was before', async () => {
    const current = await signedRegistry(remotes, keys.channel);
    const { 'mfe-gold': _gone, ...rest } = remotes;
    const document = await signedRegistry(rest, keys.channel, { serial: 8 });
    expect(await accept(document, { current })).toMatchObject({ ok: true, registry: { remotes: rest } });
    expect(
      Object.keys(((await accept(document, { current })) as { registry: Registry }).registry.remotes),
    ).toEqual(['mfe-invest']);
  });

  test.each(['constructor', 'toString'])('X3 · nobody owns a remote called %s', async (name) => {
    const document = await signedRegistry({ [name]: remotes['mfe-gold'] }, keys.channel);
    const current = await signedRegistry(remotes, keys.channel);
    expect(await accept(document, { current })).toMatchObject({
      quarantined: [{ remote: name, reason: `${name} is not a remote that anybody owns`, kept: false }],
    });
  });

  test('X3 · where signatures cannot be checked nothing is taken', async () => {
    const document = await signedRegistry(remotes, keys.channel);
    const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const outcome = await accept(document);
    subtle.mockRestore();
    expect(outcome).toEqual({ ok: false, kind: 'no_crypto', reason: 'signatures cannot be checked here' });
  });
});
