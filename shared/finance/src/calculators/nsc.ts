import { lumpsum } from './lumpsum.ts';
import type { PlanResult } from './sip.ts';

export type NscInput = {
  /** Rupees. */
  principal: number;
  /** Percent a year at the date of purchase, kept to maturity. */
  annualRatePct: number;
  /** Years; defaults to 5. */
  years?: number;
};

/**
 * National Savings Certificate: P x (1 + r)^5, compounded yearly and paid at maturity, with the yearly interest
 * that counts as reinvested. Rupees, percent a year. Source: rules, "Calculators". @throws CalculatorInputError.
 */
export function nsc({ principal, annualRatePct, years = 5 }: NscInput): PlanResult {
  return lumpsum({ principal, annualRatePct, years });
}
