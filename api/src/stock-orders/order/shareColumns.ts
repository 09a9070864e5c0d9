import type { StockOrderSide } from '@sanchay/contracts';

/** What every stored order of an Indian share has, whether it goes to the exchange or waits for a price. */
export interface ShareOrderFields<State extends string> {
  investor_id: string;
  id: string;
  portfolio_id: string;
  state: State;
  reason: string | null;
  isin: string;
  slug: string;
  symbol: string;
  name: string;
  side: StockOrderSide;
}

/** The same as columns. */
export const SHARE_ORDER_COLUMNS = {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  state: 'changing',
  reason: 'later',
  isin: 'fixed',
  slug: 'fixed',
  symbol: 'fixed',
  name: 'fixed',
  side: 'fixed',
} as const;
