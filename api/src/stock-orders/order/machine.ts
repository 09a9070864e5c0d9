import type { StockOrderState, StockOrderStep } from '@sanchay/contracts';
import { decimal, sumRupees } from '@sanchay/finance';
import type { ExchangeMessage } from '../../partners/index.ts';

/** What the machine knows of a trade. */
export interface Trade {
  trade_id: string;
  quantity: number;
  /** Rupees a share as text. */
  price: string;
  annulled: boolean;
}

/** What the machine knows of an order. */
export interface OrderFacts {
  state: StockOrderState;
  quantity: number;
  settled: boolean;
  cancelRequested: boolean;
  trades: readonly Trade[];
}

/** What a message changes. */
export interface OrderChange {
  state: StockOrderState;
  cancelRequested: boolean;
  trades: readonly Trade[];
  step: StockOrderStep;
  /** Code of the exchange for the end of the order; null where it states none. */
  reason: string | null;
}

/** A message that contradicts what is known: it is recorded, and changes nothing. */
export interface OrderFault {
  fault: 'overfilled' | 'traded_after_settlement' | 'unknown_trade';
}

const LIVE: readonly StockOrderState[] = ['queued', 'sent', 'open', 'partly_filled'];

/** Whether an order may still trade. */
export const isLive = (state: StockOrderState): boolean => LIVE.includes(state);

/** Shares that an order has traded, and their value in rupees as text. */
export function tradedOf(trades: readonly Trade[]): { filled: number; value: string } {
  const valid = trades.filter(({ annulled }) => !annulled);
  return {
    filled: valid.reduce((sum, { quantity }) => sum + quantity, 0),
    value: sumRupees(valid.map(({ quantity, price }) => decimal(price).times(quantity))).toFixed(2),
  };
}

/**
 * Applies one message of the exchange to an order. Null: nothing changes, as the message repeats what is known or comes
 * too late. A trade counts in every state before settlement, also after a cancellation: the shares have changed hands.
 */
export function applyMessage(order: OrderFacts, message: ExchangeMessage): OrderChange | OrderFault | null {
  const same = { cancelRequested: order.cancelRequested, trades: order.trades, reason: null };
  const live = isLive(order.state);
  switch (message.type) {
    case 'accepted':
      return order.state === 'queued' || order.state === 'sent'
        ? { ...same, state: 'open', step: 'accepted' }
        : null;
    case 'rejected':
      return order.state === 'queued' || order.state === 'sent'
        ? { ...same, state: 'rejected', step: 'rejected', reason: message.reason }
        : null;
    case 'triggered':
      return live ? { ...same, state: order.state, step: 'triggered' } : null;
    case 'cancelled':
    case 'expired':
      return live
        ? { ...same, cancelRequested: false, state: message.type, step: message.type, reason: message.reason }
        : null;
    case 'cancel_refused':
      return live && order.cancelRequested
        ? { ...same, cancelRequested: false, state: order.state, step: 'cancel_refused' }
        : null;
    case 'traded':
      return traded(order, message);
    case 'annulled':
      return annulled(order, message);
  }
}

function traded(
  order: OrderFacts,
  { trade_id: id, quantity, price }: ExchangeMessage,
): OrderChange | OrderFault | null {
  if (id === null || quantity === null || price === null) return { fault: 'unknown_trade' };
  if (order.trades.some((trade) => trade.trade_id === id)) return null;
  if (order.settled) return { fault: 'traded_after_settlement' };
  const trades = [...order.trades, { trade_id: id, quantity, price, annulled: false }];
  const { filled } = tradedOf(trades);
  if (filled > order.quantity) return { fault: 'overfilled' };
  const complete = filled === order.quantity;
  const ended = order.state === 'cancelled' || order.state === 'expired' ? order.state : 'cancelled';
  return {
    state: complete ? 'filled' : isLive(order.state) ? 'partly_filled' : ended,
    cancelRequested: complete ? false : order.cancelRequested,
    trades,
    step: 'traded',
    reason: null,
  };
}

/** Settlement is final, so a trade that has settled cannot be annulled. Source: SEBI (SECC) Regulations, section 28. */
function annulled(order: OrderFacts, { trade_id: id }: ExchangeMessage): OrderChange | OrderFault | null {
  const known = order.trades.find(({ trade_id }) => trade_id === id);
  if (!known) return { fault: 'unknown_trade' };
  if (known.annulled) return null;
  const same = { cancelRequested: order.cancelRequested, reason: 'trade_annulled' };
  if (order.settled) return { ...same, state: order.state, trades: order.trades, step: 'annulment_refused' };
  const trades = order.trades.map((trade) => (trade === known ? { ...trade, annulled: true } : trade));
  const { filled } = tradedOf(trades);
  const live = order.state === 'open' || order.state === 'partly_filled';
  const state = live ? (filled > 0 ? 'partly_filled' : 'open') : filled > 0 ? 'cancelled' : 'annulled';
  return { ...same, state, trades, step: 'annulled' };
}
