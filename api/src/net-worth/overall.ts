import { ASSET_CLASSES, type HoldingFigures, type NetWorth, type OwnedAsset } from '@sanchay/contracts';
import { absolutePct, sumRupees, toWire, yearlyReturn } from '@sanchay/finance';
import type { PaidAsset, SourceSnapshot } from './assetSource.ts';
import { earnedFigures, earnedOfPaid, sumEarned, type Earned } from './earned.ts';
import { xirrShown } from './entryFigures.ts';

type Day = Pick<HoldingFigures, 'current_value' | 'one_day_change' | 'one_day_change_percentage'>;
type Figures = Pick<OwnedAsset, 'gain' | 'absolute_percentage' | 'xirr_percentage' | 'xirr_problem'>;

/** What all sources know of payments: `held` of funds and gold, which have statements of the filter in them. */
export interface Counted {
  held: SourceSnapshot | undefined;
  shown: readonly SourceSnapshot[];
}

/** How many of the largest assets are listed. */
const LISTED = 5;
const LISTED_KINDS: readonly string[] = [
  ...ASSET_CLASSES.stocks,
  ...ASSET_CLASSES.us_stocks,
  ...ASSET_CLASSES.fixed_deposits,
].filter((kind) => kind !== 'us_cash');

const paidIn = ({ shown }: Counted): PaidAsset[] => shown.flatMap(({ paid }) => paid ?? []);

/** All payments of the assets that are counted, and what they earned; null where nothing is counted. */
export function earnedOfAll(counted: Counted): Earned | null {
  const paid = paidIn(counted);
  const held = counted.held?.earned;
  if (!held && paid.length === 0) return null;
  return sumEarned([...(held ? [held.all] : []), earnedOfPaid(paid)]);
}

/**
 * The returns of everything in the value, of every class: funds and gold, shares, US shares, deposits and cash, with what is
 * held elsewhere. What was paid for some assets is not known; `left_out` is their number. Undefined where nothing is known.
 */
export function overallOf(counted: Counted, day: Day, today: string): HoldingFigures | undefined {
  const earned = earnedOfAll(counted);
  if (!earned) return undefined;
  const unpaid = counted.shown.flatMap((snapshot) => snapshot.unpaid ?? []).length;
  const leftOut = unpaid + (counted.held?.earned?.left_out ?? 0);
  // Of funds and gold alone, these are the figures of their own page: null where no purchase of any is known.
  const figures =
    paidIn(counted).length === 0 && counted.held?.returns
      ? counted.held.returns
      : earnedFigures(earned, today);
  return { ...figures, ...day, ...(leftOut > 0 && { left_out: leftOut }) };
}

/** The gain of each kind of assets; null where a payment of one of them is not known. */
export function gainsByKind(counted: Counted): NonNullable<NetWorth['gains']> {
  const unpaid = new Set(counted.shown.flatMap((snapshot) => snapshot.unpaid ?? []));
  const gains = paidIn(counted).map((one) => ({ asset: one.asset, gain: figuresOf(one, null).gain }));
  const kinds = Map.groupBy([...(counted.held?.earned?.kinds ?? []), ...gains], ({ asset }) => asset);
  return [...kinds].map(([asset, own]) => {
    const known = own.flatMap(({ gain }) => gain ?? []);
    const isKnown = known.length === own.length && !unpaid.has(asset);
    return { asset, gain: isKnown ? toWire(sumRupees(known), 2) : null };
  });
}

/** The largest shares, US shares and deposits with their figures. */
export function largestOf(counted: Counted, today: string): NonNullable<NetWorth['largest']> {
  return paidIn(counted)
    .filter(({ asset, value }) => value > 0 && LISTED_KINDS.includes(asset))
    .toSorted((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))
    .slice(0, LISTED)
    .map((one) => {
      const { source, asset, id, name, value, invested } = one;
      return { source, asset, id, name, value, invested, ...figuresOf(one, today) };
    });
}

/** Gain and returns of an asset from its payments; without a day no XIRR is computed. */
function figuresOf({ value, flows }: PaidAsset, today: string | null): Figures {
  const paid = toWire(sumRupees(flows.map(({ amount }) => Math.max(0, amount))), 2);
  const gain = toWire(sumRupees([value, ...flows.map(({ amount }) => -amount)]), 2);
  const percentage = absolutePct(paid, toWire(sumRupees([paid, gain]), 2));
  const received = flows.map(({ date, amount }) => ({ date, amount: -amount }));
  const found = today === null ? null : yearlyReturn([...received, { date: today, amount: value }], today);
  return {
    gain,
    absolute_percentage: percentage === null ? null : toWire(percentage, 2),
    ...xirrShown(found),
  };
}
