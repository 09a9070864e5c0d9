import { BrokerMessage, brokerMessagesAfter, numberedMessages } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { heldMarker } from '../../stock-orders/index.ts';
import { addStep, lockOrder } from '../order/orderStore.ts';
import { usOrderPath } from './announce.ts';
import { applyToOrder } from './applyToOrder.ts';
import { REPLAY_JOB } from './replayJob.ts';

const broker = numberedMessages<BrokerMessage>({
  name: 'us_broker',
  apply: async (ctx, tx, messages) => {
    for (const message of messages) await applyToOrder(ctx, tx, message);
  },
  shape: BrokerMessage,
  marks: heldMarker({
    lockOrder,
    addStep,
    actor: 'broker',
    action: 'us_order_fault',
    notices: 'us_order',
    path: usOrderPath,
  }),
  request: brokerMessagesAfter,
  replayJob: REPLAY_JOB,
});

/** Takes messages of the broker. */
export const takeMessages = broker.take;
/** Takes a message again that could not be applied. */
export const takeMessageAgain = broker.takeAgain;
/** Closes a message that could not be applied. */
export const closeMessage = broker.close;
/** Handles `us-broker-replay`. */
export const replayMissing = broker.replayMissing;

/** Requests what may be missing while orders are open: the last messages of all have no later one that shows a gap. */
export async function replayWhileOpen(ctx: Context): Promise<void> {
  const [open] = await ctx.db.query(
    "SELECT 1 FROM us_orders WHERE state IN ('sent', 'open', 'partly_filled') OR (settled_at IS NULL AND filled > 0) LIMIT 1",
  );
  if (open) await ctx.db.tx((tx) => ctx.jobs.send(tx, REPLAY_JOB, {}));
}
