import type { DatedRule } from '../datedRule.ts';

/** Securities transaction tax on sold units of equity-oriented funds, percent of their value, by the day of the NAV. */
export const sttRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'stt-units-2004',
    applies_from: '2004-10-01',
    applies_to: null,
    value: 0.001,
    source:
      '0.001 % of the value by general knowledge; another platform prints 0.025 % (rules R5): to be confirmed',
    confidence: 'L',
  },
];
