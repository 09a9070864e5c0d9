import { decimal, ROUND_DOWN, ROUND_UP } from '../money.ts';
import { requireRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

export type SharePriceRules = Pick<RuleBook, 'tick_size' | 'price_band'>;

/** Prices that an order may have on a day. Rupees as text with two decimals. */
export interface PriceLimits {
  tick: string;
  low: string;
  high: string;
  /** Percent from the close before. */
  bandPct: number;
  ruleIds: string[];
}

/**
 * Tick and band of a share on a day by its close before. The band is rounded inwards to the tick, so that both of its
 * ends are prices.
 * @param on ISO day
 * @param share the close before, and the band that the exchange has set for the share in percent; null for the widest
 * @throws NoRuleError for a day without a row.
 */
export function priceLimits(
  { close: previousClose, bandPct: own }: { close: string; bandPct: number | null },
  on: string,
  rules: SharePriceRules,
): PriceLimits {
  const ticks = requireRule(rules.tick_size, on, 'tick size');
  const band = requireRule(rules.price_band, on, 'price band');
  const bandPct = own === null ? band.value : Math.min(own, band.value);
  const close = decimal(previousClose);
  const tick = decimal(ticks.value.findLast(({ from }) => close.gte(from))!.tick);
  const share = close.times(bandPct).div(100);
  const low = close.minus(share).div(tick).round(0, ROUND_UP).times(tick);
  const high = close.plus(share).div(tick).round(0, ROUND_DOWN).times(tick);
  return {
    tick: tick.toFixed(2),
    low: (low.lt(tick) ? tick : low).toFixed(2),
    high: high.toFixed(2),
    bandPct,
    ruleIds: [ticks.rule_id, band.rule_id],
  };
}

export type PriceProblem = 'off_tick' | 'outside_band';

/** What is wrong with a price of an order; null when it may be entered. Rupees. */
export function priceProblem(price: string, { tick, low, high }: PriceLimits): PriceProblem | null {
  const given = decimal(price);
  if (given.lt(low) || given.gt(high)) return 'outside_band';
  return given.mod(tick).eq(0) ? null : 'off_tick';
}

/**
 * The price that a market order is sent with: the last price and the protection in percent, rounded towards the last
 * price to the tick, within the band. A purchase never costs more, a sale never brings less. Rupees as text.
 */
export function protectivePrice(
  side: 'buy' | 'sell',
  last: string,
  limits: PriceLimits,
  pct: number,
): string {
  const tick = decimal(limits.tick);
  const room = decimal(last).times(pct).div(100);
  const away = side === 'buy' ? decimal(last).plus(room) : decimal(last).minus(room);
  const price = away
    .div(tick)
    .round(0, side === 'buy' ? ROUND_DOWN : ROUND_UP)
    .times(tick);
  if (price.gt(limits.high)) return limits.high;
  return price.lt(limits.low) ? limits.low : price.toFixed(2);
}
