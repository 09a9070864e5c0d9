import { decimal, sumDecimals, type Big } from '../money.ts';
import { depositValue } from './depositValue.ts';
import type { Accrual, AssetEntry } from './otherAsset.ts';
import { providentFundValue } from './providentFundValue.ts';

/** The entries of an asset by day; of one day payments first, because a value is that of the end of the day. */
export function sortedEntries(entries: readonly AssetEntry[]): AssetEntry[] {
  const rank = ({ kind }: AssetEntry): number => (kind === 'value' ? 1 : 0);
  return entries.toSorted((a, b) => (a.on === b.on ? rank(a) - rank(b) : a.on < b.on ? -1 : 1));
}

/**
 * What an asset is worth at the end of a day, in rupees to the paisa: its last recorded value with what went in and came
 * out since, and the interest that its rule adds. Null before the first entry. `from` is the day of the last recorded
 * value, or of the first payment where no value was recorded.
 * @param entries in the order of `sortedEntries`
 */
export function assetValue(
  entries: readonly AssetEntry[],
  accrual: Accrual | null,
  day: string,
): { value: Big; from: string } | null {
  const end = entries.findIndex(({ on }) => on > day);
  const until = end < 0 ? entries : entries.slice(0, end);
  if (until.length === 0) return null;
  const start = Math.max(
    0,
    until.findLastIndex(({ kind }) => kind === 'value'),
  );
  const since = until.slice(start).map((entry) => ({
    ...entry,
    kind: entry.kind === 'value' ? ('paid_in' as const) : entry.kind,
  }));
  return { value: worthOf(since, accrual, day), from: since[0]!.on };
}

function worthOf(
  since: readonly (AssetEntry & { kind: 'paid_in' | 'taken_out' })[],
  accrual: Accrual | null,
  day: string,
): Big {
  if (accrual === null)
    return sumDecimals(since.map(({ kind, amount }) => (kind === 'paid_in' ? amount : -amount)));
  if (accrual.kind === 'provident_fund') return decimal(providentFundValue(since, day, accrual).toFixed(2));
  const worth = since.reduce((sum, { on, kind, amount }) => {
    const now = depositValue(amount, { from: on, to: day }, accrual);
    return kind === 'taken_out' ? sum - now : sum + now;
  }, 0);
  return decimal(worth.toFixed(2));
}
