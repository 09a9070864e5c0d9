import type { SipConvention } from './growth.ts';
import { paise, ratePct, sharePct } from './inputs.ts';
import { sip, type PlanResult } from './sip.ts';

export type NpsInput = {
  /** Rupees a month. */
  monthlyContribution: number;
  /** Percent a year before retirement. */
  annualRatePct: number;
  months: number;
  /** Percent of the corpus that buys an annuity; defaults to 40. */
  annuitySharePct?: number;
  /** Percent a year that the annuity pays; defaults to 6. */
  annuityRatePct?: number;
  convention?: SipConvention;
};

export type NpsResult = PlanResult & {
  corpus: number;
  lumpSum: number;
  annuityCorpus: number;
  monthlyPension: number;
};

/**
 * National Pension System: a SIP until retirement, then a share buys an annuity and the rest is paid out.
 * Rupees, percent a year; pension a month before tax. Source: rules, "Calculators".
 * @throws CalculatorInputError naming the field.
 */
export function nps(input: NpsInput): NpsResult {
  const share = sharePct('annuitySharePct', input.annuitySharePct ?? 40) / 100;
  const annuityRate = ratePct('annuityRatePct', input.annuityRatePct ?? 6) / 100;
  const saved = sip({
    monthlyAmount: input.monthlyContribution,
    annualRatePct: input.annualRatePct,
    months: input.months,
    convention: input.convention,
  });
  const annuityCorpus = paise(saved.value * share);
  return {
    ...saved,
    corpus: saved.value,
    lumpSum: paise(saved.value - annuityCorpus),
    annuityCorpus,
    monthlyPension: paise((annuityCorpus * annuityRate) / 12),
  };
}
