import { rupees, type ChargeRules } from '@sanchay/finance';
import type { ExchangeMessage } from '../../partners/index.ts';
import { reservedFor } from '../order/costs.ts';
import { decideOrder } from '../order/decideOrder.ts';
import { isLive, type OrderChange, type OrderFault } from '../order/machine.ts';
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
  const outcome = decideOrder(
    { order, trades, news: newsOf(message), at: message.at },
    {
      filled: filledOf(order.quantity),
      tradedOf,
      reservedFor: (moved) => reservedFor(moved, rules),
    },
  );
  if (outcome === null || 'fault' in outcome) return outcome;
  const { change } = outcome;
  return {
    order: { ...outcome.order, triggered: order.triggered || change.step === 'triggered' },
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
