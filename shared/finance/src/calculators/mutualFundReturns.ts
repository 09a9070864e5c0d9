import { monthsOf, paise, positiveYears } from './inputs.ts';
import { lumpsum } from './lumpsum.ts';
import { sip, type PlanResult, type SipInput } from './sip.ts';
import { totals } from './yearTable.ts';

export type MutualFundReturnsInput = {
  /** Rupees at the start; absent or 0 for a SIP alone. */
  principal?: number;
  /** Rupees a month; absent or 0 for one amount alone. */
  monthlyAmount?: number;
  /** Percent a year. */
  annualRatePct: number;
  /** Years; with a SIP they must come to whole months. */
  years: number;
  convention?: SipInput['convention'];
};

/**
 * One amount, a SIP, or both in one plan: the sum of `lumpsum` and `sip`. Rupees, percent a year.
 * Source: rules, "Calculators". @throws CalculatorInputError naming the field, also when both amounts are absent.
 */
export function mutualFundReturns(input: MutualFundReturnsInput): PlanResult {
  const { principal = 0, monthlyAmount = 0, annualRatePct, years, convention } = input;
  positiveYears('years', years);
  const parts: PlanResult[] = [];
  if (principal !== 0 || monthlyAmount === 0) parts.push(lumpsum({ principal, annualRatePct, years }));
  if (monthlyAmount !== 0)
    parts.push(sip({ monthlyAmount, annualRatePct, months: monthsOf('years', years), convention }));
  const add = (of: (part: PlanResult) => number): number =>
    paise(parts.reduce((sum, part) => sum + of(part), 0));
  return {
    ...totals(
      add((part) => part.invested),
      add((part) => part.value),
    ),
    years: parts[0]!.years.map(({ year }, row) => ({
      year,
      ...totals(
        add((part) => part.years[row]!.invested),
        add((part) => part.years[row]!.value),
      ),
    })),
  };
}
