import type { DatedRule } from '../../rules/datedRule.ts';

/** Percent on gains of listed equity and equity funds, by the date of transfer; long-term after more than `months`. */
export type EquityRates = { readonly months: number; readonly stcgPct: number; readonly ltcgPct: number };

/** Source: rules R1. Rates before cess and surcharge. */
export const equityRates: ReadonlyArray<DatedRule<EquityRates>> = [
  {
    rule_id: 'equity-rates-2008',
    applies_from: '2008-04-01',
    applies_to: '2018-03-31',
    value: { months: 12, stcgPct: 15, ltcgPct: 0 },
    source:
      'Finance Act 2008 for 15%; long-term gains exempt by section 10(38) until 31 Mar 2018 (general knowledge)',
    confidence: 'M',
  },
  {
    rule_id: 'equity-rates-2018',
    applies_from: '2018-04-01',
    applies_to: '2024-07-22',
    value: { months: 12, stcgPct: 15, ltcgPct: 10 },
    source: 'Finance Act 2018 (rules R1)',
    confidence: 'H',
  },
  {
    rule_id: 'equity-rates-2024',
    applies_from: '2024-07-23',
    applies_to: null,
    value: { months: 12, stcgPct: 20, ltcgPct: 12.5 },
    source: 'Finance (No. 2) Act 2024; unchanged for 2026-27 (rules R1)',
    confidence: 'H',
  },
];

/** Rupees of long-term equity gain free of tax in a financial year, by the date of transfer. */
export const equityExemptions: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'equity-exemption-2018',
    applies_from: '2018-04-01',
    applies_to: '2024-03-31',
    value: 100_000,
    source: 'Finance Act 2018 (rules R1)',
    confidence: 'H',
  },
  {
    rule_id: 'equity-exemption-2024',
    applies_from: '2024-04-01',
    applies_to: null,
    value: 125_000,
    source: 'Finance (No. 2) Act 2024, for the whole of 2024-25 (rules R1)',
    confidence: 'H',
  },
];
