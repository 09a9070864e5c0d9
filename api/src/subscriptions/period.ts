import type { AppConfig } from '@sanchay/contracts';
import { addDays, addMonthsClamped } from '@sanchay/finance';

/** First and last day of a subscription, and the last day of its full refund where something was paid. */
export function periodFrom(
  startsOn: string,
  { months, refundDays }: AppConfig['subscriptions'],
  paid: boolean,
): { starts_on: string; ends_on: string; refundable_until: string | null } {
  return {
    starts_on: startsOn,
    ends_on: addDays(addMonthsClamped(startsOn, months), -1),
    refundable_until: paid ? addDays(startsOn, refundDays) : null,
  };
}
