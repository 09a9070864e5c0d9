import type { Static } from '@sinclair/typebox';
import { randomUUID } from 'node:crypto';
import { lockPortfolio } from '../import/index.ts';
import { MAIL_LIMITS, type MailedStatement } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { localPartOf } from './address.ts';
import { filesSince, insertMail, portfolioOfAddress } from './mails.ts';

/** Job: reads a statement that arrived. */
export const READ_JOB = 'statement-read';

const DAY_MS = 86_400_000;
/** Messages of a portfolio that are taken within a day. */
const MOST_A_DAY = 20;

/**
 * Stores a message of the mailbox, sealed, and queues its reading. Messages to an unknown address, repeated ones and
 * copies of a file of the last day are accepted and change nothing, so that the mailbox does not send them again.
 */
export async function receiveMail(ctx: Context, mail: Static<typeof MailedStatement>): Promise<void> {
  const localPart = localPartOf(ctx, mail.to);
  const portfolioId = localPart === null ? null : await portfolioOfAddress(ctx.db, localPart);
  const bytes = Buffer.from(mail.content_base64, 'base64');
  if (portfolioId === null || bytes.length > MAIL_LIMITS.bytes) return;
  const id = randomUUID();
  const fileIndex = ctx.vault.blindIndex('statement-file', bytes.toString('base64'));
  const fileSealed = await ctx.vault.seal(`statement-mail:${id}`, bytes);
  await ctx.db.tx(async (tx) => {
    await lockPortfolio(tx, portfolioId);
    const files = await filesSince(tx, portfolioId, later(ctx.now(), -DAY_MS));
    if (files.length >= MOST_A_DAY || files.some((file) => file.equals(fileIndex))) return;
    const isNew = await insertMail(tx, {
      id,
      message_id: mail.message_id,
      portfolio_id: portfolioId,
      file_name: shownName(mail.file_name),
      file_sealed: fileSealed,
      file_index: fileIndex,
      received_at: ctx.now(),
    });
    if (isNew) await ctx.jobs.send(tx, READ_JOB, { id });
  });
}

/** A file's name as it is shown: its last part, without control characters. */
function shownName(name: string): string {
  return name.split(/[\\/]/).at(-1)!.replaceAll(/\p{C}/gu, '').trim().slice(0, 120) || 'statement';
}
