import type { Static } from '@sinclair/typebox';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { lockPortfolio } from '../import/index.ts';
import { MAIL_LIMITS, type MailedStatement } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { localPartOf } from './address.ts';
import { filesSince, insertMail, portfolioOfAddress, type MailRow } from './mails.ts';

/** Job: reads a statement that arrived. */
export const READ_JOB = 'statement-read';

const DAY_MS = 86_400_000;
/** Files of a portfolio that are taken within a day. */
export const MOST_A_DAY = 20;

/** A file that arrived for a portfolio. */
interface ArrivedFile {
  portfolioId: string;
  /** What a repeated delivery is recognised by. */
  messageId: string;
  name: string;
  bytes: Buffer;
}

type SealedFile = Pick<
  MailRow,
  'id' | 'message_id' | 'portfolio_id' | 'file_name' | 'file_sealed' | 'file_index'
>;

/**
 * Stores a message of the mailbox, sealed, and queues its reading. Messages to an unknown address, repeated ones and
 * copies of a file of the last day are accepted and change nothing, so that the mailbox does not send them again.
 */
export async function receiveMail(ctx: Context, mail: Static<typeof MailedStatement>): Promise<void> {
  const localPart = localPartOf(ctx, mail.to);
  const portfolioId = localPart === null ? null : await portfolioOfAddress(ctx.db, localPart);
  const bytes = Buffer.from(mail.content_base64, 'base64');
  if (portfolioId === null || bytes.length > MAIL_LIMITS.bytes) return;
  const { message_id: messageId, file_name: name } = mail;
  const file = await sealFile(ctx, { portfolioId, messageId, name, bytes });
  await ctx.db.tx((tx) => storeFile(ctx, tx, file));
}

/** Encrypts a file before the transaction that stores it. */
export async function sealFile(
  { vault }: Context,
  { portfolioId, messageId, name, bytes }: ArrivedFile,
): Promise<SealedFile> {
  const id = randomUUID();
  return {
    id,
    message_id: messageId,
    portfolio_id: portfolioId,
    file_name: shownName(name),
    file_sealed: await vault.seal(`statement-mail:${id}`, bytes),
    file_index: vault.blindIndex('statement-file', bytes.toString('base64')),
  };
}

/** Stores a file and queues its reading, unless it came before or the portfolio has had too many within a day. */
export async function storeFile(
  ctx: Context,
  tx: Tx,
  file: SealedFile,
): Promise<'stored' | 'repeated' | 'too_many'> {
  await lockPortfolio(tx, file.portfolio_id);
  const files = await filesSince(tx, file.portfolio_id, dayBefore(ctx));
  if (files.some((known) => known.equals(file.file_index))) return 'repeated';
  if (files.length >= MOST_A_DAY) return 'too_many';
  if (!(await insertMail(tx, { ...file, received_at: ctx.now() }))) return 'repeated';
  await ctx.jobs.send(tx, READ_JOB, { id: file.id });
  return 'stored';
}

/** A day before now. */
export function dayBefore({ now }: Pick<Context, 'now'>): Date {
  return later(now(), -DAY_MS);
}

/** A file's name as it is shown: its last part, without control characters. */
function shownName(name: string): string {
  return name.split(/[\\/]/).at(-1)!.replaceAll(/\p{C}/gu, '').trim().slice(0, 120) || 'statement';
}
