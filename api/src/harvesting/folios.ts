import {
  addDays,
  exitLoadSlabs,
  ExitLoadUnknownError,
  financialYearBounds,
  fundTaxOn,
  instantAtIst,
  istDate,
  lotsAfter,
  rupees,
  saleOf,
  takeLots,
  unitCount,
  unitsOf,
  type HarvestFolio,
  type LoadedLot,
  type RuleBook,
  type SoldLot,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { folioUnits, saleTiming, splitByLock } from '../engine/index.ts';
import { latestNavs, type DatedNav } from '../funds/index.ts';
import { LOTS } from '../ledger/index.ts';
import {
  loadContext,
  lotsForSale,
  reservedIn,
  unitsUnderWay,
  type LoadedContext,
  type Moment,
} from '../redemptions/index.ts';

/** A folio that can be harvested, with what its figures come from. */
export interface PlannedFolio {
  folio: HarvestFolio;
  code: string;
  folioNo: string;
  fundName: string;
  nav: DatedNav;
  navDate: string;
  payoutDate: string;
  /** Last day on which an order before the cut-off is paid out within the year; null when it has passed. */
  lastDay: string | null;
}

export interface HarvestUnits {
  planned: PlannedFolio[];
  /** What sales and switches under way would realise at the NAV of today. */
  pending: SoldLot[];
  leftOut: { code: string; fund_name: string; folio_no: string }[];
}

/** Every folio of a portfolio that can be redeemed and bought back now, by fund and folio. */
export async function harvestUnits(
  q: Queries,
  portfolioId: string,
  financialYear: string,
  now: Moment,
): Promise<HarvestUnits> {
  const held = await q.query<{ code: string; folio_no: string }>(
    `SELECT code, folio_no FROM (${LOTS}) l WHERE l.units > 0 AND code <> 'GOLD'
     GROUP BY code, folio_no ORDER BY code, folio_no`,
    [portfolioId],
  );
  const navs = await latestNavs(q, [...new Set(held.map(({ code }) => code))]);
  const found: HarvestUnits = { planned: [], pending: [], leftOut: [] };
  for (const { code, folio_no: folioNo } of held) {
    const context = await loadContext(q, now, { portfolio_id: portfolioId, code, to_code: null });
    if (!context) continue;
    const nav = navs.get(code);
    const lots = await lotsForSale(q, portfolioId, code, folioNo);
    const reserved = await reservedIn(q, portfolioId, code, folioNo);
    const isPriced = nav !== undefined && hasKnownTax(lots, context);
    const underWay = isPriced
      ? await unitsUnderWay(
          q,
          { portfolioId, code, folioNo },
          { nav: nav.nav, decimals: context.scheme.units_decimals },
        )
      : '0';
    const own = isPriced
      ? planned({ code, folioNo, nav, lots, reserved, underWay }, context, financialYear)
      : null;
    if (own) found.pending.push(...own.pending);
    if (own && takesOrders(context)) found.planned.push(own.folio);
    else found.leftOut.push({ code, fund_name: context.row.name, folio_no: folioNo });
  }
  return found;
}

/** Whether the fund takes redemptions and purchases. */
function takesOrders({ scheme, row }: LoadedContext): boolean {
  return scheme.redeemable && scheme.purchasable && row.lump_allowed;
}

/** Whether load and tax kind are known. */
function hasKnownTax(lots: readonly LoadedLot[], { scheme, rules, at }: LoadedContext): boolean {
  if (fundTaxOn(scheme.asset_allocations, istDate(at), rules).kind === 'unknown') return false;
  try {
    lots.forEach(({ exitLoad, boughtOn }) => exitLoadSlabs(exitLoad, boughtOn, rules));
    return true;
  } catch (error) {
    if (error instanceof ExitLoadUnknownError) return false;
    throw error;
  }
}

interface Facts {
  code: string;
  folioNo: string;
  nav: DatedNav;
  lots: LoadedLot[];
  /** Units that are kept for sales under way. */
  reserved: string;
  /** Units that those are expected to take. */
  underWay: string;
}

function planned(
  { code, folioNo, nav, lots, reserved, underWay }: Facts,
  context: LoadedContext,
  financialYear: string,
): { folio: PlannedFolio; pending: SoldLot[] } {
  const { scheme, row, rules } = context;
  const { processedDate: day, navDate, payoutDate } = saleTiming(context);
  const { open } = splitByLock(lots, scheme.lock, day, rules);
  const minimum = Math.max(row.lump_min_additional, row.redemption_amount_minimum);
  const terms = {
    nav: nav.nav,
    soldOn: day,
    tax: fundTaxOn(scheme.asset_allocations, day, rules),
    navOf2018: context.navOf2018,
    nonResident: context.nonResident,
  };
  const gone = unitsOf(open).lt(unitCount(underWay)) ? unitsOf(open).toFixed(4) : underWay;
  const folio: PlannedFolio = {
    code,
    folioNo,
    fundName: row.name,
    nav,
    navDate,
    payoutDate,
    lastDay: lastDayOf(context, financialYear),
    folio: {
      id: `${code}:${folioNo}`,
      lots: lotsAfter(open, gone),
      free: folioUnits(lots, scheme.lock, { reserved, day }, rules).free,
      unitsDecimals: scheme.units_decimals,
      terms,
      buyBackOn: payoutDate,
      minimum: rupees(minimum).toFixed(2),
    },
  };
  return { folio, pending: pendingLots(open, gone, terms, rules) };
}

/** What the orders under way take: the oldest units, before those of a plan. */
function pendingLots(
  open: readonly LoadedLot[],
  units: string,
  terms: HarvestFolio['terms'],
  rules: RuleBook,
): SoldLot[] {
  if (unitCount(units).lte(0)) return [];
  const loads = new Map(open.map(({ id, exitLoad }) => [id, exitLoad]));
  const taken = takeLots(open, units).map((lot) => ({ ...lot, exitLoad: loads.get(lot.id) ?? null }));
  return [...saleOf(taken, terms, rules).lots];
}

/** The last day from today on which an order at 9 am is paid out within the financial year. */
function lastDayOf(context: LoadedContext, financialYear: string): string | null {
  const { to } = financialYearBounds(financialYear);
  const today = istDate(context.at);
  for (let day = to; day >= today; day = addDays(day, -1)) {
    const timing = saleTiming({ ...context, at: new Date(instantAtIst(day, '09:00')) });
    if (timing.payoutDate <= to && timing.navDate === day) return day;
  }
  return null;
}
