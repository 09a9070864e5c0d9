import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { lockPortfolio } from '../import/index.ts';
import type { Context } from '../platform/context.ts';
import { filesSince, insertMail, mailOf, updateMail } from './mails.ts';
import { beginForwardedRun, failRun } from './runs.ts';
import { dayBefore, MOST_A_DAY } from './receive.ts';

interface Refusal {
  portfolioId: string;
  messageId: string;
  failure: 'too_large' | 'no_file';
}

/** Records a mail without a statement that is read, and notifies its owner once. */
export async function refuseMail(
  ctx: Context,
  tx: Tx,
  { portfolioId, messageId, failure }: Refusal,
): Promise<Refusal['failure'] | 'repeated' | 'too_many'> {
  await lockPortfolio(tx, portfolioId);
  if ((await filesSince(tx, portfolioId, dayBefore(ctx))).length >= MOST_A_DAY) return 'too_many';
  const id = randomUUID();
  const isNew = await insertMail(tx, {
    id,
    message_id: messageId,
    portfolio_id: portfolioId,
    file_name: '',
    file_sealed: null,
    file_index: ctx.vault.blindIndex('statement-file', messageId),
    received_at: ctx.now(),
  });
  if (!isNew) return 'repeated';
  const mail = (await mailOf(tx, id))!;
  const run = await beginForwardedRun(ctx, tx, mail);
  await updateMail(tx, { ...mail, run_id: run.id, read_at: ctx.now() });
  await failRun(ctx, tx, run, failure);
  return failure;
}
