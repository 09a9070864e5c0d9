import type { Tx } from '../../../db/pool.ts';
import type { Gateway } from '../gateway.ts';
import { deliverNumbered } from '../numbered/outbox.ts';
import type { Step } from './book/book.ts';
import { messagesOf, type Draft } from './messages.ts';
import { outcomeOf } from './settings.ts';
import { exchangeOutbox, orderById, storeShareTrades, type StoredBook } from './store.ts';

/** Reports what happened to orders of the member in a step of a book, and keeps the prices of what traded. */
export async function reportStep(
  gateway: Gateway,
  tx: Tx,
  { isin, day }: Pick<StoredBook, 'isin' | 'day'>,
  { step, at }: { step: Step; at: Date },
): Promise<void> {
  await report(gateway, tx, messagesOf(step, { at, market: `${isin}-${day}` }));
  const prices = step.events.flatMap((event) => (event.type === 'traded' ? [event.price] : []));
  await storeShareTrades(tx, { isin, day, prices, at });
}

/** Numbers and stores messages and queues their delivery, with the faults of each order. */
export async function report(gateway: Gateway, tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const numbered = await exchangeOutbox.number(tx, drafts);
  for (const [orderId, messages] of Map.groupBy(numbered, ({ order_id }) => order_id)) {
    const order = (await orderById(tx, orderId))!;
    const outcome = await outcomeOf(tx, order.quantity);
    await deliverNumbered(gateway, tx, messages, { outcome, notifyUrl: order.notify_url });
  }
}
