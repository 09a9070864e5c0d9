import {
  ANALYSIS_SPLITS,
  type AnalysisSplit,
  type Exposure,
  type PortfolioAnalysis,
} from '@sanchay/contracts';
import { apportion, hundredths, istDate, overlapMatrix, sumRupees, toWire } from '@sanchay/finance';
import { GOLD } from '../../gold/index.ts';
import type { Context } from '../../platform/context.ts';
import { concentrationOf } from './concentrationView.ts';
import { costOf } from './costView.ts';
import { exposuresOf, shortened, type ValuedHolding } from './exposures.ts';
import { heldValues } from './heldValues.ts';
import { riskOf } from './risk.ts';

const MOST_PAIRS = 50;

/**
 * What a portfolio is invested in through the disclosed holdings of its funds, and how much its funds overlap. A fund
 * without disclosed holdings is `missing` with its share; nothing is estimated. Imported funds of ours count. Money in transit is not part of it. Also
 * what the funds cost, how concentrated they are, and how much their value moved.
 */
export async function portfolioAnalysis(ctx: Context, portfolioId: string): Promise<PortfolioAnalysis> {
  const today = istDate(await ctx.business.now());
  const all = await heldValues(ctx.db, portfolioId, today);
  const held = all.filter((holding): holding is ValuedHolding => holding.value !== null);
  const funds = held.filter(({ code }) => code !== GOLD);
  const days = funds.flatMap(({ book }) => book?.[0]?.as_of ?? []).toSorted();
  const shares = fundsOf(held).filter(({ code }) => code !== GOLD);
  const splits = splitsOf(held);
  return {
    as_of:
      held
        .flatMap(({ priced_on }) => priced_on ?? [])
        .toSorted()
        .at(-1) ?? null,
    value: toWire(sumRupees(held.map(({ value }) => value)), 2),
    disclosed_from: days[0] ?? null,
    disclosed_to: days.at(-1) ?? null,
    funds: shares,
    unpriced: all.filter(({ value }) => value === null).map(({ code, name }) => ({ code, name })),
    ...splits,
    companies: shortened(splits.companies),
    overlap: overlapOf(funds),
    cost: costOf(funds),
    concentration: concentrationOf(splits, shares),
    risk: await riskOf(ctx.db, held, today),
  };
}

function splitsOf(held: readonly ValuedHolding[]): Record<AnalysisSplit, Exposure[]> {
  const entries = ANALYSIS_SPLITS.map((split) => [split, exposuresOf(split, held)]);
  return Object.fromEntries(entries) as Record<AnalysisSplit, Exposure[]>;
}

function fundsOf(held: readonly ValuedHolding[]): PortfolioAnalysis['funds'] {
  const values = held.map(({ value }) => hundredths(value));
  const shares = apportion(values, values.some((value) => value > 0n) ? 10_000n : 0n);
  return held.map(({ code, source, name, value, book }, index) => ({
    code,
    source,
    name,
    value,
    percentage: Number(shares[index]) / 100,
    as_of: book?.[0]?.as_of ?? null,
    disclosed_percentage: toWire(sumRupees(book?.map(({ weight }) => weight) ?? []), 2),
  }));
}

function overlapOf(funds: readonly ValuedHolding[]): PortfolioAnalysis['overlap'] {
  const codes = funds.map(({ code }) => code);
  const { percents, pairs } = overlapMatrix(funds.map(({ book }) => book));
  return {
    codes,
    percentages: percents,
    pairs: pairs
      .slice(0, MOST_PAIRS)
      .map(({ a, b, percent, shared }) => ({ a: codes[a]!, b: codes[b]!, percentage: percent, shared })),
  };
}
