import { istDate, publishedRules as rules, type BusinessCalendar } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import {
  decidePurchase,
  decideRedemption,
  engineScheme,
  startRedemption,
  type Booking,
  type Decision,
  type EngineScheme,
  type PurchaseState,
  type RedemptionState,
} from '../engine/index.ts';
import { schemeForOrder } from '../funds/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { giveBank, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import type { RedemptionRow } from './rows.ts';

/** Day by day: what is bought, at what hour it is paid (null: never), and which share of a fund is sold. */
const DAYS = [
  {
    date: '2026-11-20',
    buys: [
      [FUNDS.equity, 5_000],
      [FUNDS.debt, 12_345],
    ],
    paidAt: '10:30',
    sells: [],
  },
  { date: '2026-11-23', buys: [[FUNDS.liquid, 7_500]], paidAt: '14:00', sells: [] },
  { date: '2026-11-25', buys: [[FUNDS.equity, 1_001]], paidAt: '15:00', sells: [[FUNDS.equity, 'units']] },
  { date: '2026-11-26', buys: [[FUNDS.debt, 2_000]], paidAt: null, sells: [[FUNDS.debt, 'amount']] },
  {
    date: '2026-11-27',
    buys: [],
    paidAt: null,
    sells: [
      [FUNDS.liquid, 'all'],
      [FUNDS.equity, 'all'],
    ],
  },
] as const;
/** Rupees a unit on a day: another one each day, with four decimals. */
const navOf = (code: string, date: string) =>
  (40 + code.charCodeAt(2) + Number(date.slice(8)) / 7).toFixed(4);

/** The stored state of an order or a sale in the database, and the state the engine in memory expects. */
interface Kept {
  state: object;
  steps: object[];
  bookings: object[];
}

