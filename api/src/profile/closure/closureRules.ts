import type { DatedRule } from '@sanchay/finance';

/** Days between the request to close an account and its closing, in which it can be withdrawn. */
export const holdRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'closure-hold-2026',
    applies_from: '2020-01-01',
    applies_to: null,
    value: 30,
    source: 'Own rule: time to change one’s mind, and for a stolen session to be noticed',
    confidence: 'M',
  },
];

/** Years that records of an investor are kept after the account is closed. */
export const keepRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'closure-keep-2020',
    applies_from: '2020-01-01',
    applies_to: null,
    value: 8,
    source:
      'Prevention of Money-laundering (Maintenance of Records) Rules 2005 (5 years); SEBI master circular on record keeping (8 years)',
    confidence: 'M',
  },
];
