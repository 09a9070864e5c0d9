import type { DatedRule } from '../datedRule.ts';
import type { SipConvention } from './growth.ts';
import { paise, ratePct, sharePct } from './inputs.ts';
import type { PlanResult } from './sip.ts';
import { sip } from './sip.ts';

export type NpsInput = {
  /** Rupees a month. */
  monthlyContribution: number;
  /** Percent a year before retirement. */
  annualRatePct: number;
  months: number;
  /** Percent of the corpus that buys an annuity; 40 unless told. */
  annuitySharePct?: number;
  /** Percent a year that the annuity pays; 6 unless told. */
  annuityRatePct?: number;
  convention?: SipConvention;
};

export type NpsResult = PlanResult & {
  corpus: number;
  lumpSum: number;
  annuityCorpus: number;
  monthlyPension: number;
};

/** Smallest share of the corpus, in percent, that must buy an annuity (non-government subscribers). */
export const npsAnnuityFloors: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'nps-annuity-floor-2015',
    applies_from: '2015-01-01',
    applies_to: '2025-12-18',
    value: 40,
    source: 'PFRDA exit rules before the notice of 19 Dec 2025 (rules R8)',
    confidence: 'M',
  },
  {
    rule_id: 'nps-annuity-floor-2025',
    applies_from: '2025-12-19',
    applies_to: null,
    value: 20,
    source: 'PFRDA notice of 19 Dec 2025 (rules R8)',
    confidence: 'M',
  },
];

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
