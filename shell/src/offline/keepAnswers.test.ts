import { ApiError, type ApiErrorKind } from '@sanchay/api-client';
import { createBus } from '@sanchay/event-bus';
import type { UserInfo } from '@sanchay/contracts';
import { QueryClient } from '@sanchay/remote-kit/query';
import { safeStorage, type AnswerStore, type SavedAnswer } from '@sanchay/remote-kit/storage';
import { answerOwner } from './answerOwner.ts';
import { forgetPersonalAnswers, keepAnswers } from './keepAnswers.ts';
import { scopeOf } from './savedCalls.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp(saved: Record<string, SavedAnswer> = {}) {
  const rows = new Map(Object.entries(saved));
  const trimmed: number[][] = [];
  const store: AnswerStore = {
    get: async (scope, key) => rows.get(`${scope} ${key}`) ?? null,
    put: async (scope, key, answer) => void rows.set(`${scope} ${key}`, answer),
    keepOnly: async (scope) => {
      for (const key of rows.keys()) if (!key.startsWith(`${scope} `)) rows.delete(key);
    },
    trim: async (...bounds) => void trimmed.push(bounds),
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const state = { owner: 'asha/p1' as string | null, online: true };
  keepAnswers({ queries, store, owner: () => state.owner, now: () => NOW, online: () => state.online });
  const ask = (name: string, answer: () => Promise<unknown>) =>
    queries.fetchQuery({ queryKey: [name, {}], queryFn: answer }).catch(() => undefined);
  const shown = (name: string) => queries.getQueryState([name, {}]);
  return { rows, queries, store, state, ask, shown, trimmed };
}
const failure = (kind: ApiErrorKind) => () => Promise.reject(new ApiError({ kind }));

afterEach(() => jest.restoreAllMocks());

test("S14 · a public response and a user's response are stored under their names with their time", async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const { ask, rows } = setUp();
  await ask('schemeDetails', async () => ['fund']);
  await ask('holdings', async () => ({ total: 5 }));
  expect([...rows]).toEqual([
    ['everybody ["schemeDetails",{}]', { data: ['fund'], at: NOW }],
    ['asha/p1 ["holdings",{}]', { data: { total: 5 }, at: NOW }],
  ]);
});

test('S14 · identifiers are never kept, and nothing personal of nobody', async () => {
  const { ask, rows, state } = setUp();
  for (const name of [
    ...['userInfo', 'onboarding', 'portfolioList', 'payment', 'configFile', 'ticket', 'chat'],
    ...['kyc', 'portfolioKyc', 'document', 'staffKyc', 'staffKycDocument', 'bankAccounts', 'nominees'],
  ])
    await ask(name, async () => ({ dob: '1988-03-14' }));
  state.owner = null;
  await ask('holdings', async () => 1);
  expect(rows.size).toBe(0);
  expect(scopeOf('holdings', null)).toBeNull();
});

test.each(['network', 'offline', 'timeout'] as const)(
  'S14 · after a failure by %s the saved answer comes back with its own age, and the failure stays',
  async (kind) => {
    const at = NOW - 3_600_000;
    const { ask, shown } = setUp({ 'asha/p1 ["holdings",{}]': { data: 'old', at } });
    await ask('holdings', failure(kind));
    await settled();
    expect(shown('holdings')).toMatchObject({ data: 'old', dataUpdatedAt: at, status: 'error' });
  },
);

test.each(['server', 'not_found', 'unauthorised', 'refused'] as const)(
  'S14 · an answer of the server that is a failure (%s) brings nothing back',
  async (kind) => {
    const { ask, shown } = setUp({ 'asha/p1 ["holdings",{}]': { data: 'old', at: 1 } });
    await ask('holdings', failure(kind));
    await settled();
    expect(shown('holdings')?.data).toBeUndefined();
  },
);

