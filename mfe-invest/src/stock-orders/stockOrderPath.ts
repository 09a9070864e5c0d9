import type { StockOrderSummary } from '@sanchay/contracts';
import { orderType } from './orderTerms.ts';

/** The orders of shares of the account. */
export const STOCK_ORDERS_PATH = '/stocks/orders';
/** The cash for orders of shares. */
export const STOCK_CASH_PATH = '/stocks/cash';
/** The page of one order. */
export const stockOrderPath = (id: string): string => `${STOCK_ORDERS_PATH}/${encodeURIComponent(id)}`;
/** The page on which shares are bought or sold. */
export const placeOrderPath = (slug: string, side: 'buy' | 'sell'): string =>
  `/stocks/${encodeURIComponent(slug)}/order?side=${side}`;
/** The page on which an order that has ended is placed once more, with what did not trade of it filled in. */
export function placeAgainPath(
  order: Pick<
    StockOrderSummary,
    'slug' | 'side' | 'kind' | 'validity' | 'quantity' | 'filled' | 'limit_price' | 'trigger_price'
  >,
): string {
  const { slug, side, kind, validity, quantity, filled, limit_price: price, trigger_price: trigger } = order;
  const terms = new URLSearchParams({
    quantity: String(quantity - filled || quantity),
    type: orderType(order),
    validity,
    ...(kind === 'limit' && { price: String(price) }),
    ...(trigger !== null && { trigger: String(trigger) }),
  });
  return `${placeOrderPath(slug, side)}&${terms}`;
}
/** The page on which new shares of a rights issue are applied for. */
export const rightsPath = (slug: string): string => `/stocks/${encodeURIComponent(slug)}/rights`;
/** The page of an order that is good till triggered: a new one, or one that waits. */
export const gttPath = (slug: string, side: 'buy' | 'sell', id?: string): string =>
  `/stocks/${encodeURIComponent(slug)}/gtt?side=${side}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
