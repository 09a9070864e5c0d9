import { addDays, rupees, sumRupees, type Big, type BusinessCalendar } from '@sanchay/finance';
import fc from 'fast-check';
import { loadCalendar } from '../calendar/index.ts';
import { engineScheme, lotRows, type Booking, type EngineScheme } from '../engine/index.ts';
import { schemesForOrder } from '../funds/index.ts';
import { changeLots, postAll, type AccountRole } from '../ledger/index.ts';
import { folioOf, InvestorLife, type Act } from '../testing/people/investorLife.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { readBook } from './book/portfolioBook.ts';
import { valuesOnDays } from './historyStore.ts';

const BEGIN = '2026-11-19';
const DAYS = Array.from({ length: 90 }, (_, day) => addDays(BEGIN, day));
const CODES = [FUNDS.equity, FUNDS.debt, FUNDS.liquid, FUNDS.other];
const OFFER = { from: '2026-11-16', to: '2026-11-24', start: '2026-12-07' };
const TRANSIT: readonly AccountRole[] = ['cash_in_transit', 'payout_due'];
/** What leaves the investor without reaching the bank account: duty, load and taxes. */
const COSTS: readonly AccountRole[] = ['stamp_duty_payable', 'exit_load_kept', 'tax_payable'];
const BANK: readonly AccountRole[] = ['gateway_clearing', 'paid_to_investor'];

/** Rupees a unit on a day, another one each day; the new fund stays at its face value of 10. */
function navOf(code: string, date: string): string {
  if (code === FUNDS.other) return '10.0000';
  const base = { [FUNDS.equity]: 50, [FUNDS.debt]: 20, [FUNDS.liquid]: 1000 }[code]!;
  return rupees(base)
    .times(100 + ((DAYS.indexOf(date) * 7) % 11))
    .div(100)
    .toFixed(4);
}

const act: fc.Arbitrary<Act> = fc.record({
  wait: fc.integer({ min: 0, max: 60 }),
  kind: fc.constantFrom('buy', 'redeem', 'switch'),
  fund: fc.nat({ max: 3 }),
  into: fc.nat({ max: 3 }),
  amount: fc.integer({ min: 5_000, max: 400_000 }),
  percent: fc.integer({ min: 1, max: 100 }),
});
const acts = fc.array(act, { minLength: 1, maxLength: 20 });

/** A liquid fund, paid on the day after that of its NAV, while money of another fund is in transit. */
const PAID_AFTER_NAV: Act[] = [
  { wait: 38, kind: 'buy', fund: 0, into: 0, amount: 5000, percent: 1 },
  { wait: 49, kind: 'buy', fund: 2, into: 0, amount: 5001, percent: 1 },
];

