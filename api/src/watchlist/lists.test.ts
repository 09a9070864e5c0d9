import { randomUUID } from 'node:crypto';
import { signIn, type SignedIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
let asha: SignedIn;
beforeEach(async () => {
  api = await testApi();
  asha = await signIn(api, 'asha');
  await api.call('watch', { params: watched, token: asha.token });
});
afterEach(() => api.close());

const watched = { kind: 'us_stock', id: 'ALTAV000' } as const;
const view = async (token = asha.token) => (await api.call('watchlists', { token })).body.data;
const add = (name: string, token = asha.token, key = randomUUID()) =>
  api.call('addWatchlist', { body: { name }, token, key });
const idOf = async (name: string) => (await view()).lists.find((list) => list.name === name)!.id;
const setEntry = (body: { note: string; list_ids: string[] }, token = asha.token) =>
  api.call('setWatchEntry', { params: watched, body, token });

describe('lists of a watchlist', () => {
  test('P9 · lists are added, renamed and deleted; names are unique whatever their case', async () => {
    await add('Retirement');
    await add('  Ideas   2027 ');
    expect((await view()).lists.map(({ name }) => name)).toEqual(['Ideas 2027', 'Retirement']);
    for (const name of ['RETIREMENT', '   '])
      expect((await add(name)).body).toMatchObject({
        code: 'list_wrong',
        errors: { name: [expect.any(String)] },
      });
    expect((await add('x'.repeat(41))).http).toBe(400);
    const params = { list_id: await idOf('Retirement') };
    const rename = (name: string, token = asha.token) =>
      api.call('renameWatchlist', { params, body: { name }, token });
    expect((await rename('retirement')).http).toBe(200);
    expect((await rename('ideas 2027')).body.code).toBe('list_wrong');
    const ravi = await signIn(api, 'ravi');
    expect((await rename('Mine', ravi.token)).http).toBe(404);
    await api.call('removeWatchlist', { params, token: ravi.token });
    expect((await view()).lists).toHaveLength(2);
    await api.call('removeWatchlist', { params, token: asha.token });
    expect((await view()).lists.map(({ name }) => name)).toEqual(['Ideas 2027']);
  });

  test('P9 · an entry is in several lists, has a note, and moves; deleting a list keeps it', async () => {
    await add('A');
    await add('B');
    const [a, b] = [await idOf('A'), await idOf('B')];
    expect((await setEntry({ note: ' buy below $90 ', list_ids: [a, b, a] })).http).toBe(200);
    expect((await view()).entries).toEqual([
      { ...watched, note: 'buy below $90', list_ids: [a, b].toSorted() },
    ]);
    await setEntry({ note: '', list_ids: [b] });
    expect((await view()).entries).toEqual([{ ...watched, note: null, list_ids: [b] }]);
    await api.call('removeWatchlist', { params: { list_id: b }, token: asha.token });
    expect((await view()).entries).toEqual([{ ...watched, note: null, list_ids: [] }]);
  });

  test('P9 · a note has at most 500 characters; unknown lists and entries are refused', async () => {
    expect((await setEntry({ note: 'x'.repeat(501), list_ids: [] })).http).toBe(400);
    expect((await setEntry({ note: 'x'.repeat(500), list_ids: [] })).http).toBe(200);
    expect((await setEntry({ note: '', list_ids: [randomUUID()] })).http).toBe(404);
    const ravi = await signIn(api, 'ravi');
    expect((await setEntry({ note: 'mine', list_ids: [] }, ravi.token)).http).toBe(404);
    await add('A');
    const other = await api.call('setWatchEntry', {
      params: watched,
      body: { note: '', list_ids: [await idOf('A')] },
      token: ravi.token,
    });
    expect(other.http).toBe(404);
  });

  test('P9 · an undone removal keeps note and lists, a later return starts without', async () => {
    await add('A');
    const a = await idOf('A');
    await setEntry({ note: 'keep', list_ids: [a] });
    const change = (name: 'watch' | 'unwatch') => api.call(name, { params: watched, token: asha.token });
    await change('unwatch');
    expect((await view()).entries).toEqual([]);
    api.clock.advance(60_000);
    await change('watch');
    expect((await view()).entries).toEqual([{ ...watched, note: 'keep', list_ids: [a] }]);
    await change('unwatch');
    api.clock.advance(600_000);
    await change('watch');
    expect((await view()).entries).toEqual([{ ...watched, note: null, list_ids: [] }]);
  });

  test('P9 · twenty lists are the most, also for requests at once; a repeat adds one', async () => {
    for (let count = 1; count <= 18; count += 1) await add(`List ${count}`);
    const key = randomUUID();
    await add('Nineteen', asha.token, key);
    await add('Nineteen', asha.token, key);
    expect((await view()).lists).toHaveLength(19);
    const answers = await Promise.all([add('X'), add('Y'), add('Z')]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 422, 422]);
    expect(answers.find(({ http }) => http === 422)!.body.code).toBe('lists_full');
  });
});
