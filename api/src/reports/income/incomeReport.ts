import type { CallQuery, IncomeReport } from '@sanchay/contracts';
import { financialYearBounds, istDate, ruleOn, sumRupees, toWire, type RuleBook } from '@sanchay/finance';
import { GOLD } from '../../gold/index.ts';
import type { Context } from '../../platform/context.ts';
import { childrensFirstDay } from '../clubbing/childrensFirstDay.ts';
import { clubbedIncomeView, taxedIncome } from '../clubbing/clubbedIncome.ts';
import { clubbingOf } from '../clubbing/clubbing.ts';
import { reportYear, reportYears } from '../financialYears.ts';
import { heldOn } from '../heldStore.ts';
import { firstBookingDay } from '../soldLotStore.ts';
import type { EarnedIncome } from './incomeOf.ts';
import { goldBought, type GoldRow } from './incomeStore.ts';

/**
 * The income of a portfolio in a financial year, by default the running one, as far as it is booked or recorded:
 * dividends, interest, tax deducted, gold and foreign assets. Rupees.
 * @param options.minors adds the income of minors that is taxed with the owner, for whom alone it is
 * @throws Problem 422 for a year that has no report.
 */
export async function incomeReport(
  ctx: Context,
  portfolioId: string,
  { year: asked }: CallQuery<'incomeReport'>,
  { minors }: { minors: boolean },
): Promise<IncomeReport> {
  const today = istDate(await ctx.business.now());
  const year = reportYear(asked, today);
  const bounds = financialYearBounds(year);
  const period = { from: bounds.from, to: bounds.to < today ? bounds.to : today };
  const rules = ctx.rules.book();
  const found = await clubbingOf(ctx, portfolioId, bounds);
  const clubbing = found && !minors ? { ...found, children: [] } : found;
  const { income, children } = await taxedIncome(ctx.db, portfolioId, { period, rules, clubbing });
  const { held } = await heldOn(ctx.db, portfolioId, period.to, [GOLD]);
  const firstDays = [
    await firstBookingDay(ctx.db, portfolioId),
    await childrensFirstDay(ctx.db, clubbing),
  ].filter((day) => day !== null);
  const reasons = reasonsOf(income, { running: bounds.to >= today });
  const totals = totalsOf(income);
  const taxable = sumRupees([totals.dividends, totals.taxable_interest, totals.foreign_income]);
  const [gold] = held;
  return {
    financial_year: year,
    years: reportYears(firstDays.toSorted()[0] ?? null, today),
    as_of: period.to,
    status: reasons.length === 0 ? 'final' : 'draft',
    reasons,
    totals,
    dividends: income.dividends,
    interest: income.interest,
    deducted: income.deducted,
    deposit_tds: depositTds(bounds.from, rules),
    gold: {
      purchases: (await goldBought(ctx.db, portfolioId, period)).map((row) => purchaseView(row)),
      grams: gold ? toWire(gold.units, 4) : 0,
      cost: gold ? toWire(gold.cost, 2) : 0,
    },
    foreign: { calendar_year: Number(bounds.from.slice(0, 4)), assets: income.foreign },
    ...clubbedIncomeView(clubbing, children, taxable),
  };
}

function reasonsOf(
  { interest, distributes }: EarnedIncome,
  { running }: { running: boolean },
): IncomeReport['reasons'] {
  return [
    ...(running ? ['year_running' as const] : []),
    ...(interest.some(({ amount }) => amount === null) ? ['interest_unknown' as const] : []),
    ...(distributes ? ['distributions_unknown' as const] : []),
  ];
}

function totalsOf({ dividends, interest, deducted }: EarnedIncome): IncomeReport['totals'] {
  const sum = (values: readonly (number | string | null)[]) =>
    toWire(sumRupees(values.map((value) => value ?? 0)), 2);
  const interestOf = (kind: 'slab' | 'exempt') =>
    sum(interest.filter(({ taxed }) => taxed === kind).map(({ amount }) => amount));
  const dividendsOf = (abroad: boolean) =>
    sum(dividends.filter(({ source }) => (source === 'us_stock') === abroad).map(({ amount }) => amount));
  return {
    dividends: dividendsOf(false),
    taxable_interest: interestOf('slab'),
    exempt_interest: interestOf('exempt'),
    foreign_income: dividendsOf(true),
    foreign_tax: sum(dividends.map(({ foreign_tax: tax }) => tax ?? 0)),
    tds: sum([...dividends, ...interest, ...deducted].map(({ tds }) => tds)),
  };
}

function depositTds(from: string, rules: Pick<RuleBook, 'fd_tds'>): IncomeReport['deposit_tds'] {
  const rule = ruleOn(rules.fd_tds, from);
  return (
    rule && {
      limit: rule.value.bank,
      senior_limit: rule.value.bankSenior,
      rate_percentage: rule.value.ratePct,
      rule_id: rule.rule_id,
    }
  );
}

function purchaseView(row: GoldRow): IncomeReport['gold']['purchases'][number] {
  return {
    id: row.id,
    date: row.date,
    invoice_no: row.invoice_no,
    grams: toWire(row.grams, 4),
    rate: toWire(row.rate_before_tax, 2),
    value: toWire(row.gold_value, 2),
    gst: toWire(row.tax, 2),
    amount: toWire(row.total, 2),
  };
}
