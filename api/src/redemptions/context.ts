import { istDate, lotsAfter, ruleOn, sumUnits, unitCount, unitsOf, type LoadedLot } from '@sanchay/finance';
import { isNonResident } from '../banks/index.ts';
import { loadCalendar } from '../calendar/index.ts';
import type { Queries } from '../db/pool.ts';
import { engineScheme, splitByLock, unitsToSell, type SaleContext } from '../engine/index.ts';
import { exitLoadsOn, navOn, schemesForOrder, type OrderScheme } from '../funds/index.ts';
import { openLots } from '../ledger/index.ts';
import type { Context } from '../platform/context.ts';
import { salesUnderWay } from './store.ts';

/** When something is decided, and the rules as they are known then. */
export type Moment = Pick<SaleContext, 'at' | 'rules'>;

/** The business time and the rules of now. */
export async function presentMoment(ctx: Context, q: Queries): Promise<Moment> {
  return { at: await ctx.business.now(q), rules: ctx.rules.book() };
}

/** Everything that a decision on a sale reads. */
export interface LoadedContext extends SaleContext {
  /** The rows of the funds, for their names and limits. */
  row: OrderScheme;
  targetRow: OrderScheme | null;
}

/**
 * Returns the context of a portfolio's sale of `code`, into `to_code` where it is a switch; null for an unknown fund.
 */
export async function loadContext(
  q: Queries,
  { at, rules }: Moment,
  { portfolio_id, code, to_code: toCode }: { portfolio_id: string; code: string; to_code: string | null },
): Promise<LoadedContext | null> {
  const rows = await schemesForOrder(q, toCode ? [code, toCode] : [code]);
  const row = rows.get(code);
  if (!row) return null;
  const targetRow = (toCode && rows.get(toCode)) || null;
  const grandfathering = ruleOn(rules.grandfathering, istDate(at));
  return {
    at,
    calendar: await loadCalendar(q),
    rules,
    scheme: engineScheme(row),
    target: targetRow && engineScheme(targetRow),
    navOf2018: (grandfathering && (await navOn(q, code, grandfathering.value)))?.nav ?? null,
    nonResident: await isNonResident(q, portfolio_id),
    row,
    targetRow,
  };
}

/** What is left in a folio, oldest first, each lot with the exit load that was in force when it was bought. */
export async function lotsForSale(
  q: Queries,
  portfolioId: string,
  code: string,
  folioNo: string,
): Promise<LoadedLot[]> {
  const lots = await openLots(q, portfolioId, code, folioNo);
  const loads = await exitLoadsOn(
    q,
    code,
    lots.map((lot) => lot.date),
  );
  return lots.map(({ id, date, units, cost }) => ({
    id,
    boughtOn: date,
    units,
    cost,
    exitLoad: loads.get(date) ?? null,
  }));
}

/**
 * What earlier sales leave of the lots of a folio that can be sold, oldest first: those under way take their units before a
 * new one does. @param underWay units of those sales, as `unitsUnderWay` expects them
 */
export function lotsLeft(open: readonly LoadedLot[], underWay: string): LoadedLot[] {
  const all = unitsOf(open);
  return lotsAfter(open, all.lt(unitCount(underWay)) ? all.toFixed(4) : underWay);
}

/** Units that sales under way take from a folio if the NAV of their days is this one, as decimal text. */
export async function unitsUnderWay(
  q: Queries,
  { portfolioId, code, folioNo }: { portfolioId: string; code: string; folioNo: string },
  { nav, decimals }: { nav: string; decimals: number },
): Promise<string> {
  const sales = await salesUnderWay(q, portfolioId, code, folioNo);
  return sumUnits(sales.map((sale) => unitsToSell(sale, nav, decimals).units)).toFixed(4);
}

/** The lots of a folio that can be sold on a day. */
export async function unlockedLots(
  q: Queries,
  sale: { portfolio_id: string; code: string; folio_no: string; processed_date: string },
  { scheme, rules }: SaleContext,
): Promise<LoadedLot[]> {
  const lots = await lotsForSale(q, sale.portfolio_id, sale.code, sale.folio_no);
  return splitByLock(lots, scheme.lock, sale.processed_date, rules).open;
}
