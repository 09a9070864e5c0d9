import { addDays } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { AlertBench } from '../testing/people/alertBench.ts';
import { signIn } from '../testing/people/personas.ts';
import type { TestApi } from '../testing/testApi.ts';
import { evaluateAlerts } from './evaluate.ts';

describe('price alerts', () => {
  const at = new AlertBench();
  const { add, onFund, alerts, publish, withoutNotices } = at;
  let api: TestApi;
  let fund: AlertBench['fund'];
  beforeEach(async () => {
    await at.open();
    ({ api, fund } = at);
  });
  afterEach(at.close);

  const notices = async () =>
    (await api.call('notices', { token: at.asha.token })).body.data.filter(
      ({ kind }) => kind === 'price_alert',
    );

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
    for (const { token } of [at.asha, ravi])
      expect((await add({ kind: 'mutual_fund', item: fund.code, rule: 'move', value: 1 }, token)).http).toBe(
        200,
      );
    await publish(fund.nav + 5);
    ravi = await signIn(api, 'ravi');
    await withoutNotices(ravi.userId, async () => {
      await evaluateAlerts(api.ctx);
      expect(await noticesOf(at.asha.token)).toBe(1);
    });
    expect(await alerts(ravi.token)).toMatchObject([{ state: 'waiting', reached_on: null }]);
    await evaluateAlerts(api.ctx);
    expect([await noticesOf(at.asha.token), await noticesOf(ravi.token)]).toEqual([1, 1]);
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
        token: at.asha.token,
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
    at.asha = await signIn(api, 'asha');
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
    expect((await api.call('changePriceAlert', { params, body, token: at.asha.token })).http).toBe(200);
    expect(await alerts()).toMatchObject([{ id, ...body, state: 'waiting' }]);
    await api.call('removePriceAlert', { params, token: at.asha.token });
    expect(await alerts()).toEqual([]);
    await api.call('restorePriceAlert', { params, token: ravi.token });
    expect(await alerts()).toEqual([]);
    await api.call('restorePriceAlert', { params, token: at.asha.token });
    expect(await alerts()).toMatchObject([{ id, ...body }]);
    for (const name of ['priceAlerts', 'addPriceAlert', 'removePriceAlert'] as const)
      expect((await api.call(name, { params: params as never, body: {} as never })).http).toBe(401);
  });

  test('P9 · a repeated request sets one alert, and a hundred are the most', async () => {
    const key = randomUUID();
    const body = { kind: 'gold', item: 'gold', rule: 'move', value: 5 } as const;
    await Promise.all([add(body, at.asha.token, key), add(body, at.asha.token, key)]);
    expect(await alerts()).toHaveLength(1);
    await api.db.query(
      `INSERT INTO price_alerts (id, user_id, kind, item, rule, value, created_at, checked_on, met)
       SELECT gen_random_uuid(), $1, 'gold', 'gold', 'above', 1e6 + n, now(), '2026-11-19', false
       FROM generate_series(1, 98) n`,
      [at.asha.userId],
    );
    const answers = await Promise.all([onFund('move', 1), onFund('move', 2), onFund('move', 3)]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 422, 422]);
    expect(answers.find(({ http }) => http === 422)!.body.code).toBe('alerts_full');
  });
});
