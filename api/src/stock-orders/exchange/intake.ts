import { ExchangeMessage, numberedMessages, replayMessages } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { addStep, lockOrder } from '../order/orderStore.ts';
import { orderPath } from './announce.ts';
import { applyMessages } from './applyMessages.ts';
import { heldMarker } from './markHeld.ts';

/** Job: requests the messages of the exchange that are missing. */
export const REPLAY_JOB = 'exchange-replay';

const exchange = numberedMessages<ExchangeMessage>({
  name: 'exchange',
  shape: ExchangeMessage,
  apply: applyMessages,
  marks: heldMarker({
    lockOrder,
    addStep,
    actor: 'exchange',
    action: 'stock_order_fault',
    notices: 'stock_order',
    path: orderPath,
  }),
  request: replayMessages,
  replayJob: REPLAY_JOB,
});

/** Takes messages of the exchange. */
export const takeMessages = exchange.take;
/** Takes a message again that could not be applied. */
export const takeMessageAgain = exchange.takeAgain;
/** Closes a message that could not be applied. */
export const closeMessage = exchange.close;
/** Handles `exchange-replay`. */
export const replayMissing = exchange.replayMissing;

/** Requests what may be missing while orders are open: the last messages of all have no later one that shows a gap. */
export async function replayWhileOpen(ctx: Context): Promise<void> {
  const [open] = await ctx.db.query(
    "SELECT 1 FROM stock_orders WHERE state IN ('sent', 'open', 'partly_filled') OR (settled_at IS NULL AND filled > 0) LIMIT 1",
  );
  if (open) await ctx.db.tx((tx) => ctx.jobs.send(tx, REPLAY_JOB, {}));
}
