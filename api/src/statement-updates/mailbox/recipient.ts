import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import { localPartOf } from '../address.ts';
import { portfolioOfAddress } from '../mails.ts';
import type { MailHead } from './imapMailbox.ts';

/**
 * The portfolio that a mail is for. A private address is secret, and its mail counts only from the owner's registered
 * e-mail or from a registrar.
 */
export async function recipientOf(
  ctx: Context,
  { to, from }: Pick<MailHead, 'to' | 'from'>,
): Promise<{ portfolioId: string } | 'unknown_address' | 'unknown_sender'> {
  for (const address of to) {
    const localPart = localPartOf(ctx, address);
    const portfolioId = localPart === null ? null : await portfolioOfAddress(ctx.db, localPart);
    if (portfolioId === null) continue;
    return (await isKnown(ctx, portfolioId, from)) ? { portfolioId } : 'unknown_sender';
  }
  return 'unknown_address';
}

async function isKnown(ctx: Context, portfolioId: string, from: readonly string[]): Promise<boolean> {
  const [sender, ...more] = from.map((address) => address.toLowerCase());
  if (!sender || more.length > 0) return false;
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const { senders } = ctx.settings.statementMailbox!;
  if (senders.some((known) => domain === known || domain.endsWith(`.${known}`))) return true;
  return sender === (await ownerEmail(ctx.db, portfolioId));
}

async function ownerEmail(q: Queries, portfolioId: string): Promise<string | null> {
  const [row] = await q.query<{ email: string | null }>('SELECT email FROM users WHERE id = $1', [
    await ownerOf(q, portfolioId),
  ]);
  return row?.email?.toLowerCase() ?? null;
}
