/** The orders of shares of the account. */
export const STOCK_ORDERS_PATH = '/stocks/orders';
/** The cash for orders of shares. */
export const STOCK_CASH_PATH = '/stocks/cash';
/** The page of one order. */
export const stockOrderPath = (id: string): string => `${STOCK_ORDERS_PATH}/${encodeURIComponent(id)}`;
/** The page on which shares are bought or sold. */
export const placeOrderPath = (slug: string, side: 'buy' | 'sell'): string =>
  `/stocks/${encodeURIComponent(slug)}/order?side=${side}`;
/** The page on which new shares of a rights issue are applied for. */
export const rightsPath = (slug: string): string => `/stocks/${encodeURIComponent(slug)}/rights`;
/** The page of an order that is good till triggered: a new one, or one that waits. */
export const gttPath = (slug: string, side: 'buy' | 'sell', id?: string): string =>
  `/stocks/${encodeURIComponent(slug)}/gtt?side=${side}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
