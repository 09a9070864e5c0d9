import { addDays } from '@sanchay/finance';

/** Days from the first payment on which a return is not yet stated per year. */
const XIRR_FROM_DAYS = 30;

/**
 * Which return is shown: `absolute` while the first payment is less than 30 days old, or where there is none, and
 * `xirr` from the 30th day on. A yearly rate of a few days multiplies them to a figure that nobody earns.
 * Days are ISO. Source: issue 11, item 4.
 */
export function returnBasis(firstPayment: string | null, today: string): 'absolute' | 'xirr' {
  return firstPayment !== null && addDays(firstPayment, XIRR_FROM_DAYS) <= today ? 'xirr' : 'absolute';
}