describe('the engine in memory and the engine over the database', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  afterAll(() => bench.close());
  const { equity, debt, liquid } = FUNDS;

  async function publish(date: string): Promise<void> {
    for (const code of [equity, debt, liquid]) await publishNav(bench.api.db, code, date, navOf(code, date));
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', { date });
  }

  async function live(): Promise<void> {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
    let published = '2026-11-19';
    for (const { date, buys, paidAt, sells } of DAYS) {
      await me.moveTo(`${date}T09:30:00.000+05:30`);
      await bench.api.runJobs();
      for (const [code, amount] of buys) await me.place({ code, type: 'buy', amount });
      for (const [code, by] of sells) await sell(code, by);
      if (paidAt) {
        await me.moveTo(`${date}T${paidAt}:00.000+05:30`);
        await me.payAll();
      }
      await bench.api.runJobs();
      while (published < date) {
        published = istDate(new Date(Date.parse(`${published}T12:00:00Z`) + 86_400_000));
        await publish(published);
      }
      await me.moveTo(`${date}T23:30:00.000+05:30`);
      await bench.api.runJobs();
    }
    for (const date of ['2026-11-30', '2026-12-01', '2026-12-04', '2026-12-10']) {
      while (published < date) {
        published = istDate(new Date(Date.parse(`${published}T12:00:00Z`) + 86_400_000));
        await publish(published);
      }
      await me.moveTo(`${date}T23:30:00.000+05:30`);
      await bench.api.runJobs();
    }
  }

  async function sell(code: string, by: 'units' | 'amount' | 'all'): Promise<void> {
    const [lot] = await bench.api.db.query<{ folio_no: string }>(
      `SELECT folio_no FROM orders WHERE portfolio_id = $1 AND code = $2 AND status = 'successful' LIMIT 1`,
      [me.portfolioId, code],
    );
    const size = { units: { units: 12.345 }, amount: { amount: 1_234 }, all: {} }[by];
    const input = { code, folio_no: lot!.folio_no, by, ...size };
    const preview = await me.call('previewRedemption', { body: input });
    if (preview.http !== 200) throw new Error(JSON.stringify(preview.body));
    const { consent } = preview.body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    const placed = await me.call('createRedemption', {
      body: { ...input, consent_hash: consent.hash, step_up },
    });
    if (placed.http !== 200) throw new Error(JSON.stringify(placed.body));
  }

  const entriesOf = async (subjectId: string): Promise<object[]> =>
    bench.api.db.query(
      `SELECT t.kind, a.role, a.reference, e.commodity, e.amount::text AS amount
       FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id
       JOIN ledger_accounts a ON a.id = e.account_id
       WHERE t.subject_id = $1 ORDER BY t.kind, a.role, a.reference, e.commodity, e.amount`,
      [subjectId],
    );
  const flat = (bookings: readonly Booking[]): object[] =>
    bookings
      .flatMap(({ kind, entries }) =>
        entries.map(({ account: { role, reference }, commodity, amount }) => ({
          kind,
          role,
          reference,
          commodity,
          amount: Number(amount).toFixed(4),
        })),
      )
      .toSorted((a, b) => {
        const order = (one: typeof a) => [one.kind, one.role, one.reference, one.commodity];
        return order(a).join('|') < order(b).join('|') ? -1 : 1;
      });

  /** Makes the decisions again in memory, one after another, and gathers what would be kept. */
  function follow<S extends { status: string }>(
    begun: { state: S; made?: Decision<S> },
    decide: ((state: S) => Decision<S> | null)[],
  ): { state: S; steps: Decision<S>['steps'][number][]; bookings: Booking[] } {
    const kept = {
      state: begun.state,
      steps: [...(begun.made?.steps ?? [])],
      bookings: [...(begun.made?.bookings ?? [])],
    };
    for (const next of decide) {
      const made = next(kept.state);
      if (!made) continue;
      kept.state = made.state;
      kept.steps.push(...made.steps);
      kept.bookings.push(...made.bookings);
    }
    return kept;
  }

  const atOf = (steps: { at: Date; text_key: string }[], ...keys: string[]): Date | null =>
    steps.find(({ text_key }) => keys.includes(text_key))?.at ?? null;

  async function purchase(
    row: OrderRow,
    scheme: EngineScheme,
    calendar: BusinessCalendar,
  ): Promise<{ database: Kept; memory: Kept }> {
    const steps = await bench.api.db.query<{
      at: Date;
      state: string;
      text_key: string;
      rule_id: string | null;
    }>('SELECT at, state, text_key, rule_id FROM order_steps WHERE order_id = $1 ORDER BY step', [row.id]);
    const { placed_at: placedAt } = row;
    const draft: PurchaseState = {
      ...row,
      ...{ status: 'draft', folio_no: null, realised_at: null, updated_at: placedAt, nav_date: null },
      ...{ allotment_date: null, rule_id: null, units: null, nav: null, stamp_duty: null },
    };
    const context = (at: Date) => ({ at, calendar, rules, scheme });
    const paid = atOf(steps, 'paid');
    const submitted = atOf(steps, 'submitted');
    const allotted = atOf(steps, 'allotted');
    const followed = follow({ state: draft }, [
      (state) => decidePurchase(state, { type: 'asked' }, context(placedAt)),
      (state) =>
        paid
          ? decidePurchase(state, { type: 'paid', capture: { at: paid, rail: 'upi' } }, context(paid))
          : null,
      (state) => (submitted ? decidePurchase(state, { type: 'submit' }, context(submitted)) : null),
      (state) => {
        if (!allotted) return null;
        const nav = { nav: navOf(row.code, state.nav_date!), date: state.nav_date! };
        return decidePurchase(state, { type: 'allot', nav, folioNo: row.folio_no! }, context(allotted));
      },
    ]);
    return { database: await stored(row, steps), memory: reported(followed) };
  }

  async function sale(
    row: RedemptionRow,
    scheme: EngineScheme,
    calendar: BusinessCalendar,
    lots: Parameters<typeof decideRedemption>[1] extends infer Event
      ? Extract<Event, { type: 'price' }> extends { lots: infer Lots }
        ? Lots
        : never
      : never,
  ): Promise<{ database: Kept; memory: Kept }> {
    const steps = await bench.api.db.query<{
      at: Date;
      state: string;
      text_key: string;
      rule_id: string | null;
    }>('SELECT at, state, text_key, rule_id FROM redemption_steps WHERE redemption_id = $1 ORDER BY step', [
      row.id,
    ]);
    const context = (at: Date) => ({ at, calendar, rules, scheme, target: null });
    const made = startRedemption(row, row.reserved_units, context(row.placed_at));
    const sent = atOf(steps, 'sent');
    const priced = atOf(steps, 'priced', 'priced_short');
    const paid = atOf(steps, 'paid_out', 'paid_late');
    const followed = follow<RedemptionState>({ state: made.state, made }, [
      (state) => (sent ? decideRedemption(state, { type: 'send' }, context(sent)) : null),
      (state) => {
        if (!priced) return null;
        const nav = { nav: navOf(row.code, state.nav_date), date: state.nav_date };
        return decideRedemption(state, { type: 'price', nav, lots }, context(priced));
      },
      (state) => (paid ? decideRedemption(state, { type: 'pay_out' }, context(paid)) : null),
    ]);
    return { database: await stored(row, steps), memory: reported(followed) };
  }

  async function stored(
    row: OrderRow | RedemptionRow,
    steps: { at: Date; state: string; text_key: string; rule_id: string | null }[],
  ): Promise<Kept> {
    return { state: figures(row), steps, bookings: await entriesOf(row.id) };
  }
  const reported = (followed: ReturnType<typeof follow<PurchaseState | RedemptionState>>): Kept => ({
    state: figures(followed.state),
    steps: followed.steps.map(({ at, state, key, ruleId }) => ({
      at,
      state,
      text_key: key,
      rule_id: ruleId,
    })),
    bookings: flat(followed.bookings),
  });
  const figures = (state: PurchaseState | RedemptionState): object => {
    const { status, nav_date, rule_id, units, nav } = state;
    const own =
      'gross' in state
        ? {
            gross: state.gross,
            load: state.exit_load,
            stt: state.stt,
            net: state.net,
            paid_on: state.paid_on,
          }
        : { duty: state.stamp_duty, allotment_date: state.allotment_date, realised_at: state.realised_at };
    return { status, nav_date, rule_id, units, nav, ...own };
  };

  test('I5 · keep the same states, steps and bookings for the same orders, sales and days', async () => {
    await live();
    const { db } = bench.api;
    const calendar = await loadCalendar(db);
    const orders = await db.query<OrderRow>(
      'SELECT * FROM orders WHERE portfolio_id = $1 ORDER BY placed_at, code',
      [me.portfolioId],
    );
    const sales = await db.query<RedemptionRow>(
      'SELECT * FROM redemptions WHERE portfolio_id = $1 ORDER BY placed_at, code',
      [me.portfolioId],
    );
    expect(orders.map(({ status }) => status).toSorted()).toEqual([
      'pending',
      'successful',
      'successful',
      'successful',
      'successful',
    ]);
    expect(sales.map(({ status }) => status)).toEqual(['paid_out', 'paid_out', 'paid_out', 'paid_out']);
    for (const row of orders) {
      const scheme = engineScheme((await schemeForOrder(db, row.code))!);
      const { database, memory } = await purchase(row, scheme, calendar);
      expect([row.code, memory]).toEqual([row.code, database]);
    }
    const left = new Map<string, number>();
    for (const row of sales) {
      const scheme = engineScheme((await schemeForOrder(db, row.code))!);
      const lots = orders
        .filter((order) => order.code === row.code && order.units && order.nav_date! <= row.nav_date)
        .map((order) => ({
          id: order.id,
          boughtOn: order.nav_date!,
          units: order.units!,
          cost: order.amount,
          exitLoad: null,
        }));
      // Units that an earlier sale of the same fund took from the oldest lot.
      const gone = left.get(row.code) ?? 0;
      if (gone > 0) {
        const [first] = lots;
        const rest = Number(first!.units) - gone;
        const cost = Math.round((Number(first!.cost) * gone * 100) / Number(first!.units)) / 100;
        lots[0] = { ...first!, units: rest.toFixed(4), cost: (Number(first!.cost) - cost).toFixed(2) };
      }
      left.set(row.code, gone + Number(row.units));
      const { database, memory } = await sale(row, scheme, calendar, lots);
      expect([row.code, row.by, memory]).toEqual([row.code, row.by, database]);
    }
  });
});
