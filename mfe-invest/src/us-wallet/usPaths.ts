import type { UsOrderSummary } from '@sanchay/contracts';

/** Pages of the account for US stocks and its dollar wallet. */
export const US_ACCOUNT_PATH = '/us-stocks/account';
export const US_WALLET_PATH = '/us-stocks/wallet';
export const ADD_MONEY_PATH = '/us-stocks/wallet/add';
export const WITHDRAW_PATH = '/us-stocks/wallet/withdraw';

/** The orders of US stocks of the account. */
export const US_ORDERS_PATH = '/us-stocks/orders';

/** The page of one order. */
export const usOrderPath = (id: string): string => `${US_ORDERS_PATH}/${encodeURIComponent(id)}`;

/** The page on which US stocks are bought or sold. */
export const placeUsOrderPath = (slug: string, side: 'buy' | 'sell'): string =>
  `/us-stocks/${encodeURIComponent(slug)}/order?side=${side}`;

/** The page on which an order that has ended is placed once more, with what did not trade of it filled in. */
export function placeUsAgainPath({
  slug,
  side,
  kind,
  amount,
  quantity,
  filled,
  limit_price: limit,
}: Pick<
  UsOrderSummary,
  'slug' | 'side' | 'kind' | 'amount' | 'quantity' | 'filled' | 'limit_price'
>): string {
  const rest = quantity === null ? 0 : Number((quantity - filled).toFixed(6));
  const terms = new URLSearchParams({
    ...(amount !== null && { amount: String(amount) }),
    ...(quantity !== null && { quantity: String(rest || quantity), type: kind }),
    ...(kind === 'limit' && limit !== null && { price: String(limit) }),
  });
  return `${placeUsOrderPath(slug, side)}&${terms}`;
}

/** The page of a US stock that is held. */
export const usHoldingPath = (slug: string): string => `/us-stocks/holdings/${encodeURIComponent(slug)}`;

/** The page of a transfer. */
export const usTransferPath = (id: string): string => `/us-stocks/transfers/${encodeURIComponent(id)}`;
