import type { StockOrderKind, StockOrderSide, StockOrderValidity } from '@sanchay/contracts';
import {
  decimal,
  formatRupees,
  isScale,
  orderSession,
  priceLimits,
  priceProblem,
  protectivePrice,
  requireRule,
  shareSettlementDay,
  type OrderSession,
  type PriceLimits,
} from '@sanchay/finance';
import { loadCalendar } from '../../calendar/index.ts';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { refusedField, stockSentence } from '../sentences.ts';

/** What an order is placed or previewed with. */
export interface OrderRequest {
  slug: string;
  side: StockOrderSide;
  kind: StockOrderKind;
  quantity: number;
  price?: number | undefined;
  trigger_price?: number | undefined;
  validity?: StockOrderValidity | undefined;
}

/** A share as orders need it. Rupees as text. */
export interface TradedShare {
  isin: string;
  slug: string;
  symbol: string;
  name: string;
  /** Last price. */
  price: string;
  /** The last closing price. */
  close: string;
  /** How far the price may move in a day, percent; null for the widest band. */
  price_band_pct: number | null;
  /** The company that it has become part of; null while it is traded. */
  merged_into: string | null;
}

/** The terms of an order on a market day. */
export interface OrderTerms {
  share: TradedShare;
  limits: PriceLimits;
  session: OrderSession;
  settlesOn: string;
  /** Rupees a share as text; of a market order the protective price. */
  limitPrice: string;
  triggerPrice: string | null;
  ruleIds: string[];
}

/** Most shares of one order. */
export const MOST_SHARES = 1_000_000;

/** @throws Problem 404 `not_found` */
export async function tradedShare(q: Queries, slug: string): Promise<TradedShare> {
  const [share] = await q.query<TradedShare>(
    `SELECT s.isin, s.slug, s.symbol, s.name, s.price, coalesce(s.closing_price, s.price) AS close,
       s.price_band_pct, m.name AS merged_into
     FROM stocks s LEFT JOIN stocks m ON m.isin = s.merged_into WHERE s.slug = $1`,
    [slug],
  );
  if (!share) throw notFound(stockSentence('unknown'));
  return share;
}

/** Refuses what is no number of shares. @throws Problem 422 beside `quantity` */
export function assertQuantity(quantity: number): void {
  if (!Number.isInteger(quantity)) throw refusedField('quantity', 'quantity_whole');
  if (quantity < 1) throw refusedField('quantity', 'quantity_least');
  if (quantity > MOST_SHARES)
    throw refusedField('quantity', 'quantity_most', { most: MOST_SHARES.toLocaleString('en-IN') });
}

/**
 * Market day, prices and settlement of an order that is placed now. A market order is protected around the last price, a
 * trigger lies beyond it.
 * @throws Problem 422 `merged`, `price_needed`, `price_off_tick`, `price_outside_band`, `trigger_ioc`, `trigger_above_last`,
 *   `trigger_below_last`, `trigger_buy`, `trigger_sell`
 */
export async function orderTerms(
  ctx: Context,
  q: Queries,
  share: TradedShare,
  order: Omit<OrderRequest, 'slug' | 'quantity'>,
): Promise<OrderTerms> {
  const { side, kind, price, trigger_price: trigger, validity } = order;
  const { price: last } = share;
  if (share.merged_into !== null) throw refusedField('quantity', 'merged', { into: share.merged_into });
  const rules = ctx.rules.book();
  const calendar = await loadCalendar(q);
  const session = orderSession(await ctx.business.now(q), calendar, rules);
  const limits = priceLimits({ close: share.close, bandPct: share.price_band_pct }, session.day, rules);
  const protection = requireRule(rules.market_protection, session.day, 'protection of market orders');
  if (kind === 'limit' && price === undefined) throw refusedField('price', 'price_needed');
  if (trigger !== undefined) assertTrigger(trigger, { side, last, limits, validity });
  const from = trigger === undefined ? last : trigger.toFixed(2);
  const limitPrice =
    kind === 'limit' ? price! : Number(protectivePrice(side, from, limits, protection.value));
  assertPrice('price', limitPrice, limits);
  if (trigger !== undefined) {
    if (side === 'buy' ? trigger > limitPrice : trigger < limitPrice)
      throw refusedField('trigger_price', side === 'buy' ? 'trigger_buy' : 'trigger_sell');
  }
  const settlement = requireRule(rules.share_settlement, session.day, 'settlement of shares');
  return {
    share,
    limits,
    session,
    settlesOn: shareSettlementDay(session.day, calendar, rules),
    limitPrice: limitPrice.toFixed(2),
    triggerPrice: trigger === undefined ? null : trigger.toFixed(2),
    ruleIds: [...limits.ruleIds, settlement.rule_id, ...(kind === 'market' ? [protection.rule_id] : [])],
  };
}

/** A stop-loss order waits until the price rises to the trigger of a purchase or falls to that of a sale. */
function assertTrigger(
  trigger: number,
  {
    side,
    last,
    limits,
    validity,
  }: Pick<OrderRequest, 'side' | 'validity'> & { last: string; limits: PriceLimits },
): void {
  if (validity === 'ioc') throw refusedField('trigger_price', 'trigger_ioc');
  assertPrice('trigger_price', trigger, limits);
  const price = formatRupees(Number(last), { decimals: 2 });
  if (side === 'buy' && decimal(trigger).lte(last))
    throw refusedField('trigger_price', 'trigger_above_last', { price });
  if (side === 'sell' && decimal(trigger).gte(last))
    throw refusedField('trigger_price', 'trigger_below_last', { price });
}

function assertPrice(field: 'price' | 'trigger_price', price: number, limits: PriceLimits): void {
  const paise = (amount: string): string => formatRupees(Number(amount), { decimals: 2 });
  const problem =
    price > 0 && isScale(price, 2) ? priceProblem(decimal(price).toFixed(2), limits) : 'off_tick';
  if (problem === 'off_tick') throw refusedField(field, 'price_off_tick', { tick: paise(limits.tick) });
  if (problem === 'outside_band')
    throw refusedField(field, 'price_outside_band', { low: paise(limits.low), high: paise(limits.high) });
}
