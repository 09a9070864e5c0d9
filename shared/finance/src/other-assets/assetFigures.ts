import { decimal, type Big } from '../money.ts';
import { yearlyReturn, type YearlyReturn } from '../returns/yearlyReturn.ts';
import { assetValue } from './assetValue.ts';
import type { Accrual, AssetEntry } from './otherAsset.ts';

/** What an asset is worth on a day and what it earned; rupees, and percent of the money that was paid in. */
export interface AssetFigures {
  value: Big;
  /** The day of the last recorded value, or of the first payment. */
  from: string;
  /** Null where no payment was recorded. */
  paidIn: Big | null;
  gain: Big | null;
  absolutePct: Big | null;
  /** The yearly return of the payments, or why there is none; null where no payment was recorded. */
  xirr: YearlyReturn | null;
}

/** The figures of an asset at the end of a day; null before its first entry. Entries as `sortedEntries` orders them. */
export function assetFigures(
  entries: readonly AssetEntry[],
  accrual: Accrual | null,
  day: string,
): AssetFigures | null {
  const worth = assetValue(entries, accrual, day);
  if (!worth) return null;
  const flows = entries.filter(({ on, kind }) => on <= day && kind !== 'value');
  const sumOf = (kind: AssetEntry['kind']): Big =>
    flows.reduce((sum, entry) => (entry.kind === kind ? sum.plus(entry.amount) : sum), decimal(0));
  const paidIn = sumOf('paid_in');
  if (paidIn.eq(0)) return { ...worth, paidIn: null, gain: null, absolutePct: null, xirr: null };
  const gain = worth.value.plus(sumOf('taken_out')).minus(paidIn);
  return {
    ...worth,
    paidIn,
    gain,
    absolutePct: gain.div(paidIn).times(100),
    xirr: yearlyReturn(
      [
        ...flows.map(({ on, kind, amount }) => ({ date: on, amount: kind === 'paid_in' ? -amount : amount })),
        { date: day, amount: Number(worth.value.toFixed(2)) },
      ],
      day,
    ),
  };
}
