import type { DepositPlan, Payout } from '@sanchay/contracts';
import { fd, type FdInput } from '@sanchay/finance';

type Plan = DepositPlan['attributes'];

const TIMES_A_YEAR: Record<Plan['compounding'], NonNullable<FdInput['compoundingPerYear']>> = {
  annually: 1,
  quarterly: 4,
  monthly: 12,
  daily: 365,
};
const PAID_A_YEAR: Record<Exclude<Payout, 'maturity'>, 1 | 2 | 4 | 12> = {
  monthly: 12,
  quarterly: 4,
  half_yearly: 2,
  yearly: 1,
};

export interface DepositResult {
  /** Percent a year. */
  rate: number;
  /** Rupees at the end: principal with interest, or the principal alone when interest was paid out before. */
  maturity: number;
  interest: number;
  /** Rupees of each payout; 0 when all comes at the end. */
  eachPayout: number;
  /** Rupees of interest in the first twelve months, which decide about tax deducted. */
  firstYear: number;
}

/** The rate of a plan for a payout and an age, or null when it does not pay out like that. Percent a year. */
export function rateOf(plan: Pick<Plan, 'payouts'>, payout: Payout, senior: boolean): number | null {
  const paid = plan.payouts.find((each) => each.payout === payout);
  if (!paid) return null;
  return senior ? paid.senior_citizen_interest_rate : paid.interest_rate;
}

/**
 * What a deposit of so many rupees gives after so many months, before tax. Null when the plan has no such payout.
 * @throws CalculatorInputError for an amount or a time that no deposit has.
 */
export function depositResult(
  plan: Pick<Plan, 'payouts' | 'compounding'>,
  { amount, months, payout, senior }: { amount: number; months: number; payout: Payout; senior: boolean },
): DepositResult | null {
  const rate = rateOf(plan, payout, senior);
  if (rate === null) return null;
  const input: FdInput =
    payout === 'maturity'
      ? {
          principal: amount,
          annualRatePct: rate,
          years: months / 12,
          compoundingPerYear: TIMES_A_YEAR[plan.compounding],
          interest: 'compound',
        }
      : {
          principal: amount,
          annualRatePct: rate,
          years: months / 12,
          compoundingPerYear: PAID_A_YEAR[payout],
          interest: 'payout',
        };
  const whole = fd(input);
  const interest = whole.gain;
  return {
    rate,
    maturity: payout === 'maturity' ? whole.value : amount,
    interest,
    eachPayout: whole.periodicPayout,
    firstYear: months <= 12 ? interest : fd({ ...input, years: 1 }).gain,
  };
}
