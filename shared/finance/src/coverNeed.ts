import {
  amountOrZero,
  CalculatorInputError,
  paise,
  ratePct,
  sharePct,
  wholeYears,
} from './calculators/inputs.ts';

/** One line of the explanation: positive rupees add to the need, negative ones reduce it. */
export type CoverRow<Key extends string> = { key: Key; amount: number };

export type LifeCoverInput = {
  /** Rupees a year that the family would have to replace. */
  annualExpense: number;
  /** Years for which it is needed. */
  years: number;
  /** Percent a year by which expenses rise; defaults to 5 (specification, section 9). */
  inflationPct?: number;
  /** Percent a year that the payout would earn; defaults to 7 (specification, section 9). */
  returnPct?: number;
  /** Rupees, each 0 by default. */
  loans?: number;
  goals?: number;
  savings?: number;
  existingCover?: number;
};

export type LifeCoverKey = 'income_replacement' | 'loans' | 'goals' | 'savings' | 'existing_cover';
export type LifeCover = { need: number; rows: Array<CoverRow<LifeCoverKey>> };

/** Today's value of one rupee a year that rises with inflation, paid at the start of each year. */
function risingAnnuity(years: number, inflationPct: number, returnPct: number): number {
  const ratio = (100 + inflationPct) / (100 + returnPct);
  let [sum, term] = [0, 1];
  for (let year = 0; year < years; year += 1) {
    sum += term;
    term *= ratio;
  }
  return sum;
}

/**
 * Life cover a family needs: expenses of the years at today's value, plus loans and goals, less savings and cover
 * already held; never below zero. Rows sum to the need unless that would be negative. Rupees, percent a year.
 * Source: common planning practice (income replacement, a form of human life value).
 * @throws CalculatorInputError naming the field.
 */
export function lifeCoverNeed(input: LifeCoverInput): LifeCover {
  const expense = amountOrZero('annualExpense', input.annualExpense);
  const years = wholeYears('years', input.years);
  const inflationPct = sharePct('inflationPct', input.inflationPct ?? 5);
  const returnPct = ratePct('returnPct', input.returnPct ?? 7);
  const optional = (field: 'loans' | 'goals' | 'savings' | 'existingCover'): number =>
    amountOrZero(field, input[field] ?? 0);
  const rows: Array<CoverRow<LifeCoverKey>> = [
    { key: 'income_replacement', amount: paise(expense * risingAnnuity(years, inflationPct, returnPct)) },
    { key: 'loans', amount: paise(optional('loans')) },
    { key: 'goals', amount: paise(optional('goals')) },
    { key: 'savings', amount: paise(-optional('savings')) },
    { key: 'existing_cover', amount: paise(-optional('existingCover')) },
  ];
  return { need: needOf(rows), rows };
}

function needOf(rows: ReadonlyArray<CoverRow<string>>): number {
  return paise(
    Math.max(
      0,
      rows.reduce((sum, { amount }) => sum + amount, 0),
    ),
  );
}

/** Metro, large city, elsewhere. */
export type CityTier = 1 | 2 | 3;

export type HealthCoverInput = {
  cityTier: CityTier;
  /** Ages of everyone to be covered, in years; at least one. */
  ages: readonly number[];
  /** Rupees of cover already held; defaults to 0. */
  existingCover?: number;
};

export type HealthCoverKey = 'base' | 'adults' | 'children' | 'age' | 'existing_cover';
export type HealthCover = { need: number; rows: Array<CoverRow<HealthCoverKey>> };

/** Shares of the base in percent, and the base in rupees, for a family policy. Planning practice, not a tariff. */
export const healthCoverBasis = {
  base: { 1: 1_000_000, 2: 750_000, 3: 500_000 },
  perFurtherAdultPct: 50,
  perChildPct: 25,
  adultFrom: 18,
  ageLoads: [
    { from: 60, pct: 50 },
    { from: 45, pct: 25 },
  ],
} as const;

/**
 * Health cover for a family policy: a base by city, half of it for each further adult, a quarter for each child,
 * and a quarter or half more when the eldest is 45 or 60, less cover already held; never below zero. Rupees.
 * Source: common planning practice; the basis is exported so that a screen can show it.
 * @throws CalculatorInputError naming the field.
 */
export function healthCoverNeed(input: HealthCoverInput): HealthCover {
  const basis = healthCoverBasis;
  const base: number | undefined = basis.base[input.cityTier];
  if (base === undefined) throw new CalculatorInputError('cityTier', 'not_a_number');
  if (input.ages.length === 0) throw new CalculatorInputError('ages', 'too_small', 1);
  for (const age of input.ages) {
    if (!(age >= 0)) throw new CalculatorInputError('ages', 'not_a_number');
    if (age > 120) throw new CalculatorInputError('ages', 'too_big', 120);
  }
  const adults = input.ages.filter((age) => age >= basis.adultFrom).length;
  const children = input.ages.length - adults;
  // The first member of the family is the base, adult or not.
  const furtherAdults = Math.max(0, adults - 1);
  const furtherChildren = adults > 0 ? children : children - 1;
  const eldest = Math.max(...input.ages);
  const adultShare = (base * basis.perFurtherAdultPct * furtherAdults) / 100;
  const childShare = (base * basis.perChildPct * furtherChildren) / 100;
  const agePct = basis.ageLoads.find(({ from }) => eldest >= from)?.pct ?? 0;
  const rows: Array<CoverRow<HealthCoverKey>> = [
    { key: 'base', amount: base },
    { key: 'adults', amount: adultShare },
    { key: 'children', amount: childShare },
    { key: 'age', amount: ((base + adultShare + childShare) * agePct) / 100 },
    { key: 'existing_cover', amount: paise(-amountOrZero('existingCover', input.existingCover ?? 0)) },
  ];
  return { need: needOf(rows), rows };
}
