import type { AlertRule } from '@sanchay/contracts';
import { addMonthsClamped, decimal } from '@sanchay/finance';

/** The price of an instrument on a day: rupees, or dollars for US stocks. */
export interface DayPrice {
  /** ISO day. */
  date: string;
  price: number;
}

export interface AlertTerms {
  rule: AlertRule;
  /** Rupees or dollars of a level, percent of a move; null for a high or low of 52 weeks. */
  value: number | null;
}

export interface AlertState {
  /** Date of the last price that was evaluated. */
  checkedOn: string;
  /** Whether that price met the rule. */
  met: boolean;
}

export interface Evaluation {
  state: AlertState;
  /** Days on which the rule was met anew, oldest first. */
  crossings: DayPrice[];
}

/**
 * Evaluates an alert on the prices after its last evaluated day.
 * A level, high or low fires on the first day that meets it and again only after a day that did not. A move compares
 * two days, so each day that moves far enough fires.
 * @param prices of one instrument, one a day, oldest first; those before `checkedOn` are the base of moves and of the
 *   high and low of 52 weeks
 */
export function evaluateAlert(terms: AlertTerms, state: AlertState, prices: readonly DayPrice[]): Evaluation {
  let { checkedOn, met } = state;
  const crossings: DayPrice[] = [];
  for (const [index, point] of prices.entries()) {
    if (point.date <= checkedOn) continue;
    const meets = meetsRule(terms, prices, index);
    if (meets && (!met || terms.rule === 'move')) crossings.push(point);
    checkedOn = point.date;
    met = meets;
  }
  return { state: { checkedOn, met }, crossings };
}

/** Whether the price at an index of a series, oldest first, meets a rule. */
export function meetsRule({ rule, value }: AlertTerms, prices: readonly DayPrice[], index: number): boolean {
  const { price } = prices[index]!;
  switch (rule) {
    case 'above':
      return price >= value!;
    case 'below':
      return price <= value!;
    case 'move':
      return index > 0 && movesBy(prices[index - 1]!.price, price, value!);
    case 'high_52w':
      return yearBefore(prices, index)?.every((before) => before.price < price) ?? false;
    case 'low_52w':
      return yearBefore(prices, index)?.every((before) => before.price > price) ?? false;
  }
}

function movesBy(previous: number, price: number, percent: number): boolean {
  return decimal(price).minus(previous).abs().times(100).gte(decimal(previous).times(percent));
}

/** The prices of the twelve months before a day; null when the series does not reach back that far. */
function yearBefore(prices: readonly DayPrice[], index: number): readonly DayPrice[] | null {
  const from = addMonthsClamped(prices[index]!.date, -12);
  if (prices[0]!.date > from) return null;
  const first = prices.findIndex(({ date }) => date >= from);
  return prices.slice(first, index);
}