describe('the net worth of each day', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let schemes: EngineScheme[];
  let calendar: BusinessCalendar;
  beforeAll(async () => {
    bench = await orderBench();
    me = await bench.newInvestor();
    const { db } = bench.api;
    await db.query(
      'UPDATE schemes SET nfo_from = $2, nfo_to = $3, start_date = $4, face_value = 10 WHERE code = $1',
      [FUNDS.other, OFFER.from, OFFER.to, OFFER.start],
    );
    await db.query('DELETE FROM navs WHERE scheme_id IN (SELECT id FROM schemes WHERE code = ANY ($1))', [
      CODES,
    ]);
    const navs = CODES.flatMap((code) => DAYS.map((date) => ({ code, date, nav: navOf(code, date) })));
    await db.query(
      `INSERT INTO navs (scheme_id, date, nav) SELECT s.id, n.date, n.nav
       FROM jsonb_to_recordset($1) AS n (code text, date date, nav numeric) JOIN schemes s USING (code)`,
      [JSON.stringify(navs)],
    );
    const stored = await schemesForOrder(db, CODES);
    schemes = CODES.map((code) => engineScheme(stored.get(code)!));
    calendar = await loadCalendar(db);
  });
  afterAll(() => bench.close());

  const live = (does: readonly Act[]): InvestorLife => {
    const life = new InvestorLife({ schemes, calendar, navOf }, new Date(`${BEGIN}T09:30:00+05:30`));
    for (const one of does) life.act(one);
    life.wait(30 * 24);
    return life;
  };
  const sumOf = (bookings: readonly Booking[], commodity: string, roles: readonly AccountRole[]): Big =>
    sumRupees(
      bookings.flatMap(({ entries }) =>
        entries
          .filter((entry) => entry.commodity === commodity && roles.includes(entry.account.role))
          .map(({ amount }) => amount),
      ),
    );
  const until = (bookings: readonly Booking[], day: string) =>
    bookings.filter(({ valueDate }) => valueDate <= day);
  const unitsOn = (bookings: readonly Booking[], code: string, day: string) =>
    sumOf(until(bookings, day), code, ['units_held']);
  /** Units at the NAV of the day, and the money of these accounts. */
  const worthOn = (bookings: readonly Booking[], day: string, money: readonly AccountRole[]): Big =>
    sumRupees([
      ...CODES.map((code) => unitsOn(bookings, code, day).times(navOf(code, day)).round(2)),
      sumOf(until(bookings, day), 'INR', money),
    ]);

  /** Days on which the net worth changed by something else than prices, payments, payouts and costs. */
  function unexplained(bookings: readonly Booking[], money: readonly AccountRole[]): string[] {
    return DAYS.slice(1).filter((day) => {
      const before = addDays(day, -1);
      const booked = bookings.filter(({ valueDate }) => valueDate === day);
      const moved = sumRupees(
        CODES.map((code) =>
          rupees(navOf(code, day))
            .minus(rupees(navOf(code, before)))
            .times(unitsOn(bookings, code, before)),
        ),
      );
      const external = sumOf(booked, 'INR', [...BANK, ...COSTS]).neg();
      const change = worthOn(bookings, day, money).minus(worthOn(bookings, before, money));
      // Each booking rounds its units down by less than one of the last place, which is worth at most ₹1.10 (liquid).
      return change
        .minus(moved)
        .minus(external)
        .abs()
        .gt(booked.length * 1.2 + 0.1);
    });
  }

  test('P1 · changes by prices, payments, payouts and costs only, whatever is bought, switched and redeemed when', () => {
    fc.assert(
      fc.property(acts, (does) => expect(unexplained(live(does).bookings, TRANSIT)).toEqual([])),
      { numRuns: 150 },
    );
  });

  test('P1 · would lose and double money if money in transit did not count', () => {
    for (const left of TRANSIT) {
      const others = TRANSIT.filter((role) => role !== left);
      const { failed } = fc.check(
        fc.property(acts, (does) => unexplained(live(does).bookings, others).length === 0),
        { numRuns: 150 },
      );
      expect([left, failed]).toEqual([left, true]);
    }
  });

  test('P1 · is the same in the chart, from the stored ledger', async () => {
    const { db, clock } = bench.api;
    const undone = new Error('undone');
    await fc.assert(
      fc.asyncProperty(acts, async (does) => {
        const { bookings, changes } = live(does);
        const owner = { investorId: me.userId, portfolioId: me.portfolioId, at: clock.now() };
        const check = db.tx(async (tx) => {
          await postAll(
            tx,
            bookings.map((booking) => ({ ...owner, ...booking })),
          );
          const holder = { investor_id: me.userId, portfolio_id: me.portfolioId };
          for (const { booking, code, lots } of changes)
            await changeLots(tx, lotRows(lots, { ...holder, code, folio_no: folioOf(code) }, booking));
          const rows = await valuesOnDays(tx, (await readBook(tx, me.portfolioId)).days, DAYS);
          expect(rows.map(({ value }) => Number(value))).toEqual(
            DAYS.map((day) => worthOn(bookings, day, TRANSIT).toNumber()),
          );
          throw undone;
        });
        await expect(check).rejects.toBe(undone);
      }),
      { numRuns: 10, examples: [[PAID_AFTER_NAV]] },
    );
  });
});
