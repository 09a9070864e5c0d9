import { Big } from '../money.ts';
import {
  amountOrZero,
  LARGEST_AMOUNT,
  positiveAmount,
  ratePct,
  sharePct,
  wholeYears,
  withinRange,
} from './inputs.ts';
import type { PlanResult } from './sip.ts';
import { totals } from './yearTable.ts';
import type { YearRow } from './growth.ts';

export type EpfSplitInput = {
  /** Basic pay and dearness allowance, rupees a month. */
  basicDa: number;
  /** Wage up to which pension is counted, rupees a month; defaults to 15,000. */
  epsWageCap?: number;
  /** Percent of pay that the employee pays in, from 12 (the default, by law) to 100. */
  employeePct?: number;
};

/** Whole rupees a month. */
export type EpfSplit = { employeeEpf: number; employerEpf: number; employerEps: number };

/** Percent of pay that each side pays in by law. */
const STATUTORY_PCT = 12;

const PENSION_PCT = 8.33;

const wholeRupees = (basis: number, pct: number): number =>
  new Big(basis).times(pct).div(100).round(0).toNumber();

type EpfShares = { basic: number; cap: number; employeePct: number };

function sharesOf(input: EpfSplitInput): EpfShares {
  return {
    basic: positiveAmount('basicDa', input.basicDa),
    cap: positiveAmount('epsWageCap', input.epsWageCap ?? 15_000),
    employeePct: withinRange('employeePct', input.employeePct ?? STATUTORY_PCT, STATUTORY_PCT, 100),
  };
}

/**
 * Monthly provident fund: the employee pays 12 % or, by choice, more; of the employer's 12 %, 8.33 % of the wage up
 * to the cap goes to pension (1,250 at 15,000) and the rest to the fund. Each part rounded half-up to the rupee, to be
 * shown; what accumulates is not rounded.
 * Source: rules R8 and "Calculators". @throws CalculatorInputError naming the field.
 */
export function epfSplit(input: EpfSplitInput): EpfSplit {
  const { basic, cap, employeePct } = sharesOf(input);
  const employerEps = wholeRupees(Math.min(basic, cap), PENSION_PCT);
  return {
    employeeEpf: wholeRupees(basic, employeePct),
    employerEpf: wholeRupees(basic, STATUTORY_PCT) - employerEps,
    employerEps,
  };
}

/** What reaches the fund in a month, not rounded: 12 % + (12 % - min(8.33 %, the pension of the wage cap)). Rupees. */
function monthlyIntoFund({ basic, cap, employeePct }: EpfShares): number {
  const pension = Math.min((basic * PENSION_PCT) / 100, wholeRupees(cap, PENSION_PCT));
  return (basic * (employeePct + STATUTORY_PCT)) / 100 - pension;
}

export type EpfInput = EpfSplitInput & {
  years: number;
  /** Percent a year; the rate notified for the year. */
  annualRatePct: number;
  /** Percent by which pay rises each year, default 0. */
  annualRaisePct?: number;
  /** Rupees already in the fund, default 0. */
  openingBalance?: number;
  /** `monthly` balances, or the balance at the `year-end` as many spreadsheets do. */
  interestOn?: 'monthly' | 'year-end';
};

/**
 * Provident fund corpus: each month interest of a twelfth on the opening balance is noted, contributions are added,
 * and the year's interest is credited at its end. On `year-end` balances the whole year's interest is counted on
 * what is there with all twelve contributions. Nothing is rounded before the result. Rupees, percent a year.
 * Source: rules, "Calculators" (reproduces published corpora). @throws CalculatorInputError.
 */
export function epf(input: EpfInput): PlanResult {
  const years = wholeYears('years', input.years);
  const rate = ratePct('annualRatePct', input.annualRatePct) / 1200;
  const raise = 1 + sharePct('annualRaisePct', input.annualRaisePct ?? 0) / 100;
  let balance = amountOrZero('openingBalance', input.openingBalance ?? 0);
  const shares = sharesOf(input);
  let [invested, basic] = [balance, shares.basic];
  const rows: YearRow[] = [];
  for (let year = 1; year <= years; year += 1) {
    const monthly = monthlyIntoFund({ ...shares, basic });
    let interest = 0;
    for (let month = 0; month < 12; month += 1) {
      interest += balance * rate;
      balance += monthly;
    }
    balance += input.interestOn === 'year-end' ? balance * rate * 12 : interest;
    invested += monthly * 12;
    rows.push({ year, ...totals(invested, balance) });
    // Raises over a century may exceed the input limit; pay then stays there.
    basic = Math.min(basic * raise, LARGEST_AMOUNT);
  }
  return { ...totals(invested, balance), years: rows };
}
