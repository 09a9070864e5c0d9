import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { GOLD_TOKEN, releaseBench, type ReleaseBench } from '../testing/releaseBench.ts';
import { tokenHash } from './keys.ts';

const EDGE_TOKEN = 'edge-token-edge-token-edge-token';
const REFUSAL = { kind: 'signature', reason: 'it is not signed by a key of the channel' } as const;

describe('registries that an edge server refused', () => {
  let bench: ReleaseBench;
  beforeAll(async () => {
    bench = await releaseBench();
    const tokens = { 'gold-team': [tokenHash(GOLD_TOKEN)], edge: [tokenHash(EDGE_TOKEN)] };
    writeFileSync(path.join(bench.keysFolder, 'tokens.json'), JSON.stringify(tokens));
  });
  beforeEach(() => bench.reset());
  afterAll(() => bench.close());

  const report = (token: string | null, body: object = REFUSAL) =>
    bench.api.call('reportRegistryRefusal', {
      body: body as typeof REFUSAL,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });

  test('X3 · M49 are security events with kind and reason', async () => {
    expect(await report(EDGE_TOKEN)).toMatchObject({ http: 200 });
    expect(
      await report(EDGE_TOKEN, { kind: 'replayed', reason: 'its serial 6 is older than 7' }),
    ).toMatchObject({
      http: 200,
    });
    expect(await bench.securityEvents()).toEqual([
      { kind: 'registry_signature', remote: '', by: 'edge', reason: REFUSAL.reason },
      { kind: 'registry_replayed', remote: '', by: 'edge', reason: 'its serial 6 is older than 7' },
    ]);
  });

  test.each([
    ['no token', null, 'anonymous'],
    ['an unknown token', 'nobody-has-this-token-nobody', 'anonymous'],
    ['the release token of an owner', GOLD_TOKEN, 'gold-team'],
  ])('X3 · M49 are not taken from a caller with %s', async (_, token, by) => {
    expect(await report(token)).toMatchObject({
      http: 401,
      body: { code: 'token_unknown', message: 'This needs the token of an edge server.' },
    });
    expect((await bench.securityEvents()).map((event) => [event.kind, event.by])).toEqual([
      ['token_unknown', by],
    ]);
  });

  test('X3 · M49 have a known kind and one line of reason', async () => {
    expect(await report(EDGE_TOKEN, { kind: 'other', reason: 'x' })).toMatchObject({ http: 400 });
    expect(await report(EDGE_TOKEN, { kind: 'signature', reason: 'two\nlines' })).toMatchObject({
      http: 400,
    });
    expect(await bench.securityEvents()).toEqual([]);
  });
});
