import { decimal, ROUND_DOWN, ROUND_HALF_UP, type Big } from '../money.ts';
import { ShareRatioError } from './corporateActions.ts';
import type { ShareLot } from './shareLots.ts';

/** `newShares` of another company in place of, or beside, `oldShares`. */
export interface SwapRatio {
  newShares: number;
  oldShares: number;
}

/** Shares that continue a lot in another company. Rupees as decimal text. */
export interface CarriedLot {
  /** The lot that they continue, and its day of purchase. */
  from: string;
  boughtOn: string;
  quantity: number;
  cost: string;
}

/** The part of one share that no holder receives; the company sells it and pays the holder. */
export interface ShareFraction {
  from: string;
  boughtOn: string;
  /** Below one, with six decimals. */
  shares: string;
  cost: string;
  /** Rupees as text. */
  proceeds: string;
}

export interface CarriedShares {
  lots: CarriedLot[];
  fraction: ShareFraction | null;
}

const isWhole = (...numbers: readonly number[]): boolean =>
  numbers.every((number) => Number.isInteger(number) && number > 0);

/**
 * The shares of another company that a holder receives for all shares of a demat account together, lot by lot with days of
 * purchase and the whole cost: the new shares continue the old ones. A share of two lots counts with the later one. Source:
 * sections 47(vii), 49(2) and 2(42A), Explanation 1(i)(c), of the Income-tax Act; of a demerger sections 47(vid), 49(2C)
 * and 2(42A), Explanation 1(i)(g).
 * @param lots the oldest first; their costs are what the new shares continue
 * @param ratio with the price of a new share in rupees, at which part of one is paid
 * @throws ShareRatioError for a ratio that is not of whole shares
 */
export function swapShares(
  lots: readonly ShareLot[],
  { newShares, oldShares, price }: SwapRatio & { price: string | number },
): CarriedShares {
  if (!isWhole(newShares, oldShares))
    throw new ShareRatioError(`${newShares} for ${oldShares} is no exchange of shares`);
  const held = lots.filter(({ quantity }) => quantity > 0);
  const carried: CarriedLot[] = [];
  let old = 0;
  let given = 0;
  let waiting = decimal(0);
  for (const { id, boughtOn, quantity, cost } of held) {
    old += quantity;
    const shares = Math.floor((old * newShares) / oldShares) - given;
    given += shares;
    waiting = waiting.plus(cost);
    if (shares === 0) continue;
    carried.push({ from: id, boughtOn, quantity: shares, cost: waiting.toFixed(2) });
    waiting = decimal(0);
  }
  const last = held.at(-1);
  const rest = (old * newShares) % oldShares;
  if (!last || rest === 0) return { lots: carried, fraction: null };
  const proceeds = decimal(price).times(rest).div(oldShares).round(2, ROUND_DOWN).toFixed(2);
  return withFraction(carried, { last, part: decimal(rest).div(oldShares), waiting, proceeds });
}

/** Takes the cost of part of a share from the last lot; lots that brought no whole share are part of it. */
function withFraction(
  carried: readonly CarriedLot[],
  { last, part, waiting, proceeds }: { last: ShareLot; part: Big; waiting: Big; proceeds: string },
): CarriedShares {
  const own = carried.at(-1);
  const shares = part.round(6, ROUND_DOWN).toFixed(6);
  const fraction = { from: last.id, boughtOn: last.boughtOn, shares, proceeds };
  if (!own) return { lots: [], fraction: { ...fraction, cost: waiting.toFixed(2) } };
  const all = decimal(own.cost).plus(waiting);
  const cost = all.times(part).div(part.plus(own.quantity)).round(2, ROUND_HALF_UP);
  const kept = { ...own, cost: all.minus(cost).toFixed(2) };
  return {
    lots: [...carried.slice(0, -1), kept],
    fraction: { ...fraction, cost: cost.toFixed(2) },
  };
}

/**
 * What each lot's cost moves to the company that is split off: the part that its net book value is of the net worth of the
 * old one. Each lot keeps the rest. Source: sections 49(2C) and 49(2D) of the Income-tax Act.
 * @param percent what moves, above 0 and below 100
 * @returns the lots with the costs that move
 */
export function demergedCosts(lots: readonly ShareLot[], percent: string | number): ShareLot[] {
  const part = decimal(percent);
  if (part.lte(0) || part.gte(100)) throw new RangeError(`${part.toString()} % of the cost cannot move`);
  return lots.map((lot) => ({
    ...lot,
    cost: decimal(lot.cost).times(part).div(100).round(2, ROUND_HALF_UP).toFixed(2),
  }));
}

/** Prices of the two companies of a demerger, rupees. */
export interface DemergerPrices {
  price: string | number;
  other: string | number;
}

/**
 * By how much prices of earlier days are divided when shares of another company go to the holders: the price before over
 * what is left without them. A holder's value stays the same.
 * @throws RangeError where the shares that go are worth as much as the whole
 */
export function demergerFactor({ price, other }: DemergerPrices, { newShares, oldShares }: SwapRatio): Big {
  const left = decimal(price).minus(decimal(other).times(newShares).div(oldShares));
  if (left.lte(0)) throw new RangeError('the shares that are split off are worth as much as the whole');
  return decimal(price).div(left);
}
