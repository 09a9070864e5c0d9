import {
  addDays,
  exitLoadSlabs,
  ExitLoadUnknownError,
  financialYearBounds,
  fundTaxOn,
  instantAtIst,
  istDate,
  rupees,
  type HarvestFolio,
  type LoadedLot,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { folioUnits, saleTiming, splitByLock } from '../engine/index.ts';
import { latestNavs, type DatedNav } from '../funds/index.ts';
import { LOTS } from '../ledger/index.ts';
import {
  loadContext,
  lotsForSale,
  reservedIn,
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
  const found: HarvestUnits = { planned: [], leftOut: [] };
  for (const { code, folio_no: folioNo } of held) {
    const context = await loadContext(q, now, { portfolio_id: portfolioId, code, to_code: null });
    if (!context) continue;
    const nav = navs.get(code);
    const lots = await lotsForSale(q, portfolioId, code, folioNo);
    const reserved = await reservedIn(q, portfolioId, code, folioNo);
    if (nav && canPlan(lots, context))
      found.planned.push(planned({ code, folioNo, nav, lots, reserved }, context, financialYear));
    else found.leftOut.push({ code, fund_name: context.row.name, folio_no: folioNo });
  }
  return found;
}

/** Whether load and tax kind are known, and the fund takes redemptions and purchases. */
function canPlan(lots: readonly LoadedLot[], { scheme, row, rules, at }: LoadedContext): boolean {
  if (!scheme.redeemable || !scheme.purchasable || !row.lump_allowed) return false;
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
  reserved: string;
}

function planned(
  { code, folioNo, nav, lots, reserved }: Facts,
  context: LoadedContext,
  financialYear: string,
): PlannedFolio {
  const { scheme, row, rules } = context;
  const { processedDate: day, navDate, payoutDate } = saleTiming(context);
  const { open } = splitByLock(lots, scheme.lock, day, rules);
  const minimum = Math.max(row.lump_min_additional, row.redemption_amount_minimum);
  return {
    code,
    folioNo,
    fundName: row.name,
    nav,
    navDate,
    payoutDate,
    lastDay: lastDayOf(context, financialYear),
    folio: {
      id: `${code}:${folioNo}`,
      lots: open,
      free: folioUnits(lots, scheme.lock, { reserved, day }, rules).free,
      unitsDecimals: scheme.units_decimals,
      terms: {
        nav: nav.nav,
        soldOn: day,
        tax: fundTaxOn(scheme.asset_allocations, day, rules),
        navOf2018: context.navOf2018,
        nonResident: context.nonResident,
      },
      buyBackOn: payoutDate,
      minimum: rupees(minimum).toFixed(2),
    },
  };
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
