import type { DatedRule } from '../rules/datedRule.ts';

/** Stamp duty on purchases of fund units, in percent of the net amount, by the day of the NAV. */
export const stampDutyRules: readonly DatedRule<number>[] = [
  {
    rule_id: 'stamp-duty-none',
    applies_from: '1993-01-01',
    applies_to: '2020-06-30',
    value: 0,
    source: 'Not levied on fund units before 1 July 2020 (rules R5)',
    confidence: 'H',
  },
  {
    rule_id: 'stamp-duty-2020',
    applies_from: '2020-07-01',
    applies_to: null,
    value: 0.005,
    source: 'Indian Stamp Act as amended, 0.005% since 1 July 2020 (rules R5)',
    confidence: 'H',
  },
];
