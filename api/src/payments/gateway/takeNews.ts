import type { GatewayState } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { AmountMismatchError, settle } from '../settle.ts';
import { recordEvent } from '../store.ts';

/**
 * Applies a gateway's news, each event once.
 * @throws Problem 422 `amount_mismatch`; nothing is kept of the event then.
 */
export async function takeNews(
  ctx: Context,
  { event_id: eventId, payment_id: paymentId }: { event_id: string; payment_id: string },
  reported: GatewayState,
): Promise<void> {
  try {
    await ctx.db.tx(async (tx) => {
      const event = { eventId, paymentId, status: reported.status, receivedAt: ctx.now() };
      if (await recordEvent(tx, event)) await settle(ctx, tx, paymentId, reported);
    });
  } catch (error) {
    if (!(error instanceof AmountMismatchError)) throw error;
    throw new Problem(422, 'validation_failed', 'amount_mismatch', 'Another amount was asked for.', {
      cause: error,
    });
  }
}
