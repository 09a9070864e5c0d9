import { rupees, type ChargeRules } from '@sanchay/finance';
import type { ExchangeMessage } from '../../partners/index.ts';
import { reservedFor } from '../order/costs.ts';
import { applyMessage, isLive, type OrderChange, type OrderFault } from '../order/machine.ts';
import type { StockOrderRow } from '../order/orderStore.ts';
import { filledOf, newsOf, tradedOf, type Trade } from '../order/trades.ts';

/** An order after a message. */
export interface DecidedMessage {
  order: StockOrderRow;
  change: OrderChange<Trade>;
  /** A trade of an order that had ended: it counts only where the account covers it. */
  late: boolean;
}

/**
 * What a message of the exchange makes of an order, with what is set aside for it. Pure: the trades, the message and the
 * rules of the day come in. Null: nothing changes.
 */
export function decideMessage(
  order: StockOrderRow,
  trades: readonly Trade[],
  message: ExchangeMessage,
  rules: ChargeRules,
): DecidedMessage | OrderFault | null {
  const change = applyMessage(
    {
      state: order.state,
      settled: order.settled_at !== null,
      cancelRequested: order.cancel_requested,
      trades,
      filled: filledOf(order.quantity),
    },
    newsOf(message),
  );
  if (change === null || 'fault' in change) return change;
  const moved: StockOrderRow = {
    ...order,
    ...tradedOf(change.trades),
    state: change.state,
    cancel_requested: change.cancelRequested,
    triggered: order.triggered || change.step === 'triggered',
    reason: change.step === 'annulment_refused' ? order.reason : (change.reason ?? order.reason),
  };
  const reserved = order.settled_at === null ? reservedFor(moved, rules) : order.reserved;
  const ended = !isLive(moved.state);
  return {
    order: {
      ...moved,
      reserved,
      ended_at: ended ? (order.ended_at ?? new Date(message.at)) : null,
    },
    change,
    late: !isLive(order.state) && change.step === 'traded',
  };
}

/**
 * Whether the account covers a trade that is reported after the order has ended. Where it does not, the trade belongs to
 * the error account of the member: cash and shares of an investor never go below zero for an order that was reported as
 * cancelled. Source: SEBI circular CIR/DNPD/6/2011 on error accounts.
 * @param free rupees that no order sets aside, and shares of the account that no order sells
 */
export function coversLate(
  before: StockOrderRow,
  after: StockOrderRow,
  free: { cash: string; shares: number },
): boolean {
  if (before.side === 'sell') return after.filled - before.filled <= free.shares;
  return rupees(after.reserved).minus(rupees(before.reserved)).lte(rupees(free.cash));
}
