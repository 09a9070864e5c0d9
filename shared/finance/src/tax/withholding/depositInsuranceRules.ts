import type { DatedRule } from '../../rules/datedRule.ts';

/**
 * Rupees of deposits, interest included, that DICGC insures for one depositor at one bank. Deposits with companies
 * that are not banks are never insured. Source: rules R8.
 */
export const depositInsuranceRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'dicgc-1993',
    applies_from: '1993-05-01',
    applies_to: '2020-02-03',
    value: 100_000,
    source: 'DICGC, in force until 3 Feb 2020',
    confidence: 'M',
  },
  {
    rule_id: 'dicgc-2020',
    applies_from: '2020-02-04',
    applies_to: null,
    value: 500_000,
    source: 'DICGC, since 4 Feb 2020 (rules R8)',
    confidence: 'H',
  },
];
