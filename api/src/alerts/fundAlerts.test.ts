import type { RecordRule } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { announceChange } from '../funds/changes/announceChange.ts';
import { applyChanges } from '../funds/changes/applyChanges.ts';
import { AlertBench } from '../testing/people/alertBench.ts';
import { signIn } from '../testing/people/personas.ts';
import type { TestApi } from '../testing/testApi.ts';
import { evaluateAlerts } from './evaluate.ts';
import { evaluateRecords } from './evaluateRecords.ts';

describe('alerts on the record of a fund', () => {
  const at = new AlertBench();
  const { onFund, alerts, withoutNotices } = at;
  let api: TestApi;
  let fund: AlertBench['fund'];
  beforeEach(async () => {
    await at.open();
    ({ api, fund } = at);
  });
  afterEach(at.close);

  const onRecord = (rule: RecordRule, token = at.asha.token) =>
    api.call('addFundAlert', { body: { item: fund.code, rule }, token, key: randomUUID() });
  const fundAlerts = async (token = at.asha.token) =>
    (await api.call('fundAlerts', { token })).body.data.items;
  const change = (kind: 'expense_ratio' | 'riskometer' | 'manager' | 'exit_load', value: string) =>
    announceChange(api.db, {
      code: fund.code,
      kind,
      value,
      appliesFrom: istDate(api.clock.now()),
      source: 'Notice 7',
    });
  const reported = async () =>
    (await api.call('notices', { token: at.asha.token })).body.data
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
    expect((await api.call('changePriceAlert', { params, body, token: at.asha.token })).http).toBe(404);
    await api.call('removeFundAlert', { params, token: at.asha.token });
    expect(await fundAlerts()).toEqual([]);
    await api.call('restoreFundAlert', { params, token: at.asha.token });
    expect(await fundAlerts()).toHaveLength(1);
    const wrong = { item: 'NO-SUCH', rule: 'manager' as const };
    expect(
      (await api.call('addFundAlert', { body: wrong, token: at.asha.token, key: randomUUID() })).http,
    ).toBe(404);
    await api.db.query(
      `INSERT INTO price_alerts (id, user_id, kind, item, rule, value, created_at, checked_on, met)
       SELECT gen_random_uuid(), $1, 'gold', 'gold', 'above', 1e6 + n, now(), '2026-11-19', false
       FROM generate_series(1, 99) n`,
      [at.asha.userId],
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
    await api.call('removeFundAlert', { params: { alert_id: gone!.id }, token: at.asha.token });
    expect(await fundAlerts()).toEqual([]);
  });
});
