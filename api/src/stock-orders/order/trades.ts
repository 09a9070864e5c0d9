import { decimal, sumRupees } from '@sanchay/finance';
import type { ExchangeMessage } from '../../partners/index.ts';
import { validTrades, type Filled, type OrderNews } from './machine.ts';

/** A trade of shares. */
export interface Trade {
  trade_id: string;
  quantity: number;
  /** Rupees a share as text. */
  price: string;
  annulled: boolean;
}

/** Shares that an order has traded, and their value in rupees as text. */
export function tradedOf(trades: readonly Trade[]): { filled: number; value: string } {
  const valid = validTrades(trades);
  return {
    filled: valid.reduce((sum, { quantity }) => sum + quantity, 0),
    value: sumRupees(valid.map(({ quantity, price }) => decimal(price).times(quantity))).toFixed(2),
  };
}

/** How much of an order for a number of shares its trades are. */
export const filledOf =
  (quantity: number) =>
  (trades: readonly Trade[]): Filled => {
    const { filled } = tradedOf(trades);
    return filled === 0 ? 'none' : filled < quantity ? 'part' : filled === quantity ? 'all' : 'more';
  };

/** A message of the exchange as the machine reads it. */
export function newsOf({ type, trade_id: id, quantity, price, reason }: ExchangeMessage): OrderNews<Trade> {
  const complete = id !== null && quantity !== null && price !== null;
  return {
    type,
    reason,
    trade: complete ? { trade_id: id, quantity, price, annulled: false } : null,
  };
}
