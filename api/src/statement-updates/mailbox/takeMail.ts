import { createHash } from 'node:crypto';
import { MAIL_LIMITS } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { refuseMail } from '../refuse.ts';
import { sealFile, storeFile } from '../receive.ts';
import type { MailHead, OpenMailbox } from './imapMailbox.ts';
import { recipientOf } from './recipient.ts';
import { clearFault, countMail, type MailOutcome } from './turns.ts';

/** Base64 with a line end after every 76 characters. */
const MOST_SENT = Math.ceil((MAIL_LIMITS.base64 * 78) / 76);

/**
 * Stores the files of a mail in one transaction with what became of it; the mail is marked as seen after that. A mail
 * that comes again adds nothing.
 * @throws Error of the connection or the database; the mail stays unseen
 */
export async function takeMail(ctx: Context, mailbox: OpenMailbox, uid: number): Promise<void> {
  const head = await mailbox.head(uid);
  // Deleted since it was listed.
  if (!head) return;
  const recipient = await recipientOf(ctx, head);
  if (typeof recipient === 'string') await settle(ctx, mailbox, uid, recipient);
  else await takeFiles(ctx, mailbox, { uid, head, portfolioId: recipient.portfolioId });
  await mailbox.markSeen(uid);
}

/** Leaves a mail unread for good, because no reading ever got past it. */
export async function setAside(ctx: Context, mailbox: OpenMailbox, uid: number): Promise<void> {
  await settle(ctx, mailbox, uid, 'set_aside');
  await mailbox.markSeen(uid);
}

async function settle(
  ctx: Context,
  { uidValidity }: OpenMailbox,
  uid: number,
  outcome: MailOutcome,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await clearFault(tx, uidValidity, uid);
    await countMail(tx, ctx.now(), outcome);
  });
}

interface Addressed {
  uid: number;
  head: MailHead;
  portfolioId: string;
}

async function takeFiles(
  ctx: Context,
  mailbox: OpenMailbox,
  { uid, head, portfolioId }: Addressed,
): Promise<void> {
  const sealed: Awaited<ReturnType<typeof sealFile>>[] = [];
  let isTooLarge = false;
  for (const { part, name, sent } of head.files) {
    const bytes = sent > MOST_SENT ? null : await mailbox.file(uid, part);
    if (bytes === null) isTooLarge = true;
    else if (bytes.length > 0)
      sealed.push(
        await sealFile(ctx, { portfolioId, messageId: keyOf(portfolioId, head.id, part), name, bytes }),
      );
  }
  await ctx.db.tx(async (tx) => {
    const outcomes: MailOutcome[] = [];
    for (const file of sealed) outcomes.push(await storeFile(ctx, tx, file));
    if (isTooLarge || sealed.length === 0) {
      const failure = isTooLarge ? 'too_large' : 'no_file';
      const messageId = keyOf(portfolioId, head.id, failure);
      outcomes.push(await refuseMail(ctx, tx, { portfolioId, messageId, failure }));
    }
    await clearFault(tx, mailbox.uidValidity, uid);
    await countMail(tx, ctx.now(), outcomes.includes('stored') ? 'stored' : outcomes.at(-1)!);
  });
}

/** What a file of a mail is known by. Its sender chooses the `Message-ID`, which must not stand in for another's mail. */
function keyOf(portfolioId: string, id: string, part: string): string {
  return `imap:${createHash('sha256')
    .update(JSON.stringify([portfolioId, id, part]))
    .digest('hex')}`;
}
