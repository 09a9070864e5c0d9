import type { DatedRule } from '../rules/datedRule.ts';

/** Times of day in India between which orders are processed as they come. */
export interface OrderHours {
  readonly from: string;
  readonly to: string;
}

export const orderHoursRules: readonly DatedRule<OrderHours>[] = [
  {
    rule_id: 'order-hours-2021',
    applies_from: '2021-02-01',
    applies_to: null,
    value: { from: '09:00', to: '15:00' },
    source:
      'Our own rule: orders placed outside 9 am to 3 pm are processed when the market opens next (anchors, cart rules)',
    confidence: 'M',
  },
];
