import { rupees, type BusinessCalendar } from '@sanchay/finance';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../../calendar/index.ts';
import { engineScheme, lotRows, type EngineScheme } from '../../engine/index.ts';
import { schemesForOrder } from '../../funds/index.ts';
import { changeLots, postAll } from '../../ledger/index.ts';
import { FUNDS } from '../orderMarket.ts';
import type { TestApi } from '../testApi.ts';
import { folioOf, InvestorLife, type Act } from './investorLife.ts';

const BEGIN = '2026-11-19';

/** The funds that a booked life holds. */
export const LIFE_FUNDS: readonly string[] = [FUNDS.equity, FUNDS.debt, FUNDS.liquid, FUNDS.other];

/** Up to twenty purchases, redemptions and switches in four funds. */
export const anyActs: fc.Arbitrary<Act[]> = fc.array(
  fc.record<Act>({
    wait: fc.integer({ min: 0, max: 60 }),
    kind: fc.constantFrom('buy', 'redeem', 'switch'),
    fund: fc.nat({ max: 3 }),
    into: fc.nat({ max: 3 }),
    amount: fc.integer({ min: 5_000, max: 400_000 }),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 1, maxLength: 20 },
);

/** The market of booked lives. NAVs change every day. */
export interface LifeLedger {
  schemes: EngineScheme[];
  calendar: BusinessCalendar;
}

export async function lifeLedger({ db }: TestApi): Promise<LifeLedger> {
  const stored = await schemesForOrder(db, [...LIFE_FUNDS]);
  const schemes = LIFE_FUNDS.map((code) => engineScheme(stored.get(code)!));
  return { schemes, calendar: await loadCalendar(db) };
}

/** Books a life in a portfolio of its own, a transaction for each booking. @returns the portfolio's id. */
export async function bookLife(
  { db, clock }: TestApi,
  market: LifeLedger,
  acts: readonly Act[],
  after: (portfolioId: string, booking: number) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const [investorId, portfolioId] = [randomUUID(), randomUUID()];
  const life = new InvestorLife({ ...market, navOf }, new Date(`${BEGIN}T09:30:00+05:30`));
  for (const act of acts) life.act(act);
  life.wait(30 * 24);
  for (const [place, booking] of life.bookings.entries()) {
    await db.tx(async (tx) => {
      await postAll(tx, [{ investorId, portfolioId, at: clock.now(), ...booking }]);
      for (const { code, lots } of life.changes.filter((change) => change.booking === booking)) {
        const holder = { investor_id: investorId, portfolio_id: portfolioId, code, folio_no: folioOf(code) };
        await changeLots(tx, lotRows(lots, holder, booking));
      }
    });
    await after(portfolioId, place);
  }
  return portfolioId;
}

function navOf(code: string, date: string): string {
  return rupees(10 + LIFE_FUNDS.indexOf(code) * 17 + (Number(date.slice(-2)) % 7)).toFixed(4);
}
