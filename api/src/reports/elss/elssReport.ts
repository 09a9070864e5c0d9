import type { ElssEarlier, ElssInvestment, ElssReport, ElssUnlock } from '@sanchay/contracts';
import {
  addDays,
  financialYearBounds,
  financialYearOf,
  istDate,
  ruleOn,
  rupees,
  sumRupees,
  toWire,
  unitCount,
  unlocksOn,
  valueOf,
  type RuleBook,
} from '@sanchay/finance';
import type { Context } from '../../platform/context.ts';
import { everyElssLot, type EarlierElss } from './importedElss.ts';
import type { ElssLotRow } from './elssStore.ts';
import { reportYear, reportYears } from '../financialYears.ts';

/**
 * What a portfolio invested in ELSS funds in a financial year, by default the running one, how much of it section 80C
 * takes off the income, and when each allotment unlocks. Rupees. Source: rules R6.
 * @throws Problem 422 for a year that has no report.
 */
export async function elssReport(
  ctx: Context,
  portfolioId: string,
  { year: asked }: { year?: string | undefined },
): Promise<ElssReport> {
  const today = istDate(await ctx.business.now());
  const year = reportYear(asked, today);
  const rules = ctx.rules.book();
  const { lots, earlier } = await everyElssLot(ctx.db, portfolioId);
  const invested = lots.filter((lot) => lot.is_investment && Number(lot.amount) > 0);
  const inYear = (name: string) => invested.filter(({ date }) => financialYearOf(date) === name);
  const yearView = (name: string) => eightyC(name, inYear(name), rules);
  const unlocks = lots
    .filter(({ units }) => Number(units) > 0)
    .map((lot) => unlockView(lot, { today, rules }))
    .toSorted((a, b) => (a.unlocks_on < b.unlocks_on ? -1 : a.unlocks_on > b.unlocks_on ? 1 : 0));
  const worth = (locked: boolean) =>
    toWire(sumRupees(unlocks.flatMap((lot) => (lot.locked === locked ? (lot.value ?? []) : []))), 2);
  const { to } = financialYearBounds(year);
  return {
    ...yearView(year),
    as_of: today < to ? today : to,
    rule_ids: [ruleOn(rules.section_80c, to), ruleOn(rules.elss_lock_in, to)].flatMap((rule) =>
      rule ? [rule.rule_id] : [],
    ),
    years: reportYears(invested[0]?.date ?? null, today).map(yearView),
    investments: inYear(year).map(investmentView),
    unlocks,
    earlier: earlier.map((units) => earlierView(units, { today, rules })),
    locked_value: worth(true),
    free_value: worth(false),
  };
}

function eightyC(
  financial_year: string,
  lots: readonly ElssLotRow[],
  rules: RuleBook,
): ElssReport['years'][number] {
  const invested = sumRupees(lots.map(({ amount }) => amount));
  const limit = ruleOn(rules.section_80c, financialYearBounds(financial_year).to)?.value ?? null;
  const isOver = limit !== null && invested.gt(rupees(limit));
  return {
    financial_year,
    invested: toWire(invested, 2),
    limit,
    deductible: limit === null ? 0 : isOver ? limit : toWire(invested, 2),
  };
}

function investmentView(lot: ElssLotRow): ElssInvestment {
  return {
    lot_id: lot.lot_id,
    code: lot.code,
    name: lot.name,
    folio_no: lot.folio_no,
    kind: lot.kind,
    date: lot.date,
    units: toWire(lot.bought_units, 4),
    amount: toWire(lot.amount, 2),
  };
}

function unlockView(lot: ElssLotRow, { today, rules }: { today: string; rules: RuleBook }): ElssUnlock {
  const unlocks_on = unlocksOn({ elss: true, days: 0 }, lot.date, rules);
  return {
    lot_id: lot.lot_id,
    code: lot.code,
    name: lot.name,
    folio_no: lot.folio_no,
    bought_on: lot.date,
    unlocks_on,
    locked: unlocks_on > today,
    units: toWire(lot.units, 4),
    cost: toWire(lot.cost, 2),
    value: lot.nav === null ? null : toWire(valueOf(unitCount(lot.units), lot.nav), 2),
  };
}

/** Units that were bought on the day before the statement at the latest: all are unlocked when those are. */
function earlierView(
  { lot_id, code, name, folio_no, before, units, nav }: EarlierElss,
  { today, rules }: { today: string; rules: RuleBook },
): ElssEarlier {
  const free_by = unlocksOn({ elss: true, days: 0 }, addDays(before, -1), rules);
  return {
    lot_id,
    code,
    name,
    folio_no,
    before,
    free_by,
    free: free_by <= today,
    units: toWire(units, 4),
    value: nav === null ? null : toWire(valueOf(unitCount(units), nav), 2),
  };
}
