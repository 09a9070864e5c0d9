import { randomUUID } from 'node:crypto';
import type { CallBody, RecordRule } from '@sanchay/contracts';
import { addDays, istDate } from '@sanchay/finance';
import { seedGold } from '../gold/index.ts';
import { signIn, type SignedIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { announceChange } from '../funds/changes/announceChange.ts';
import { applyChanges } from '../funds/changes/applyChanges.ts';
import { evaluateAlerts } from './evaluate.ts';
import { evaluateRecords } from './evaluateRecords.ts';

let api: TestApi;
let asha: SignedIn;
let fund: { id: number; code: string; slug: string; nav: number; nav_date: string };
beforeEach(async () => {
  api = await testApi();
  await seedGold(api.db, { today: '2026-11-20' });
  asha = await signIn(api, 'asha');
  [fund] = (await api.db.query(
    `SELECT id, code, slug, nav::float8, nav_date FROM schemes
     WHERE direct AND nav_date = (SELECT max(date) FROM nav_publications) ORDER BY code LIMIT 1`,
  )) as [typeof fund];
});
afterEach(() => api.close());

const add = (body: CallBody<'addPriceAlert'>, token = asha.token, key = randomUUID()) =>
  api.call('addPriceAlert', { body, token, key });
const onFund = (rule: 'above' | 'below' | 'move', value: number) =>
  add({ kind: 'mutual_fund', item: fund.code, rule, value });
const alerts = async (token = asha.token) => (await api.call('priceAlerts', { token })).body.data.items;
const notices = async () =>
  (await api.call('notices', { token: asha.token })).body.data.filter(({ kind }) => kind === 'price_alert');

/** Publishes a NAV of the fund for the day after its newest one. */
async function publish(nav: number): Promise<string> {
  const date = addDays(fund.nav_date, 1);
  await api.db.query('INSERT INTO navs (scheme_id, date, nav) VALUES ($1, $2, $3)', [fund.id, date, nav]);
  await api.db.query('UPDATE schemes SET last_nav = nav, nav = $2, nav_date = $3 WHERE id = $1', [
    fund.id,
    nav,
    date,
  ]);
  fund.nav_date = date;
  api.clock.set(`${addDays(date, 1)}T10:00:00+05:30`);
  asha = await signIn(api, 'asha');
  return date;
}

/** Runs `work` while the database refuses notices of a user. */
async function withoutNotices(userId: string, work: () => Promise<void>): Promise<void> {
  await api.db.query(`ALTER TABLE notices ADD CONSTRAINT refused CHECK (user_id <> '${userId}') NOT VALID`);
  await work();
  await api.db.query('ALTER TABLE notices DROP CONSTRAINT refused');
}

describe('price alerts', () => {
  test('P9 · a level fires once, names date and source, and waits again after the price was below', async () => {
    const level = Math.round(fund.nav) + 1;
    expect((await onFund('above', level)).http).toBe(200);
    expect(await alerts()).toMatchObject([
      { item: fund.code, rule: 'above', value: level, state: 'waiting', reached_on: null, price: fund.nav },
    ]);
    await evaluateAlerts(api.ctx);
    expect(await notices()).toEqual([]);

    const date = await publish(level + 0.5);
    await evaluateAlerts(api.ctx);
    await evaluateAlerts(api.ctx);
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ group: 'account', path: `/mutual-funds/fund/${fund.slug}` });
    expect(notice!.title).toContain('is at or above');
    expect(notice!.text).toMatch(/^NAV on .*\. Source: invented sandbox prices\.$/);
    expect(await alerts()).toMatchObject([
      { state: 'reached', reached_on: date, reached_price: level + 0.5 },
    ]);

    await publish(level + 1);
    await evaluateAlerts(api.ctx);
    expect(await notices()).toHaveLength(1);
    await publish(level - 1);
    await evaluateAlerts(api.ctx);
    expect(await alerts()).toMatchObject([{ state: 'waiting', reached_on: date }]);
    await publish(level);
    await evaluateAlerts(api.ctx);
    expect(await notices()).toHaveLength(2);
  });

  test('P9 · nodes that evaluate at once notify once', async () => {
    await onFund('move', 1);
    await onFund('above', Math.round(fund.nav) + 1);
    await publish(fund.nav + 5);
    await Promise.all(Array.from({ length: 5 }, () => evaluateAlerts(api.ctx)));
    await evaluateAlerts(api.ctx);
    expect(await notices()).toHaveLength(2);
  });

  test('P9 · days that were missed lead to one notification, of the newest crossing', async () => {
    const level = Math.round(fund.nav) + 1;
    await onFund('above', level);
    await publish(level + 1);
    await publish(level - 1);
    const date = await publish(level + 2);
    await publish(level - 1);
    await evaluateAlerts(api.ctx);
    expect(await notices()).toHaveLength(1);
    expect(await alerts()).toMatchObject([{ state: 'waiting', reached_on: date, reached_price: level + 2 }]);
  });

  test('P9 · an alert that cannot be reported holds back no other and is reported once it can be', async () => {
    let ravi = await signIn(api, 'ravi');
    const noticesOf = async (token: string) =>
      (await api.call('notices', { token })).body.data.filter(({ kind }) => kind === 'price_alert').length;
    for (const { token } of [asha, ravi])
      expect((await add({ kind: 'mutual_fund', item: fund.code, rule: 'move', value: 1 }, token)).http).toBe(
        200,
      );
    await publish(fund.nav + 5);
    ravi = await signIn(api, 'ravi');
    await withoutNotices(ravi.userId, async () => {
      await evaluateAlerts(api.ctx);
      expect(await noticesOf(asha.token)).toBe(1);
    });
    expect(await alerts(ravi.token)).toMatchObject([{ state: 'waiting', reached_on: null }]);
    await evaluateAlerts(api.ctx);
    expect([await noticesOf(asha.token), await noticesOf(ravi.token)]).toEqual([1, 1]);
  });

  test('P9 · the price is sent by e-mail, and by SMS only to those who chose it', async () => {
    const sent = async () =>
      (
        await api.db.query<{ channel: string }>(
          "SELECT channel FROM messages WHERE text LIKE '%invented sandbox prices%' ORDER BY channel",
        )
      ).map(({ channel }) => channel);
    await onFund('move', 1);
    await publish(fund.nav + 5);
    await evaluateAlerts(api.ctx);
    expect(await sent()).toEqual(['email']);
    for (const [channel, on] of [
      ['email', false],
      ['sms', true],
    ] as const)
      await api.call('setNoticePreference', {
        token: asha.token,
        body: { group: 'account', channel, on },
      });
    await publish(fund.nav + 50);
    await evaluateAlerts(api.ctx);
    expect(await sent()).toEqual(['email', 'sms']);
  });

  test('P9 · a damaged price history stops the alerts of its own stock only', async () => {
    const stocks = await api.db.query<{ isin: string }>('SELECT isin FROM stocks ORDER BY isin LIMIT 2');
    for (const { isin } of stocks)
      expect((await add({ kind: 'stock', item: isin, rule: 'above', value: 900_000 })).http).toBe(200);
    await api.db.query(
      `UPDATE price_alerts SET value = 0.01, checked_on = checked_on - 3 WHERE kind = 'stock'`,
    );
    await api.db.query(`UPDATE price_histories SET packed = '\\x00' WHERE security = $1`, [stocks[0]!.isin]);
    await evaluateAlerts(api.ctx);
    expect(await notices()).toHaveLength(1);
    expect((await alerts()).map(({ item, state }) => [item, state])).toEqual(
      expect.arrayContaining([
        [stocks[0]!.isin, 'waiting'],
        [stocks[1]!.isin, 'reached'],
      ]),
    );
  });

  test('P9 · stocks, US stocks and gold fire when the sandbox publishes their next prices', async () => {
    const [stock] = (await api.db.query('SELECT isin FROM stocks ORDER BY isin LIMIT 1')) as [
      { isin: string },
    ];
    for (const [kind, item] of [
      ['stock', stock.isin],
      ['us_stock', 'ALTAV000'],
      ['gold', 'gold'],
    ] as const)
      expect((await add({ kind, item, rule: 'move', value: 0.1 })).http).toBe(200);
    expect(await alerts()).toHaveLength(3);
    const from = api.clock.now();
    api.clock.set('2027-01-20T10:00:00+05:30');
    for (const hook of Object.values(api.ctx.clockHooks)) await hook(api.ctx, { from, to: api.clock.now() });
    asha = await signIn(api, 'asha');
    const fired = await notices();
    expect(fired.map(({ path }) => path).toSorted()).toEqual([
      '/gold',
      expect.stringMatching(/^\/stocks\//),
      expect.stringMatching(/^\/us-stocks\//),
    ]);
    expect(fired.find(({ path }) => path?.startsWith('/us'))!.text).toContain('$');
  });

  test('P9 · a level that was reached, a repeat and what makes no sense are refused with the reason', async () => {
    const codeOf = async (answer: ReturnType<typeof add>) => {
      const { http, body } = await answer;
      return [http, body.code];
    };
    const { body } = await onFund('above', Math.floor(fund.nav));
    expect(body.code).toBe('alert_reached');
    expect(body.errors!['value']![0]).toMatch(/^The price was already ₹.* Enter a higher level\.$/);
    expect(await codeOf(onFund('below', Math.ceil(fund.nav) + 1))).toEqual([422, 'alert_reached']);
    const level = Math.round(fund.nav) + 1;
    await onFund('above', level);
    expect(await codeOf(onFund('above', level))).toEqual([422, 'alert_exists']);
    for (const [rule, value] of [
      ['above', 0],
      ['below', -1],
      ['above', level + 0.00001],
      ['above', 1e12],
      ['move', 0.09],
      ['move', 100.01],
    ] as const)
      expect(await codeOf(onFund(rule, value))).toEqual([422, 'alert_wrong']);
    expect(await codeOf(add({ kind: 'mutual_fund', item: fund.code, rule: 'above' }))).toEqual([
      422,
      'alert_wrong',
    ]);
    expect(await codeOf(add({ kind: 'stock', item: 'INE000A01018', rule: 'move', value: 1 }))).toEqual([
      404,
      'not_found',
    ]);
    expect(
      (await add({ kind: 'fixed_deposit' as never, item: 'axis-bank', rule: 'move', value: 1 })).http,
    ).toBe(400);
    expect(await alerts()).toHaveLength(1);
  });

  test('P9 · a fund younger than a year has no 52-week alert, an older one has', async () => {
    expect((await add({ kind: 'mutual_fund', item: fund.code, rule: 'high_52w' })).http).toBe(200);
    await api.db.query('DELETE FROM navs WHERE scheme_id = $1 AND date < $2', [
      fund.id,
      addDays(fund.nav_date, -300),
    ]);
    expect((await add({ kind: 'mutual_fund', item: fund.code, rule: 'low_52w' })).body.code).toBe(
      'alert_no_prices',
    );
  });

  test('P9 · an alert is changed, deleted, restored, and belongs to one user', async () => {
    const level = Math.round(fund.nav) + 1;
    await onFund('above', level);
    const { id } = (await alerts())[0]!;
    const ravi = await signIn(api, 'ravi');
    const params = { alert_id: id };
    expect(await alerts(ravi.token)).toEqual([]);
    const body = { rule: 'below' as const, value: 1 };
    expect((await api.call('changePriceAlert', { params, body, token: ravi.token })).http).toBe(404);
    await api.call('removePriceAlert', { params, token: ravi.token });
    expect((await api.call('changePriceAlert', { params, body, token: asha.token })).http).toBe(200);
    expect(await alerts()).toMatchObject([{ id, ...body, state: 'waiting' }]);
    await api.call('removePriceAlert', { params, token: asha.token });
    expect(await alerts()).toEqual([]);
    await api.call('restorePriceAlert', { params, token: ravi.token });
    expect(await alerts()).toEqual([]);
    await api.call('restorePriceAlert', { params, token: asha.token });
    expect(await alerts()).toMatchObject([{ id, ...body }]);
    for (const name of ['priceAlerts', 'addPriceAlert', 'removePriceAlert'] as const)
      expect((await api.call(name, { params: params as never, body: {} as never })).http).toBe(401);
  });

  test('P9 · a repeated request sets one alert, and a hundred are the most', async () => {
    const key = randomUUID();
    const body = { kind: 'gold', item: 'gold', rule: 'move', value: 5 } as const;
    await Promise.all([add(body, asha.token, key), add(body, asha.token, key)]);
    expect(await alerts()).toHaveLength(1);
    await api.db.query(
      `INSERT INTO price_alerts (id, user_id, kind, item, rule, value, created_at, checked_on, met)
       SELECT gen_random_uuid(), $1, 'gold', 'gold', 'above', 1e6 + n, now(), '2026-11-19', false
       FROM generate_series(1, 98) n`,
      [asha.userId],
    );
    const answers = await Promise.all([onFund('move', 1), onFund('move', 2), onFund('move', 3)]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 422, 422]);
    expect(answers.find(({ http }) => http === 422)!.body.code).toBe('alerts_full');
  });
});

