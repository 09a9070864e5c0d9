import type { DatedRule } from '../../rules/datedRule.ts';

/** Bought on or before this day, a unit of equity may take its value of that day as cost, by the date of transfer. */
export const grandfatheringDays: ReadonlyArray<DatedRule<string>> = [
  {
    rule_id: 'grandfathering-2018',
    applies_from: '2018-04-01',
    applies_to: null,
    value: '2018-01-31',
    source: 'Finance Act 2018, section 112A with section 55(2)(ac) (rules R3)',
    confidence: 'H',
  },
];
