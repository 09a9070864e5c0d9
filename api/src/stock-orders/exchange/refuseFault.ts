import type { Tx } from '../../db/pool.ts';
import { MessageRefused, type BrokerMessage, type ExchangeMessage } from '../../partners/index.ts';
import type { OrderFault } from '../order/machine.ts';

/** Why a message is held, as staff read it. */
const REASONS: Record<OrderFault['fault'], string> = {
  overfilled: 'the order would be filled beyond its quantity',
  traded_after_settlement: 'a trade is reported after the settlement of the order',
  unknown_trade: 'the trade is not known',
};

/**
 * Refuses a message that contradicts its order, so that it is held and reported to staff as every other message that
 * cannot be applied. The annulment of a trade that we refused, as the account did not cover it, has nothing to undo.
 * @throws MessageRefused
 */
export async function refuseFault(
  tx: Tx,
  feed: 'exchange' | 'us_broker',
  { fault }: OrderFault,
  message: ExchangeMessage | BrokerMessage,
): Promise<void> {
  const undone = fault === 'unknown_trade' && message.type === 'annulled';
  if (undone && (await isReported(tx, feed, message))) return;
  throw new MessageRefused(REASONS[fault]);
}

/** Whether the trade of an annulment was reported before it. */
async function isReported(
  tx: Tx,
  feed: 'exchange' | 'us_broker',
  { seq, order_id: orderId, trade_id: tradeId }: ExchangeMessage | BrokerMessage,
): Promise<boolean> {
  const [row] = await tx.query(
    `SELECT 1 FROM ${feed}_inbox WHERE seq < $1 AND body ->> 'order_id' = $2 AND body ->> 'trade_id' = $3
       AND body ->> 'type' = 'traded' LIMIT 1`,
    [seq, orderId, tradeId],
  );
  return row !== undefined;
}
