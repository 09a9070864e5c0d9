import type { BusinessCalendar } from './calendar.ts';
import { isMarketDay } from './calendar.ts';
import type { DatedRule } from './datedRule.ts';
import { requireRule } from './datedRule.ts';
import { istDate, istTimeOfDay } from './ist.ts';
import type { Instant } from './ist.ts';

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
    source: 'Orders outside 09:00 to 15:00 are taken in offline mode (anchors, cart rules)',
    confidence: 'M',
  },
];

/** Whether orders are processed as they come at an instant; otherwise they are taken in offline mode. @throws NoRuleError */
export function isWithinOrderHours(at: Instant, calendar: BusinessCalendar): boolean {
  const day = istDate(at);
  const { from, to } = requireRule(orderHoursRules, day, 'order hours').value;
  const time = istTimeOfDay(at);
  return isMarketDay(calendar, day) && time >= from && time < to;
}
