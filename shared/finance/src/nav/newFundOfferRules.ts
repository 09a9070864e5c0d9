import type { DatedRule } from '../rules/datedRule.ts';

/** Business days from the close of an offer within which its units are allotted. */
export const offerAllotmentRules: readonly DatedRule<number>[] = [
  {
    rule_id: 'nfo-allotment-2010',
    applies_from: '2010-07-01',
    applies_to: null,
    value: 5,
    source: 'SEBI, 2010: units within five business days after the offer closes (general knowledge)',
    confidence: 'L',
  },
];
