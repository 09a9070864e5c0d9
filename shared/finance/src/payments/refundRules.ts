import type { DatedRule } from '../rules/datedRule.ts';

/** Days after the day of the payment's failure in which money has to be back. */
export const refundRules: readonly DatedRule<number>[] = [
  {
    rule_id: 'refund-turnaround-2019',
    applies_from: '2019-10-15',
    applies_to: null,
    value: 5,
    source: 'RBI circular on turn-around time for failed transactions, 20 September 2019 (general knowledge)',
    confidence: 'M',
  },
];
