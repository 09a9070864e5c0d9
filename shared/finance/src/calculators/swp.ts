import { effectiveMonthlyRate, nominalMonthlyRate } from './growth.ts';
import { MOST_MONTHS, paise, positiveAmount, ratePct, wholeMonths } from './inputs.ts';

export type SwpConvention = 'effective' | 'nominal';

export type SwpInput = {
  /** Rupees at the start. */
  corpus: number;
  /** Rupees a month. */
  monthlyWithdrawal: number;
  /** Percent a year. */
  annualRatePct: number;
  months: number;
  convention?: SwpConvention;
};

export type SwpYear = { year: number; withdrawn: number; value: number };

export type SwpResult = {
  finalBalance: number;
  totalWithdrawn: number;
  /** Final balance and withdrawals less the corpus. */
  profit: number;
  /** The month in which the money runs out, or null when it lasts. */
  emptyInMonth: number | null;
  years: SwpYear[];
};

function monthlyRate(input: Pick<SwpInput, 'annualRatePct' | 'convention'>): number {
  const rate = ratePct('annualRatePct', input.annualRatePct);
  return input.convention === 'nominal' ? nominalMonthlyRate(rate) : effectiveMonthlyRate(rate);
}

/**
 * Systematic withdrawal: every month the balance earns (1 + r)^(1/12) - 1 (or r / 12, 'nominal'), then the
 * withdrawal leaves; the last one takes what is left. Rupees, percent a year.
 * Source: rules, "Calculators" (published pages agree only with the effective rate).
 * @throws CalculatorInputError naming the field.
 */
export function swp(input: SwpInput): SwpResult {
  const corpus = positiveAmount('corpus', input.corpus);
  const withdrawal = positiveAmount('monthlyWithdrawal', input.monthlyWithdrawal);
  const months = wholeMonths('months', input.months);
  const rate = monthlyRate(input);
  const years: SwpYear[] = [];
  let [balance, withdrawn] = [corpus, 0];
  let emptyInMonth: number | null = null;
  for (let month = 1; month <= months; month += 1) {
    const grown = balance * (1 + rate);
    const taken = Math.min(withdrawal, grown);
    balance = grown - taken;
    withdrawn += taken;
    if (balance === 0) emptyInMonth ??= month;
    if (month % 12 === 0 || month === months)
      years.push({ year: Math.ceil(month / 12), withdrawn: paise(withdrawn), value: paise(balance) });
  }
  const [finalBalance, totalWithdrawn] = [paise(balance), paise(withdrawn)];
  const profit = paise(finalBalance + totalWithdrawn - corpus);
  return { finalBalance, totalWithdrawn, profit, emptyInMonth, years };
}

/**
 * How many full withdrawals a corpus pays, or null when it never runs out (or lasts beyond 1,200 months).
 * Rupees, percent a year. @throws CalculatorInputError naming the field.
 */
export function swpMonthsLeft(input: Omit<SwpInput, 'months'>): number | null {
  const withdrawal = positiveAmount('monthlyWithdrawal', input.monthlyWithdrawal);
  const rate = monthlyRate(input);
  let balance = positiveAmount('corpus', input.corpus);
  for (let month = 0; month < MOST_MONTHS; month += 1) {
    balance = balance * (1 + rate) - withdrawal;
    if (balance < 0) return month;
  }
  return null;
}
