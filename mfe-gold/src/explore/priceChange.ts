import { addMonthsClamped, decimal, toWire } from '@sanchay/finance';

export interface PricePoint {
  date: string;
  /** Rupees a gram. */
  price: number;
}

export interface PriceMove {
  /** Rupees a gram. */
  amount: number;
  percent: number;
}

export interface PriceSummary {
  latest: PricePoint;
  /** Against the price before the latest; null while there is only one. */
  day: PriceMove | null;
  /** Against the price of a year ago, or the last one before that day; null for a shorter series. */
  year: PriceMove | null;
}

function moveFrom(earlier: PricePoint | undefined, latest: PricePoint): PriceMove | null {
  if (!earlier) return null;
  const amount = decimal(latest.price).minus(earlier.price);
  return { amount: toWire(amount, 2), percent: toWire(amount.times(100).div(earlier.price), 2) };
}

/** The newest price and how it moved in a day and in a year, or null for an empty series (ascending dates). */
export function summaryOf(points: readonly PricePoint[]): PriceSummary | null {
  const latest = points.at(-1);
  if (!latest) return null;
  const yearAgo = addMonthsClamped(latest.date, -12);
  return {
    latest,
    day: moveFrom(points.at(-2), latest),
    year: moveFrom(
      points.findLast(({ date }) => date <= yearAgo),
      latest,
    ),
  };
}
