import { decimal, ROUND_HALF_UP, type Big } from '../money.ts';
import { dollars, roundRupees, rupees, type Dollars, type Rupees } from '../quantity.ts';

/** A purchase of US shares as far as it is left. Decimals are text. */
export interface UsLot {
  id: string;
  /** ISO day of purchase. */
  on: string;
  /** Shares left. */
  quantity: string;
  /** Dollars paid for the shares that are left, charges included. */
  cost: string;
  /** Rupees for a dollar on the day of purchase. */
  rate: string;
}

/** A gain in both currencies. `price` and `currency` are rupees and add up to `inr`. */
export interface TwoCurrencyGain {
  usd: Dollars;
  inr: Rupees;
  price: Rupees;
  currency: Rupees;
}

interface Change {
  /** Dollars paid and dollars received or worth. */
  cost: string | number;
  value: string | number;
  /** Rupees for a dollar when they were paid, and now. */
  rateThen: string | number;
  rateNow: string | number;
}

/**
 * A gain in rupees split into the effect of the price, (value − cost) × rate then, and that of the dollar, value × (rate now −
 * rate then). Half-up to paise; the effect of the dollar takes what rounding leaves, so both always add up.
 */
export function twoCurrencyGain({ cost, value, rateThen, rateNow }: Change): TwoCurrencyGain {
  const gain = decimal(value).times(rateNow).minus(decimal(cost).times(rateThen));
  const inr = roundRupees(gain);
  const price = roundRupees(decimal(value).minus(cost).times(rateThen));
  return { usd: dollars(decimal(value).minus(cost)), inr, price, currency: inr.minus(price) };
}

/** The part of a lot that a sale takes, with its part of the cost and of the proceeds. */
export interface UsSoldPart {
  lot: UsLot;
  quantity: string;
  cost: string;
  proceeds: string;
}

/**
 * What a sale takes of lots, the earliest purchase first, and the lots that remain. Parts are rounded to cents; the last
 * part of a lot takes its remaining cost and the last part of the sale its remaining proceeds, so that no cent is lost.
 * @throws RangeError when the lots hold less
 */
export function sellUsLots(
  lots: readonly UsLot[],
  { quantity, proceeds }: { quantity: string; proceeds: string },
): { taken: UsSoldPart[]; left: UsLot[] } {
  let wanted: Big = decimal(quantity);
  let received: Big = decimal(proceeds);
  const taken: UsSoldPart[] = [];
  const left: UsLot[] = [];
  for (const lot of lots) {
    const held = decimal(lot.quantity);
    const part = held.lt(wanted) ? held : wanted;
    if (part.lte(0)) {
      left.push(lot);
      continue;
    }
    const shareOf = (amount: string, of: Big | string): Big =>
      decimal(amount).times(part).div(of).round(2, ROUND_HALF_UP);
    const whole = part.eq(held);
    const cost = whole ? decimal(lot.cost) : shareOf(lot.cost, held);
    const share = shareOf(proceeds, quantity);
    const paid = part.eq(wanted) || share.gt(received) ? received : share;
    taken.push({
      lot,
      quantity: part.toFixed(6),
      cost: cost.toFixed(2),
      proceeds: paid.toFixed(2),
    });
    if (!whole) {
      const rest = { quantity: held.minus(part).toFixed(6), cost: decimal(lot.cost).minus(cost).toFixed(2) };
      left.push({ ...lot, ...rest });
    }
    wanted = wanted.minus(part);
    received = received.minus(paid);
  }
  if (wanted.gt(0)) throw new RangeError(`The lots hold ${wanted.toFixed(6)} shares too few`);
  return { taken, left };
}

/** A split gives `to` new shares in place of `from` old ones; fewer in a reverse split. */
export interface UsSplit {
  from: number;
  to: number;
}

/** Shares after a split, rounded down to six decimals. */
export const splitUsShares = (quantity: string, { from, to }: UsSplit): string =>
  decimal(quantity).times(to).div(from).round(6, 0).toFixed(6);

/**
 * The lots of one holder after a split, in the order of purchases; cost and day stay. The broker rounds the shares of the
 * holder down once: each lot has what its shares add to the rounded total of those before it, so that none are lost.
 */
export function splitUsLots<Lot extends Pick<UsLot, 'quantity'>>(
  lots: readonly Lot[],
  split: UsSplit,
): Lot[] {
  let [held, given] = [decimal(0), decimal(0)];
  return lots.map((lot) => {
    held = held.plus(lot.quantity);
    const upTo = decimal(splitUsShares(held.toFixed(6), split));
    const quantity = upTo.minus(given).toFixed(6);
    given = upTo;
    return { ...lot, quantity };
  });
}

/** A dividend in dollars: gross, tax that the United States withhold (percent, rounded half-up to cents), and net. */
export function usDividend(
  perShare: string | number,
  quantity: string | number,
  withheldPct: number,
): { gross: Dollars; withheld: Dollars; net: Dollars } {
  const gross = dollars(decimal(perShare).times(quantity)).round(2, ROUND_HALF_UP);
  const withheld = gross.times(withheldPct).div(100).round(2, ROUND_HALF_UP);
  return { gross, withheld, net: gross.minus(withheld) };
}

/** Rupees that dollars of a lot cost at the rate of its day, half-up to paise. */
export function lotRupees({ cost, rate }: Pick<UsLot, 'cost' | 'rate'>): Rupees {
  return roundRupees(rupees(decimal(cost).times(rate)));
}
