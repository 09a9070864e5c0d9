import { addDays } from '../calendar/dates.ts';
import { decimal, sumDecimals, type Big } from '../money.ts';
import { assetValue } from './assetValue.ts';
import type { Accrual, AssetEntry } from './otherAsset.ts';

/** What an asset earned in a period; rupees. */
export interface AssetInterest {
  /** Worth at the end of the day before the period, or where it was first recorded with a value, that value. */
  opening: Big;
  paidIn: Big;
  takenOut: Big;
  closing: Big;
  /** Null where neither a rate nor a recorded value of the period states it. */
  interest: Big | null;
  /** Whether it follows from the rate, or from values that were recorded in the period. */
  basis: 'accrued' | 'recorded' | null;
}

/**
 * The interest of an asset in a period, both days included: what it is worth at the end, less what it was worth before
 * and the money that went in, plus the money that came out. Null before its first entry.
 * @param entries in the order of `sortedEntries`
 */
export function assetInterest(
  entries: readonly AssetEntry[],
  accrual: Accrual | null,
  { from, to }: { from: string; to: string },
): AssetInterest | null {
  const first = entries[0];
  const end = assetValue(entries, accrual, to);
  if (!first || !end) return null;
  const startsWithValue = first.on >= from && first.kind === 'value';
  const own = entries.filter(({ on }) => on >= from && on <= to).slice(startsWithValue ? 1 : 0);
  const opening = startsWithValue
    ? decimal(first.amount)
    : (assetValue(entries, accrual, addDays(from, -1))?.value ?? decimal(0));
  const sumOf = (kind: AssetEntry['kind']) =>
    sumDecimals(own.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
  const [paidIn, takenOut] = [sumOf('paid_in'), sumOf('taken_out')];
  const basis = own.some(({ kind }) => kind === 'value') ? 'recorded' : accrual === null ? null : 'accrued';
  const interest = end.value.minus(opening).minus(paidIn).plus(takenOut);
  return { opening, paidIn, takenOut, closing: end.value, interest: basis === null ? null : interest, basis };
}
