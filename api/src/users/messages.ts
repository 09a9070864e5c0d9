import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';

export interface Message {
  channel: 'email' | 'sms';
  to: string;
  text: string;
  code?: string;
}

/** How a login name is reached: a mobile by SMS, an address by e-mail. */
export function channelOf(recipient: string): Message['channel'] {
  return recipient.includes('@') ? 'email' : 'sms';
}

/**
 * Sends a message when the transaction commits. The sandbox keeps it in its outbox.
 * @throws Problem 503 `unavailable` where no provider is set up, rather than to lose a code unseen.
 */
export async function sendMessage(ctx: Context, tx: Tx, message: Message): Promise<void> {
  if (!ctx.settings.sandbox) {
    throw new Problem(
      503,
      'failure',
      'unavailable',
      'We cannot send messages right now. Please try again later.',
    );
  }
  await tx.query('INSERT INTO messages (at, channel, recipient, text, code) VALUES ($1, $2, $3, $4, $5)', [
    ctx.now(),
    message.channel,
    message.to,
    message.text,
    message.code ?? null,
  ]);
}
