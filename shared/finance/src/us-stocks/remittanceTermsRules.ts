import type { DatedRule } from '../rules/datedRule.ts';

/**
 * Terms of the bank that converts: margin on the reference rate in percent, fee in rupees with its GST, time in India
 * until which a conversion counts for the day, smallest amounts.
 */
export type RemittanceTerms = {
  readonly marginPct: number;
  readonly fee: number;
  readonly feeGstPct: number;
  readonly cutOff: string;
  readonly least: number;
  readonly leastUsd: number;
};

export const remittanceTerms: ReadonlyArray<DatedRule<RemittanceTerms>> = [
  {
    rule_id: 'remittance-bank-2020',
    applies_from: '2020-01-01',
    applies_to: null,
    value: { marginPct: 0.9, fee: 200, feeGstPct: 18, cutOff: '14:00', least: 1_000, leastUsd: 10 },
    source: 'Our own rule: tariff of the invented bank of the sandbox',
    confidence: 'H',
  },
];
