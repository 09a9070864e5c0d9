import { istMillis } from '@sanchay/finance';

/** Units arrive in the morning of the day of allotment, India time. */
const ALLOTMENT_TIME = '09:00';
/** Money of a sale arrives at the bank in the course of the payout day, India time. */
const PAYOUT_TIME = '11:00';

/** The business instant from which an order of this allotment day may be allotted. */
export function allotmentInstant(allotmentDate: string): Date {
  return new Date(istMillis(allotmentDate, ALLOTMENT_TIME));
}

/** The business instant at which the money of a sale arrives on its payout day. */
export function payoutInstant(payoutDate: string): Date {
  return new Date(istMillis(payoutDate, PAYOUT_TIME));
}

/** The business instant from which a sale can be priced: the morning after the day of its NAV. */
export function pricingInstant(processedDate: string): Date {
  // NAVs of a day are out by 11 pm.
  return new Date(istMillis(processedDate, '23:00'));
}
