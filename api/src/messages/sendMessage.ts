import { randomUUID } from 'node:crypto';
import { insertRows } from '../db/insertRows.ts';
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
export function sendMessage(ctx: Context, tx: Tx, message: Message): Promise<void> {
  return sendMessages(ctx, tx, [message]);
}

/** Sends messages as `sendMessage` does, all or none. @throws Problem 503 `unavailable` */
export async function sendMessages(ctx: Context, tx: Tx, messages: readonly Message[]): Promise<void> {
  const rows = messages.map(({ channel, to, text, code }) => ({
    id: randomUUID(),
    at: ctx.now(),
    channel,
    recipient: to,
    text,
    code: code ?? null,
  }));
  if (ctx.settings.sandbox) {
    await insertRows(
      tx,
      'messages',
      rows.map(({ id: _, ...row }) => row),
    );
    return;
  }
  if (!messages.every(({ channel }) => canSend(ctx, channel))) {
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
  await insertRows(
    tx,
    'outgoing_messages',
    rows.map(({ code: _, ...row }) => row),
  );
  for (const { id } of rows) await ctx.jobs.send(tx, SEND_JOB, { messageId: id });
}
