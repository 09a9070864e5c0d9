import { decimal, ROUND_HALF_UP } from '../money.ts';

/** What is left of one purchase of a share. Rupees as decimal text. */
export interface ShareLot {
  id: string;
  boughtOn: string;
  /** Day on which they came into the demat account, where they continue shares of another company. */
  cameOn?: string;
  quantity: number;
  cost: string;
}

/** Shares of one lot that a sale takes, with their part of the cost and of the proceeds. */
export interface SoldShares {
  lotId: string;
  boughtOn: string;
  quantity: number;
  cost: string;
  proceeds: string;
}

/** A sale of more shares than the lots hold. */
export class ShortSaleError extends RangeError {
  readonly kind = 'short_sale';
}

/**
 * Takes a sale from lots in the order in which they came into the demat account; lots of one day in the given order. Parts are rounded to paise and the last
 * part takes what is left, so that parts add up to cost and proceeds. Source: CBDT circular 768 of 1998, first in first
 * out for each demat account.
 * @throws ShortSaleError
 */
export function sellShares(
  lots: readonly ShareLot[],
  { quantity, proceeds }: { quantity: number; proceeds: string },
): SoldShares[] {
  const sold: SoldShares[] = [];
  let open = quantity;
  let received = decimal(proceeds);
  const entry = ({ cameOn, boughtOn }: ShareLot): string => cameOn ?? boughtOn;
  for (const lot of lots.toSorted((a, b) => (entry(a) < entry(b) ? -1 : entry(a) > entry(b) ? 1 : 0))) {
    if (open === 0) break;
    const taken = Math.min(open, lot.quantity);
    if (taken === 0) continue;
    const part =
      taken === open ? received : decimal(proceeds).times(taken).div(quantity).round(2, ROUND_HALF_UP);
    const cost =
      taken === lot.quantity
        ? decimal(lot.cost)
        : decimal(lot.cost).times(taken).div(lot.quantity).round(2, ROUND_HALF_UP);
    sold.push({
      lotId: lot.id,
      boughtOn: lot.boughtOn,
      quantity: taken,
      cost: cost.toFixed(2),
      proceeds: part.toFixed(2),
    });
    open -= taken;
    received = received.minus(part);
  }
  if (open > 0) throw new ShortSaleError(`${open} of ${quantity} shares are in no lot`);
  return sold;
}
