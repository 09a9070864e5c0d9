import { effectiveMonthlyRate, nominalMonthlyRate } from './growth.ts';
import { paise, positiveAmount, ratePct, wholeMonths } from './inputs.ts';

/**
 * The order of a month's steps; published calculators differ by up to 1 %.
 * `grow-first`: both grow, then the transfer. `transfer-first`: the transfer, then both grow.
 * `source-first`: the source grows, the transfer, then the target grows.
 */
export type StpOrder = 'grow-first' | 'transfer-first' | 'source-first';

/** How a yearly rate becomes a monthly one: a twelfth of it, or the one that compounds to it. */
export type StpConvention = 'nominal' | 'effective';

export type StpInput = {
  /** Rupees at the start. */
  sourceCorpus: number;
  /** Rupees a month. */
  monthlyTransfer: number;
  months: number;
  /** Percent a year. */
  sourceRatePct: number;
  /** Percent a year. */
  targetRatePct: number;
  order?: StpOrder;
  /** Defaults to 'nominal'. */
  convention?: StpConvention;
};

export type StpYear = { year: number; transferred: number; source: number; target: number; total: number };

export type StpResult = {
  sourceValue: number;
  targetValue: number;
  total: number;
  transferred: number;
  gain: number;
  /** The month whose transfer empties the source, or null when it lasts. */
  emptyInMonth: number | null;
  years: StpYear[];
};

/**
 * Systematic transfer from one fund to another, each growing every month at a twelfth of its yearly rate, or at
 * (1 + r)^(1/12) - 1 ('effective'); the last transfer takes what is left. Rupees, percent a year. Source: rules, "Calculators" (default 'grow-first').
 * @throws CalculatorInputError naming the field.
 */
export function stp(input: StpInput): StpResult {
  const corpus = positiveAmount('sourceCorpus', input.sourceCorpus);
  const transfer = positiveAmount('monthlyTransfer', input.monthlyTransfer);
  const months = wholeMonths('months', input.months);
  const monthly = input.convention === 'effective' ? effectiveMonthlyRate : nominalMonthlyRate;
  const sourceGrowth = 1 + monthly(ratePct('sourceRatePct', input.sourceRatePct));
  const targetGrowth = 1 + monthly(ratePct('targetRatePct', input.targetRatePct));
  const order = input.order ?? 'grow-first';
  const years: StpYear[] = [];
  let [source, target, moved] = [corpus, 0, 0];
  let emptyInMonth: number | null = null;
  for (let month = 1; month <= months; month += 1) {
    if (order !== 'transfer-first') source *= sourceGrowth;
    if (order === 'grow-first') target *= targetGrowth;
    const now = Math.min(transfer, source);
    source -= now;
    target += now;
    moved += now;
    if (source === 0) emptyInMonth ??= month;
    if (order === 'transfer-first') source *= sourceGrowth;
    if (order !== 'grow-first') target *= targetGrowth;
    if (month % 12 === 0 || month === months)
      years.push({ year: Math.ceil(month / 12), transferred: paise(moved), ...values(source, target) });
  }
  const last = values(source, target);
  return {
    sourceValue: last.source,
    targetValue: last.target,
    total: last.total,
    transferred: paise(moved),
    gain: paise(last.total - corpus),
    emptyInMonth,
    years,
  };
}

function values(source: number, target: number): { source: number; target: number; total: number } {
  const [kept, moved] = [paise(source), paise(target)];
  return { source: kept, target: moved, total: paise(kept + moved) };
}
