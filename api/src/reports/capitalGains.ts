import type { CallQuery, CapitalGains, DraftReason } from '@sanchay/contracts';
import {
  financialYearBounds,
  gainsByPeriod,
  istDate,
  lossesLeft,
  schedule112a,
  toWire,
  usedOf,
  yearTax,
  type CarriedLoss,
  type Schedule112aRow,
  type TaxedLot,
  type UsedLoss,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { firstImportedDay } from '../import/index.ts';
import type { Context } from '../platform/context.ts';
import { shareState } from '../stock-orders/index.ts';
import { usShareState } from '../us-orders/index.ts';
import { allSales } from './sales.ts';
import { gainLotView } from './gainLotView.ts';
import { taxedLots, type ReportLot } from './taxedLots.ts';
import { childrensFirstDay } from './clubbing/childrensFirstDay.ts';
import { childrensLots } from './clubbing/childrensLots.ts';
import { childShares, clubbingView, lotsOfOldRegime } from './clubbing/clubbedGains.ts';
import { clubbingOf, taxedHere, type Clubbing } from './clubbing/clubbing.ts';
import { carriedLosses } from './carriedLossStore.ts';
import { foreignOf } from './foreign/foreignOf.ts';
import { FIRST_REPORT_YEAR, reportYear, reportYears } from './financialYears.ts';
import { firstBookingDay, saleState } from './soldLotStore.ts';

/** The capital gains of a year: as the contracts show them, and as rows of Schedule 112A. */
export interface GainsReport {
  gains: CapitalGains;
  schedule112a: Schedule112aRow[];
}

/**
 * The capital gains of a portfolio in a financial year, by default the running one, computed from its lots with the
 * rules in force on the day of each sale. Rupees.
 * @param options.minors adds the gains of minors that are taxed with the owner, for whom alone they are
 * @throws Problem 422 for a year that has no report.
 */
export async function capitalGains(
  ctx: Context,
  portfolioId: string,
  { year: asked, exemption = 'highest_rate' }: CallQuery<'capitalGains'>,
  { minors }: { minors: boolean },
): Promise<GainsReport> {
  const today = istDate(await ctx.business.now());
  const year = reportYear(asked, today);
  const period = financialYearBounds(year);
  const rules = ctx.rules.book();
  const { lots, carried, left, gaps, clubbing } = await gainsOfYear(ctx, portfolioId, { year, minors });
  const taxed = taxedHere(lots, clubbing);
  const state = await saleState(ctx.db, portfolioId, period);
  const shares = await shareState(ctx.db, portfolioId, period);
  const usShares = await usShareState(ctx.db, portfolioId, period);
  const asOf = period.to < today ? period.to : today;
  const children = await childShares(ctx.db, clubbing, { lots, period: { ...period, to: asOf }, rules });
  const taxOf = (sold: readonly ReportLot[]) =>
    yearTax(sold, { financialYear: year, carried: left, exemptionOrder: exemption }, rules);
  const tax = taxOf(taxed);
  const reasons = draftReasons(lots, {
    running: period.to >= today,
    pending: state.pending || shares.pending || usShares.pending,
    imported: gaps.length > 0,
  });
  return {
    schedule112a: schedule112a(taxed, rules),
    gains: {
      financial_year: year,
      years: reportYears(
        await firstDay(ctx.db, portfolioId, [shares.first, usShares.first], clubbing),
        today,
      ),
      as_of: asOf,
      status: reasons.length === 0 && !lots.some((lot) => lot.faceValueChanged) ? 'final' : 'draft',
      reasons,
      import_gaps: gaps,
      exemption_order: exemption,
      exemption: tax.exemption && {
        limit: amount(tax.exemption.limit),
        used: amount(tax.exemption.used),
        rule_id: tax.exemption.ruleId,
      },
      ...taxView(tax, carried),
      periods: periodsView(taxed),
      interest: amount(state.interest),
      lots: lots.map(gainLotView),
      foreign: await foreignOf(ctx.db, portfolioId, { year, today, lots, rules }),
      ...clubbingView(clubbing, children, taxOf(lotsOfOldRegime(taxed, children)).tax),
    },
  };
}

async function firstDay(
  q: Queries,
  portfolioId: string,
  ofShares: readonly (string | null)[],
  clubbing: Clubbing | null,
): Promise<string | null> {
  const own = [await firstBookingDay(q, portfolioId), await firstImportedDay(q, portfolioId), ...ofShares];
  const days = [...own, await childrensFirstDay(q, clubbing)];
  return days.filter((day) => day !== null).toSorted()[0] ?? null;
}

/** Gains realised in a financial year so far, and what is left of the losses brought forward to it. */
export async function yearGains(
  ctx: Context,
  portfolioId: string,
  year: string,
): Promise<{ lots: readonly TaxedLot[]; carried: readonly CarriedLoss[] }> {
  const { lots, left } = await gainsOfYear(ctx, portfolioId, { year, minors: true });
  return { lots, carried: left };
}

async function gainsOfYear(
  ctx: Context,
  portfolioId: string,
  { year, minors }: { year: string; minors: boolean },
) {
  const period = financialYearBounds(year);
  const rules = ctx.rules.book();
  const carried = await carriedLosses(ctx.db, portfolioId);
  // Sales of earlier years matter only for what they used of the losses that are brought forward.
  const from = carried.length > 0 ? financialYearBounds(FIRST_REPORT_YEAR).from : period.from;
  const { sales, gaps } = await allSales(ctx.db, portfolioId, { ...period, from }, rules);
  const found = await clubbingOf(ctx, portfolioId, period);
  const clubbing = found && !minors ? { ...found, children: [] } : found;
  const clubbed = await childrensLots(ctx.db, clubbing?.children ?? [], {
    period: { ...period, from },
    rules,
  });
  const sold = [...(await taxedLots(ctx.db, { portfolioId, sales, period, rules })), ...clubbed.lots];
  const left = lossesLeft(sold, { financialYear: year, carried }, rules);
  return {
    lots: sold.filter(({ soldOn }) => soldOn >= period.from),
    carried,
    left,
    gaps: [...gaps, ...clubbed.gaps],
    clubbing,
  };
}

const amount = (rupees: string): number => toWire(rupees, 2);

const periodsView = (taxed: readonly ReportLot[]): CapitalGains['periods'] =>
  gainsByPeriod(taxed).map(({ head, ratePct, amounts }) => ({
    head,
    rate_percentage: ratePct,
    amounts: {
      until_15_jun: amount(amounts.until_15_jun),
      until_15_sep: amount(amounts.until_15_sep),
      until_15_dec: amount(amounts.until_15_dec),
      until_15_mar: amount(amounts.until_15_mar),
      until_31_mar: amount(amounts.until_31_mar),
    },
  }));

function draftReasons(
  lots: readonly ReportLot[],
  { running, pending, imported }: { running: boolean; pending: boolean; imported: boolean },
): DraftReason[] {
  const gaps = [...new Set(lots.flatMap((lot) => lot.gaps))];
  return [
    ...(running ? ['year_running' as const] : []),
    ...(pending ? ['sale_pending' as const] : []),
    ...(imported ? ['import_incomplete' as const] : []),
    ...gaps,
  ];
}

function taxView(
  tax: ReturnType<typeof yearTax>,
  entered: readonly CarriedLoss[],
): Pick<CapitalGains, 'pools' | 'tax' | 'carry_forward' | 'carried_losses'> {
  return {
    pools: tax.pools.map(({ head, ratePct, ruleIds, ...pool }) => ({
      head,
      rate_percentage: ratePct,
      gains: amount(pool.gains),
      losses: amount(pool.losses),
      set_off: amount(pool.setOff),
      brought_forward: amount(pool.broughtForward),
      exemption: amount(pool.exemption),
      taxable: amount(pool.taxable),
      tax: pool.tax === null ? null : amount(pool.tax),
      rule_ids: ruleIds,
    })),
    tax: amount(tax.tax),
    carry_forward: { short: amount(tax.carryForward.short), long: amount(tax.carryForward.long) },
    carried_losses: tax.carried.map((loss, index) => lossView(loss, entered[index]!)),
  };
}

/** A loss as it was entered, and what of it each year took; `entered` is in the order of the losses used. */
function lossView(loss: UsedLoss, entered: CarriedLoss): CapitalGains['carried_losses'][number] {
  const earlier = usedOf(entered, loss);
  return {
    financial_year: loss.financialYear,
    short: amount(entered.short),
    long: amount(entered.long),
    earlier_short: amount(earlier.short),
    earlier_long: amount(earlier.long),
    used_short: amount(loss.usedShort),
    used_long: amount(loss.usedLong),
    left_short: amount(loss.leftShort),
    left_long: amount(loss.leftLong),
    usable: loss.usable,
    usable_until: loss.usableUntil,
  };
}
