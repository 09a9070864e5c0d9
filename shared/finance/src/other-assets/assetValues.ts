import { decimal, type Big } from '../money.ts';
import { depositRun } from './depositValue.ts';
import type { Accrual, AssetEntry } from './otherAsset.ts';
import { providentFundValues } from './providentFundValue.ts';

type Deposit = Extract<Accrual, { kind: 'deposit' }>;
type Movement = AssetEntry & { kind: 'paid_in' | 'taken_out' };

/**
 * What an asset is worth at the end of each day, as `assetValue` computes it, in one pass over its entries; null before
 * the first one.
 * @param entries in the order of `sortedEntries`
 * @param days ISO days, ascending
 */
export function assetValues(
  entries: readonly AssetEntry[],
  accrual: Accrual | null,
  days: readonly string[],
): (Big | null)[] {
  const values: (Big | null)[] = [];
  let end = 0;
  const passTo = (day: string): void => {
    while (end < entries.length && entries[end]!.on <= day) end += 1;
  };
  while (values.length < days.length) {
    const first = values.length;
    passTo(days[first]!);
    if (end === 0) {
      values.push(null);
      continue;
    }
    const start = Math.max(
      0,
      entries.slice(0, end).findLastIndex(({ kind }) => kind === 'value'),
    );
    const next = entries.findIndex(({ kind }, index) => index > start && kind === 'value');
    const until = next < 0 ? null : entries[next]!.on;
    let last = first + 1;
    while (last < days.length && (until === null || days[last]! < until)) last += 1;
    const since = entries.slice(start, next < 0 ? entries.length : next).map(asMovement);
    values.push(...worthOnDays(since, accrual, days.slice(first, last)));
  }
  return values;
}

/** A recorded value starts anew, as if it were paid in on its day. */
const asMovement = (entry: AssetEntry): Movement => ({
  ...entry,
  kind: entry.kind === 'taken_out' ? 'taken_out' : 'paid_in',
});

/** The worth of movements without another value among them. */
function worthOnDays(since: readonly Movement[], accrual: Accrual | null, days: readonly string[]): Big[] {
  if (accrual?.kind === 'provident_fund')
    return providentFundValues(since, days, accrual).map((value) => decimal(value.toFixed(2)));
  if (accrual?.kind === 'deposit') return depositDays(since, accrual, days);
  let [end, sum] = [0, decimal(0)];
  return days.map((day) => {
    for (; end < since.length && since[end]!.on <= day; end += 1) {
      const { kind, amount } = since[end]!;
      sum = kind === 'paid_in' ? sum.plus(amount) : sum.minus(amount);
    }
    return sum;
  });
}

/** Payments into a deposit, each with its interest. */
function depositDays(since: readonly Movement[], accrual: Deposit, days: readonly string[]): Big[] {
  const runs = since.map(({ on, kind, amount }) => ({
    on,
    sign: kind === 'paid_in' ? 1 : -1,
    at: depositRun(amount, on, accrual),
  }));
  return days.map((day) => {
    let sum = 0;
    for (const { on, sign, at } of runs) {
      if (on > day) break;
      sum += sign * at(day);
    }
    return decimal(sum.toFixed(2));
  });
}
