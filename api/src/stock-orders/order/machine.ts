import type { StockOrderState, StockOrderStep } from '@sanchay/contracts';
import type { ExchangeMessageType } from '../../partners/index.ts';

/** What the machine knows of a trade; how much it is of an order, only its market knows. */
export interface TradeFacts {
  trade_id: string;
  annulled: boolean;
}

/** How much of an order its trades are. */
export type Filled = 'none' | 'part' | 'all' | 'more';

/** What the machine knows of an order. */
export interface OrderFacts<Trade extends TradeFacts> {
  state: StockOrderState;
  settled: boolean;
  cancelRequested: boolean;
  trades: readonly Trade[];
  /** How much of the order its valid trades are. */
  filled: (trades: readonly Trade[]) => Filled;
}

/** A message of a market about one order. */
export interface OrderNews<Trade extends TradeFacts> {
  type: ExchangeMessageType;
  /** Of `traded` and `annulled`; null otherwise and where the message is not complete. */
  trade: Trade | null;
  /** Code of a rejection or cancellation; null otherwise. */
  reason: string | null;
}

/** What a message changes. */
export interface OrderChange<Trade extends TradeFacts> {
  state: StockOrderState;
  cancelRequested: boolean;
  trades: readonly Trade[];
  step: StockOrderStep;
  /** Code of the market for the end of the order; null where it states none. */
  reason: string | null;
}

/** A message that contradicts what is known: it is held for staff, and changes nothing. */
export interface OrderFault {
  fault: 'overfilled' | 'traded_after_settlement' | 'unknown_trade';
}

type Result<Trade extends TradeFacts> = OrderChange<Trade> | OrderFault | null;

const LIVE: readonly StockOrderState[] = ['queued', 'sent', 'open', 'partly_filled'];

/** Whether an order may still trade. */
export const isLive = (state: StockOrderState): boolean => LIVE.includes(state);

/** The trades that count. */
export const validTrades = <Trade extends TradeFacts>(trades: readonly Trade[]): Trade[] =>
  trades.filter(({ annulled }) => !annulled);

/**
 * Applies one message of a market to an order. Null: nothing changes, as the message repeats what is known or comes too
 * late. A trade counts in every state before settlement, also after a cancellation: the shares have changed hands. Whether
 * the account still covers such a trade is for the caller to examine, which holds the account.
 */
export function applyMessage<Trade extends TradeFacts>(
  order: OrderFacts<Trade>,
  message: OrderNews<Trade>,
): Result<Trade> {
  const { type, reason } = message;
  const same = { cancelRequested: order.cancelRequested, trades: order.trades, reason: null };
  const live = isLive(order.state);
  const unsent = order.state === 'queued' || order.state === 'sent';
  switch (type) {
    case 'accepted':
      return unsent ? { ...same, state: 'open', step: 'accepted' } : null;
    case 'rejected':
      return unsent ? { ...same, state: 'rejected', step: 'rejected', reason } : null;
    case 'triggered':
      return live ? { ...same, state: order.state, step: 'triggered' } : null;
    case 'cancelled':
    case 'expired':
      return live ? { ...same, cancelRequested: false, state: type, step: type, reason } : null;
    case 'cancel_refused':
      return live && order.cancelRequested
        ? { ...same, cancelRequested: false, state: order.state, step: 'cancel_refused' }
        : null;
    case 'traded':
      return traded(order, message.trade);
    case 'annulled':
      return annulled(order, message.trade);
  }
}

function traded<Trade extends TradeFacts>(order: OrderFacts<Trade>, trade: Trade | null): Result<Trade> {
  if (trade === null) return { fault: 'unknown_trade' };
  if (order.trades.some(({ trade_id }) => trade_id === trade.trade_id)) return null;
  if (order.settled) return { fault: 'traded_after_settlement' };
  const trades = [...order.trades, trade];
  const filled = order.filled(trades);
  if (filled === 'more') return { fault: 'overfilled' };
  const complete = filled === 'all';
  // What was annulled does not return to the market, which reports no end of an order of which nothing is left.
  const over = complete || order.filled(trades.map((each) => ({ ...each, annulled: false }))) === 'all';
  const ended = order.state === 'cancelled' || order.state === 'expired' ? order.state : 'cancelled';
  return {
    state: complete ? 'filled' : isLive(order.state) && !over ? 'partly_filled' : ended,
    cancelRequested: over ? false : order.cancelRequested,
    trades,
    step: 'traded',
    reason: null,
  };
}

/**
 * Settlement is final, so a trade that has settled cannot be annulled. Source: SEBI (SECC) Regulations, section 28; in the
 * United States clearly erroneous trades are annulled by the next day, FINRA rule 11892.
 */
function annulled<Trade extends TradeFacts>(order: OrderFacts<Trade>, trade: Trade | null): Result<Trade> {
  const known = order.trades.find(({ trade_id }) => trade_id === trade?.trade_id);
  if (!known) return { fault: 'unknown_trade' };
  if (known.annulled) return null;
  const same = { cancelRequested: order.cancelRequested, reason: 'trade_annulled' };
  if (order.settled) return { ...same, state: order.state, trades: order.trades, step: 'annulment_refused' };
  const trades = order.trades.map((each) => (each === known ? { ...each, annulled: true } : each));
  const none = order.filled(trades) === 'none';
  const live = order.state === 'open' || order.state === 'partly_filled';
  const state = live ? (none ? 'open' : 'partly_filled') : none ? 'annulled' : 'cancelled';
  return { ...same, state, trades, step: 'annulled' };
}
