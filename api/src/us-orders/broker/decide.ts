import { decimal, dollars, type UsChargeRules } from '@sanchay/finance';
import type { BrokerMessage } from '../../partners/index.ts';
import { decideOrder, isLive, type OrderChange, type OrderFault } from '../../stock-orders/index.ts';
import { reservedFor, sizeOf } from '../order/costs.ts';
import { sharesNow, type UsOrderRow } from '../order/orderStore.ts';
import { filledOf, newsOf, tradedOf, type UsTrade } from '../order/trades.ts';

/** An order after a message. */
export interface DecidedUsMessage {
  order: UsOrderRow;
  change: OrderChange<UsTrade>;
}

/**
 * What a message of the broker makes of an order, with the dollars that are set aside for it. Pure: the trades, the
 * message and the rules of the day come in. Null: nothing changes.
 */
export const decideMessage = (
  order: UsOrderRow,
  trades: readonly UsTrade[],
  message: BrokerMessage,
  rules: UsChargeRules,
): DecidedUsMessage | OrderFault | null =>
  decideOrder(
    { order, trades, news: newsOf(message), at: message.at },
    {
      filled: filledOf(sizeOf(order, rules)),
      tradedOf,
      reservedFor: (moved) => reservedFor(moved, rules),
    },
  );

/**
 * What a trade takes beyond what its order set aside: dollars of the wallet, or shares of the account as they are counted
 * now; null for nothing. A trade reported after the order has ended, or above its limit, takes more. When the account has
 * too little, the trade belongs to the error account of the broker (FINRA rule 4515).
 */
export function takenBeyond(
  before: UsOrderRow,
  { order: after, change }: DecidedUsMessage,
): { usd: string } | { shares: string } | null {
  if (change.step !== 'traded') return null;
  if (before.side === 'sell') {
    if (isLive(before.state)) return null;
    return { shares: sharesNow(decimal(after.filled).minus(before.filled).toFixed(6), after) };
  }
  const more = dollars(after.reserved).minus(dollars(before.reserved));
  return more.gt(0) ? { usd: more.toFixed(2) } : null;
}
