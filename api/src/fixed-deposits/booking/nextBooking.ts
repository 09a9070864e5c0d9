import { depositSchedule, type DepositPosting } from '@sanchay/finance';
import type { DepositRow, PostingRow } from './depositStore.ts';
import { termsOf } from './terms.ts';

/** The day of the first booking of interest of a deposit that has just opened. */
export function firstBooking(deposit: DepositRow): string {
  return scheduled(deposit, [])[0]!.on;
}

/** The whole schedule of an open deposit with the tax that was deducted so far. */
export function scheduled(deposit: DepositRow, booked: readonly Pick<PostingRow, 'tds'>[]): DepositPosting[] {
  return depositSchedule(
    termsOf(deposit, deposit.opens_on!),
    booked.map(({ tds }) => tds),
  );
}