describe('alerts on the record of a fund', () => {
  const onRecord = (rule: RecordRule, token = asha.token) =>
    api.call('addFundAlert', { body: { item: fund.code, rule }, token, key: randomUUID() });
  const fundAlerts = async (token = asha.token) => (await api.call('fundAlerts', { token })).body.data.items;
  const change = (kind: 'expense_ratio' | 'riskometer' | 'manager' | 'exit_load', value: string) =>
    announceChange(api.db, {
      code: fund.code,
      kind,
      value,
      appliesFrom: istDate(api.clock.now()),
      source: 'Notice 7',
    });
  const reported = async () =>
    (await api.call('notices', { token: asha.token })).body.data
      .filter(({ kind }) => kind.startsWith('fund_'))
      .map(({ title, text, path }) => [title, text, path]);
  async function evaluate(): Promise<void> {
    await applyChanges(api.ctx);
    await Promise.all(Array.from({ length: 3 }, () => evaluateRecords(api.ctx)));
    await evaluateRecords(api.ctx);
  }

  test.each([
    ['expense_ratio', '0.71', /^Expense ratio of .* has changed$/, /^Now: 0.71%\. Before: .*%\. Source: /],
    ['riskometer', 'Low Risk', /^Riskometer of .* has changed$/, /^Now: Low\. Before: .*/],
    ['manager', 'Isha Rao', /^Fund manager of .* has changed$/, /^Now: Isha Rao\. Before: .*/],
    ['exit_load', '', /^Exit load of .* has changed$/, /^Now: nil\. Before: .*/],
  ] as const)(
    'P9 · %s: a change is reported once, with both values and its source',
    async (rule, value, title, text) => {
      await api.db.query("UPDATE schemes SET exit_load = '1% if redeemed within 1 year' WHERE id = $1", [
        fund.id,
      ]);
      expect((await onRecord(rule)).http).toBe(200);
      await evaluate();
      expect(await reported()).toEqual([]);
      await change(rule, value);
      await evaluate();
      const [notice, ...others] = await reported();
      expect(others).toEqual([]);
      expect(notice).toEqual([
        expect.stringMatching(title),
        expect.stringMatching(text),
        `/mutual-funds/fund/${fund.slug}`,
      ]);
      expect(notice![1]).toMatch(/Source: invented sandbox records, \d+ \w+ 2026\.$/);
      expect(await fundAlerts()).toMatchObject([{ rule, changed_on: '2026-11-20' }]);
      expect(await alerts()).toEqual([]);
    },
  );

  test('P9 · a change that cannot be reported to one user is reported to the others, and to that one later', async () => {
    const ravi = await signIn(api, 'ravi');
    await onRecord('manager');
    await onRecord('manager', ravi.token);
    await change('manager', 'Isha Rao');
    await withoutNotices(ravi.userId, async () => {
      await evaluate();
      expect(await reported()).toHaveLength(1);
    });
    expect(await fundAlerts(ravi.token)).toMatchObject([{ changed_on: null }]);
    await evaluate();
    expect(await reported()).toHaveLength(1);
    expect(await fundAlerts(ravi.token)).toMatchObject([{ changed_on: '2026-11-20' }]);
  });

  test('P9 · a closing is reported when it is announced, a withdrawn announcement is not', async () => {
    await onRecord('closing');
    const announced = { code: fund.code, appliesFrom: '2026-12-15', source: 'Notice 8' };
    await announceChange(api.db, { ...announced, kind: 'closed' });
    await evaluate();
    expect(await reported()).toMatchObject([
      [
        expect.stringMatching(/closes for new investments on 15 Dec 2026$/),
        'Source: Notice 8.',
        expect.any(String),
      ],
    ]);
    await api.db.query('DELETE FROM scheme_changes');
    await evaluate();
    expect(await reported()).toHaveLength(1);
    const [into] = (await api.db.query('SELECT code FROM schemes WHERE code <> $1 ORDER BY code LIMIT 1', [
      fund.code,
    ])) as [{ code: string }];
    await announceChange(api.db, { ...announced, kind: 'merged', into: into.code });
    await evaluate();
    expect((await reported()).map(([title]) => title)).toContainEqual(
      expect.stringMatching(/ merges into .* on 15 Dec 2026$/),
    );
  });

  test('P9 · an alert on a record is one of a hundred, is set once, deleted, restored, and belongs to one user', async () => {
    expect((await onRecord('manager')).http).toBe(200);
    expect((await onRecord('manager')).body.code).toBe('alert_exists');
    const { id } = (await fundAlerts())[0]!;
    const params = { alert_id: id };
    const ravi = (await signIn(api, 'ravi')).token;
    expect(await fundAlerts(ravi)).toEqual([]);
    await api.call('removeFundAlert', { params, token: ravi });
    expect(await fundAlerts()).toHaveLength(1);
    const body = { rule: 'move' as const, value: 1 };
    expect((await api.call('changePriceAlert', { params, body, token: asha.token })).http).toBe(404);
    await api.call('removeFundAlert', { params, token: asha.token });
    expect(await fundAlerts()).toEqual([]);
    await api.call('restoreFundAlert', { params, token: asha.token });
    expect(await fundAlerts()).toHaveLength(1);
    const wrong = { item: 'NO-SUCH', rule: 'manager' as const };
    expect((await api.call('addFundAlert', { body: wrong, token: asha.token, key: randomUUID() })).http).toBe(
      404,
    );
    await api.db.query(
      `INSERT INTO price_alerts (id, user_id, kind, item, rule, value, created_at, checked_on, met)
       SELECT gen_random_uuid(), $1, 'gold', 'gold', 'above', 1e6 + n, now(), '2026-11-19', false
       FROM generate_series(1, 99) n`,
      [asha.userId],
    );
    expect((await onRecord('riskometer')).body.code).toBe('alerts_full');
    expect((await onRecord('riskometer', ravi)).http).toBe(200);
  });

  test('P9 · an alert on a fund or stock that no longer exists is listed without it and can be deleted', async () => {
    await onRecord('manager');
    await onFund('move', 1);
    await api.db.query("UPDATE price_alerts SET item = 'SBX-GONE'");
    await evaluate();
    await evaluateAlerts(api.ctx);
    expect(await alerts()).toMatchObject([{ name: 'SBX-GONE', price: null, path: '/mutual-funds' }]);
    const [gone] = await fundAlerts();
    expect(gone).toMatchObject({ name: 'SBX-GONE', available: false, path: '/mutual-funds' });
    await api.call('removeFundAlert', { params: { alert_id: gone!.id }, token: asha.token });
    expect(await fundAlerts()).toEqual([]);
  });
});
