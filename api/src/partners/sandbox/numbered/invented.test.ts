import { isMarketDay, ratioFactor, sandboxCalendar, usSessionOn } from '@sanchay/finance';
import { testApi, type TestApi } from '../../../testing/testApi.ts';
import { exchangeActions } from '../exchange/actions/actionStore.ts';
import { inventedActions, scheduleActions } from '../exchange/actions/inventedActions.ts';
import { inventedUsActions } from '../us-broker/actions/inventedUsActions.ts';

const TODAY = '2026-11-20';
const isOpen = (day: string) => isMarketDay(sandboxCalendar, day);
const indian = Array.from({ length: 20 }, (_, rank) => ({
  isin: `INE${String(rank).padStart(6, '0')}010`,
  dividend: rank % 4 === 0 ? null : '12.50',
}));
const american = Array.from({ length: 20 }, (_, rank) => ({
  symbol: `S${rank}`,
  dividend: rank % 4 === 0 ? null : '1.00',
}));

test('I6 · invented actions: half-yearly dividends of those that pay, two splits and two bonus issues of twenty', () => {
  const actions = inventedActions(indian, TODAY, isOpen);
  const count = (kind: string) => actions.filter((action) => action.kind === kind).length;
  expect([count('split'), count('bonus')]).toEqual([2, 2]);
  expect(count('dividend')).toBeGreaterThanOrEqual(15);
  for (const action of actions) {
    expect(isOpen(action.ex_date)).toBe(true);
    expect(action.ex_date > TODAY && action.announced_at.slice(0, 10) < action.ex_date).toBe(true);
    if (action.kind === 'split' || action.kind === 'bonus')
      expect(
        ratioFactor({ kind: action.kind, newShares: action.new_shares, oldShares: action.old_shares }).gt(1),
      ).toBe(true);
  }
});

test('I7 · invented actions: a quarter of the yearly dividend four times, in sessions of New York', () => {
  const actions = inventedUsActions(american, TODAY);
  const paid = actions.filter(({ symbol }) => symbol === 'S1');
  expect(paid.map((action) => action.kind === 'dividend' && action.per_share)).toEqual(
    Array.from({ length: paid.length }, () => '0.2500'),
  );
  expect(paid.length).toBeGreaterThanOrEqual(3);
  expect(actions.filter(({ kind }) => kind === 'split')).toHaveLength(2);
  expect(actions.every(({ ex_date }) => usSessionOn(ex_date) !== null)).toBe(true);
});

describe('I6 · the schedule of the exchange', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
    await exchangeActions.open(api.db);
  });
  afterEach(() => api.close());

  test('I6 · announcements come at their time, numbered in its order, and a second start adds none', async () => {
    const now = new Date('2026-11-20T06:00:00.000Z');
    await scheduleActions(api.db, now);
    await exchangeActions.announceDue(api.db, now);
    const first = await exchangeActions.after(api.db, 0, 500);
    expect(first.length).toBeGreaterThan(0);
    await scheduleActions(api.db, now);
    await exchangeActions.announceDue(api.db, now);
    expect(await exchangeActions.after(api.db, 0, 500)).toEqual(first);
    await exchangeActions.announceDue(api.db, new Date('2027-12-31T00:00:00.000Z'));
    const all = await exchangeActions.after(api.db, 0, 500);
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
    const times = all.map(({ announced_at: at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(all.length).toBeGreaterThan(first.length);
  });
});