test('S14 · a call that waits for the line shows the saved answer meanwhile', async () => {
  const { queries, shown } = setUp({ 'everybody ["stockList",{}]': { data: 'old', at: 7 } });
  const query = queries.getQueryCache().build(queries, { queryKey: ['stockList', {}] });
  query.setState({ ...query.state, fetchStatus: 'paused' });
  await settled();
  expect(shown('stockList')).toMatchObject({
    data: 'old',
    dataUpdatedAt: 7,
    status: 'success',
    fetchStatus: 'paused',
  });
});

test('S14 · a call that was sent off without a line shows the saved answer, and a late answer takes its place', async () => {
  const { ask, shown, state } = setUp({ 'everybody ["stockList",{}]': { data: 'old', at: 7 } });
  state.online = false;
  let answer: (data: string) => void = () => undefined;
  const asked = ask('stockList', () => new Promise<string>((resolve) => (answer = resolve)));
  await settled();
  expect(shown('stockList')).toMatchObject({
    data: 'old',
    dataUpdatedAt: 7,
    status: 'success',
    fetchStatus: 'fetching',
  });
  answer('new');
  await asked;
  expect(shown('stockList')).toMatchObject({ data: 'new', fetchStatus: 'idle' });
});

test('S14 · with a line nothing old is shown while a call is under way', async () => {
  const { ask, shown } = setUp({ 'everybody ["stockList",{}]': { data: 'old', at: 7 } });
  void ask('stockList', () => new Promise(() => undefined));
  await settled();
  expect(shown('stockList')?.data).toBeUndefined();
});

test('S14 · what is on the page is never replaced by what was saved', async () => {
  const { ask, shown, queries } = setUp({ 'asha/p1 ["holdings",{}]': { data: 'old', at: 1 } });
  queries.setQueryData(['holdings', {}], 'new', { updatedAt: 2 });
  await ask('holdings', failure('network'));
  await settled();
  expect(shown('holdings')).toMatchObject({ data: 'new', dataUpdatedAt: 2 });
});

test('S4 · an answer of the former account is not brought back for the next', async () => {
  const { ask, shown, state, store } = setUp();
  let found: (answer: SavedAnswer) => void = () => undefined;
  store.get = () => new Promise((resolve) => (found = resolve));
  await ask('holdings', failure('network'));
  state.owner = 'asha/p2';
  found({ data: 'of p1', at: 1 });
  await settled();
  expect(shown('holdings')).toMatchObject({ data: undefined, status: 'error' });
});

test('S2 · at the end of a session everything personal goes, what is for everybody stays', async () => {
  const { rows, store } = setUp({
    'everybody ["stockList",{}]': { data: 1, at: 1 },
    'asha/p1 ["holdings",{}]': { data: 2, at: 1 },
    'meera/p3 ["cart",{}]': { data: 3, at: 1 },
  });
  await forgetPersonalAnswers(store);
  expect([...rows.keys()]).toEqual(['everybody ["stockList",{}]']);
});

test('S14 · answers are kept for 30 days, and 300 of them', () => {
  expect(setUp().trimmed).toEqual([[NOW - 30 * 86_400_000, 300]]);
});

test('S1 · the owner of restorable responses is known without a server request, until it is cleared', () => {
  const bus = createBus({ production: true });
  const storage = safeStorage(() => {
    throw new Error('blocked');
  });
  const owner = answerOwner(storage, bus);
  bus.emit('session/changed', { loggedIn: true, userFetched: false, user: null });
  expect(owner.now()).toBeNull();
  const user = { id: 1, current_portfolio: { id: 1 } } as UserInfo;
  bus.emit('session/changed', { loggedIn: true, userFetched: true, user });
  bus.emit('session/changed', { loggedIn: true, userFetched: true, user: null });
  expect(owner.now()).toBe('1/1');
  expect(answerOwner(storage, createBus({ production: true })).now()).toBe('1/1');
  owner.forget();
  expect(owner.now()).toBeNull();
});
