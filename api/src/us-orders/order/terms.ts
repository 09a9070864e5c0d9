import type { StockOrderKind, StockOrderSide } from '@sanchay/contracts';
import {
  decimal,
  formatRupees,
  isScale,
  requireRule,
  usSessionFrom,
  usSettlementDay,
  type UsSession,
} from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { refusedField, usOrderSentence } from '../sentences.ts';

/** What an order is placed or previewed with: dollars or shares. */
export interface OrderRequest {
  side: StockOrderSide;
  kind: StockOrderKind;
  amount?: number | undefined;
  quantity?: number | undefined;
  price?: number | undefined;
}

/** A US share as orders need it. Dollars as text. */
export interface TradedUsShare {
  symbol: string;
  slug: string;
  name: string;
  price: string;
}

/** The terms of an order in a session. Decimals are text. */
export interface OrderTerms {
  session: UsSession & { open: boolean };
  settlesOn: string;
  /** Dollars with charges of a purchase by amount, else null. */
  amount: string | null;
  /** Shares, else null. */
  quantity: string | null;
  /** Of a market order for a number of shares the protective price; null for an amount. */
  limitPrice: string | null;
  ruleIds: string[];
}

export const inDollars = (amount: string | number): string =>
  formatRupees(amount, { currency: 'USD', decimals: 2 });

/** @throws Problem 404 `not_found` */
export async function tradedShare(q: Queries, slug: string): Promise<TradedUsShare> {
  const [share] = await q.query<TradedUsShare>(
    'SELECT symbol, slug, name, price_usd AS price FROM us_stocks WHERE slug = $1',
    [slug],
  );
  if (!share) throw notFound(usOrderSentence('unknown'));
  return share;
}

/**
 * Session, size, prices and settlement of an order that is placed now. A sale by amount is one of as many shares as the
 * amount is worth at the last price.
 * @throws Problem 422 of amount, quantity and price
 */
export async function orderTerms(
  ctx: Context,
  q: Queries,
  share: TradedUsShare,
  request: OrderRequest,
): Promise<OrderTerms> {
  const rules = ctx.rules.book();
  const now = await ctx.business.now(q);
  const session = usSessionFrom(now);
  const rule = requireRule(rules.us_order_terms, session.date, 'terms of the broker');
  const { leastUsd, mostUsd, protectionPct } = rule.value;
  const { side, kind } = request;
  const limit = kind === 'limit' ? limitOf(request.price, share.price) : null;
  const { amount, quantity } = sizeOf(request, share.price);
  const worth =
    amount ??
    decimal(quantity!)
      .times(limit ?? share.price)
      .round(2)
      .toFixed(2);
  const field = request.amount === undefined ? 'quantity' : 'amount';
  const least = { least: inDollars(leastUsd) };
  // A holding that is worth less than the smallest order can still be sold.
  if (decimal(worth).lt(leastUsd) && side === 'buy')
    throw refusedField(field, field === 'amount' ? 'amount_least' : 'quantity_least', least);
  if (decimal(worth).gt(mostUsd)) throw refusedField(field, 'amount_most', { most: inDollars(mostUsd) });
  const protective = decimal(share.price)
    .times(100 + (side === 'buy' ? protectionPct : -protectionPct))
    .div(100)
    .round(2, side === 'buy' ? 0 : 3)
    .toFixed(4);
  const settlement = requireRule(rules.us_settlement, session.date, 'settlement of US shares');
  return {
    session: { ...session, open: session.opens <= now },
    settlesOn: usSettlementDay(session.date, rules),
    amount,
    quantity,
    limitPrice: amount === null ? (limit ?? protective) : null,
    ruleIds: [rule.rule_id, settlement.rule_id],
  };
}

function sizeOf(
  { side, kind, amount, quantity }: OrderRequest,
  price: string,
): { amount: string | null; quantity: string | null } {
  if (amount !== undefined && quantity !== undefined) throw refusedField('quantity', 'size_both');
  if (amount === undefined) {
    if (quantity === undefined) throw refusedField('quantity', 'size_needed');
    if (!(quantity > 0)) throw refusedField('quantity', 'quantity_positive');
    if (!isScale(quantity, 6)) throw refusedField('quantity', 'quantity_decimals');
    return { amount: null, quantity: decimal(quantity).toFixed(6) };
  }
  if (!(amount > 0)) throw refusedField('amount', 'amount_least', { least: inDollars(1) });
  if (!isScale(amount, 2)) throw refusedField('amount', 'amount_decimals');
  if (kind === 'limit') throw refusedField('amount', 'amount_market');
  if (side === 'buy') return { amount: decimal(amount).toFixed(2), quantity: null };
  const shares = decimal(amount).div(price).round(6, 0);
  if (shares.lte(0)) throw refusedField('amount', 'amount_least', { least: inDollars(1) });
  return { amount: null, quantity: shares.toFixed(6) };
}

/** A limit may be a tenth to ten times the last price, so that a misplaced point is noticed. */
const FARTHEST = 10;

function limitOf(price: number | undefined, last: string): string {
  if (price === undefined) throw refusedField('price', 'price_needed');
  if (!(price > 0) || !isScale(price, 2)) throw refusedField('price', 'price_decimals');
  const low = decimal(last).div(FARTHEST);
  const high = decimal(last).times(FARTHEST);
  if (low.gt(price) || high.lt(price))
    throw refusedField('price', 'price_far', {
      low: inDollars(low.toFixed(2)),
      high: inDollars(high.toFixed(2)),
    });
  return decimal(price).toFixed(4);
}
