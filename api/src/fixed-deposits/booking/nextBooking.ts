import { depositSchedule, type DepositPosting } from '@sanchay/finance';
import type { PostingRow } from './depositStore.ts';
import { termsOf } from './terms.ts';

/** What the schedule of an open deposit follows from. */
type OpenDeposit = Parameters<typeof termsOf>[0];

/** The day of the first booking of interest of a deposit that has just opened. */
export function firstBooking(deposit: OpenDeposit): string {
  return scheduled(deposit, [])[0]!.on;
}

/** The whole schedule of an open deposit with the tax that was deducted so far. */
export function scheduled(
  deposit: OpenDeposit,
  booked: readonly Pick<PostingRow, 'tds'>[],
): DepositPosting[] {
  return depositSchedule(
    termsOf(deposit, deposit.opens_on!),
    booked.map(({ tds }) => tds),
  );
}
