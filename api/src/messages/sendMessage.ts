import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { localize } from '../platform/http/language.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Message } from './message.ts';
import { providerOf } from './provider.ts';

export const SEND_JOB = 'message-send';

/** Whether a channel can be used at all in this installation. */
export function canSend(ctx: Context, channel: Message['channel']): boolean {
  return ctx.settings.sandbox || providerOf(ctx, channel) !== null;
}

/**
 * Sends a message when the transaction commits. The sandbox keeps it in its outbox; elsewhere a job hands it to the
 * channel's provider until that has taken it.
 * @throws Problem 503 `unavailable` where no provider is set up, rather than to lose a code unseen.
 */
export async function sendMessage(ctx: Context, tx: Tx, message: Message): Promise<void> {
  if (ctx.settings.sandbox) {
    await tx.query('INSERT INTO messages (at, channel, recipient, text, code) VALUES ($1, $2, $3, $4, $5)', [
      ctx.now(),
      message.channel,
      message.to,
      message.text,
      message.code ?? null,
    ]);
    return;
  }
  if (!canSend(ctx, message.channel)) {
    throw new Problem(
      503,
      'failure',
      'unavailable',
      localize({
        en: "We can't send messages right now. Try again later.",
        hi: 'अभी संदेश नहीं भेजे जा सकते। बाद में फिर कोशिश करें।',
      }),
    );
  }
  const id = randomUUID();
  await tx.query(
    'INSERT INTO outgoing_messages (id, at, channel, recipient, text) VALUES ($1, $2, $3, $4, $5)',
    [id, ctx.now(), message.channel, message.to, message.text],
  );
  await ctx.jobs.send(tx, SEND_JOB, { messageId: id });
}
