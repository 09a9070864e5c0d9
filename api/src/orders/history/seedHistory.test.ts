import { proveBalanced } from '../../ledger/index.ts';
import { PERSONAS } from '../../personas/index.ts';
import { signIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { seedHistory } from './seedHistory.ts';

const options = { today: '2026-11-20', personas: PERSONAS };
const { asha, meera } = PERSONAS;

describe('the invented past', () => {
  let api: TestApi;
  let booked: number;
  beforeAll(async () => {
    api = await testApi();
    booked = await seedHistory(api.db, options);
  });
  afterAll(() => api.close());

  const count = async (sql: string, values: unknown[] = []) =>
    (await api.db.query<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`, values))[0]!.count;

  test('P2 · Asha has three years of purchases, Meera one', async () => {
    expect(await count('orders WHERE portfolio_id = $1', [asha.portfolioId])).toBe(60);
    expect(await count('orders WHERE portfolio_id = $1', [meera.portfolioId])).toBe(13);
    expect(booked).toBe(73);
    expect(await count(`orders WHERE status = 'successful' AND units IS NOT NULL`)).toBe(73);
  });

  test('P2 · it is booked like live orders: steps, payments and a ledger that sums to zero', async () => {
    await proveBalanced(api.db);
    expect(await count('order_steps')).toBe(73 * 6);
    expect(await count(`ledger_transfers WHERE kind = 'payment'`)).toBe(73);
    expect(await count(`ledger_transfers WHERE kind = 'allotment'`)).toBe(73);
    const drift = await api.db.query(
      `SELECT o.portfolio_id, o.code, sum(o.units) - (
         SELECT sum(e.amount) FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = o.code
         WHERE a.portfolio_id = o.portfolio_id AND a.role = 'units_held') AS drift
       FROM orders o GROUP BY o.portfolio_id, o.code`,
    );
    expect(drift).toHaveLength(7);
    expect(drift.map((row) => row.drift)).toEqual(Array(7).fill('0.0000'));
    const cash = await api.db.query(
      `SELECT sum(e.amount) AS left FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
       WHERE a.role = 'cash_in_transit' GROUP BY a.portfolio_id`,
    );
    expect(cash).toEqual([{ left: '0.0000' }, { left: '0.0000' }]);
  });

  test('P2 · every NAV is the fund’s own of that day, and every allotment lies before today', async () => {
    expect(
      await count(
        'orders o JOIN schemes s ON s.code = o.code JOIN navs n ON n.scheme_id = s.id AND n.date = o.nav_date WHERE n.nav = o.nav',
      ),
    ).toBe(73);
    expect(await count(`orders WHERE allotment_date >= '2026-11-20'`)).toBe(0);
  });

  test('P2 · one of Asha’s funds is in two folios', async () => {
    const rows = await api.db.query<{ folios: number }>(
      'SELECT count(DISTINCT folio_no) AS folios FROM orders WHERE portfolio_id = $1 GROUP BY code ORDER BY 1 DESC',
      [asha.portfolioId],
    );
    expect(rows.map(({ folios }) => folios)).toEqual([2, 1, 1, 1, 1]);
  });

  test('I3 · each has one SIP that goes on, and the next date is ahead', async () => {
    for (const [name, amount, first] of [
      ['asha', 5000, '2026-12-07'],
      ['meera', 10_000, '2026-12-10'],
    ] as const) {
      const { token } = await signIn(api, name);
      const plans = (await api.call('systematicPlans', { token })).body.data;
      expect(plans).toMatchObject([{ kind: 'sip', amount, status: 'active', frequency: 'monthly' }]);
      const { history, instalments_done: done } = (
        await api.call('systematicPlan', { token, params: { id: plans[0]!.id } })
      ).body.data;
      expect(history.map(({ state }) => state)).toEqual(['registered', ...Array(done - 1).fill('paid')]);
      expect(done).toBeGreaterThan(10);
      expect([plans[0]!.next_dates[0], plans[0]!.next_dates.length]).toEqual([first, 6]);
    }
    expect(await count(`systematic_plans WHERE status = 'cancelled'`)).toBe(1);
    expect(await count('plan_instalments')).toBe(35 + 17 + 11);
  });

  test('P2 · seeding again books nothing', async () => {
    expect(await seedHistory(api.db, { ...options, today: '2026-12-20' })).toBe(0);
    expect(await count('orders')).toBe(73);
  });

  test('P2 · the same market gives the same past', async () => {
    const past = () => api.db.query('SELECT id, code, amount, units, nav, nav_date FROM orders ORDER BY id');
    const before = await past();
    const kept = [
      ...['ledger_entries', 'ledger_transfers', 'lot_changes', 'order_steps', 'order_consents'],
      ...['plan_consents', 'plan_events', 'redemption_steps', 'sale_corrections', 'chargeback_settlements'],
    ];
    const triggers = async (what: 'ENABLE' | 'DISABLE') => {
      for (const table of kept) await api.db.query(`ALTER TABLE ${table} ${what} TRIGGER USER`);
    };
    await triggers('DISABLE');
    await api.db.query(
      'TRUNCATE carts, orders, payments, systematic_plans, folios, ledger_transfers CASCADE',
    );
    await triggers('ENABLE');
    expect(await seedHistory(api.db, options)).toBe(73);
    expect(await past()).toEqual(before);
    await proveBalanced(api.db);
  });
});
