import { lumpsum, requiredSip, sip, type PlanResult } from '@sanchay/finance';

export const PLAN_KINDS = ['sip', 'lumpsum', 'goal'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** Percent a year that the card on the home page assumes; the SIP calculator lets the user choose. */
export const ASSUMED_RATE_PCT = 12;

export interface GrowthPlan {
  /** What the card shows large: the value at the end, or for a goal the instalment. Rupees. */
  headline: number;
  invested: number;
  gain: number;
  /** Rupees at the start (year 0) and at the end of each year. */
  points: { year: number; invested: number; value: number }[];
}

function pointsOf(start: number, plan: PlanResult): GrowthPlan['points'] {
  const rows = plan.years.map(({ year, invested, value }) => ({ year, invested, value }));
  return [{ year: 0, invested: start, value: start }, ...rows];
}

/**
 * What an amount becomes at the assumed rate: `amount` a month (`sip`), once (`lumpsum`), or the sum wanted at the
 * end (`goal`). Rupees and whole years.
 * @throws CalculatorInputError when an input is impossible.
 */
export function growthPlan(kind: PlanKind, amount: number, years: number): GrowthPlan {
  const rate = { annualRatePct: ASSUMED_RATE_PCT };
  if (kind === 'lumpsum') {
    const plan = lumpsum({ principal: amount, years, ...rate });
    return { headline: plan.value, invested: plan.invested, gain: plan.gain, points: pointsOf(amount, plan) };
  }
  const months = years * 12;
  const monthlyAmount =
    kind === 'sip' ? amount : requiredSip({ targetAmount: amount, months, ...rate }).monthlySip;
  const plan = sip({ monthlyAmount, months, ...rate });
  return {
    headline: kind === 'sip' ? plan.value : monthlyAmount,
    invested: plan.invested,
    gain: plan.gain,
    points: pointsOf(0, plan),
  };
}
