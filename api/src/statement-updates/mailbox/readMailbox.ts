import type { Context } from '../../platform/context.ts';
import { openMailbox, type OpenMailbox } from './imapMailbox.ts';
import { setAside, takeMail } from './takeMail.ts';
import { addFault, endTurn, failTurn, faultsOf, takeTurn } from './turns.ts';

/** How often the mailbox is read while nothing is wrong. */
export const MAILBOX_MS = 30_000;

/** Readings that break off at a mail before it is set aside. */
const MOST_FAULTS = 5;

/**
 * Reads the new mails of the statement mailbox, where one is set; on one node at a time. A lost connection is tried again
 * after a pause that grows, and shows in the metrics.
 */
export async function readMailbox(ctx: Context): Promise<void> {
  const { statementMailbox } = ctx.settings;
  if (!statementMailbox || !(await takeTurn(ctx.db, ctx.now()))) return;
  try {
    const mailbox = await openMailbox(statementMailbox);
    try {
      await readAll(ctx, mailbox);
    } finally {
      await mailbox.close();
    }
    await endTurn(ctx.db, ctx.now());
  } catch (error) {
    const failure = failureOf(error);
    ctx.log.warn({ failure }, 'the statement mailbox could not be read');
    await failTurn(ctx.db, ctx.now(), failure);
  }
}

/** Reads every new mail, those at which a reading broke off before as the last ones. */
async function readAll(ctx: Context, mailbox: OpenMailbox): Promise<void> {
  const faults = await faultsOf(ctx.db, mailbox.uidValidity);
  const timesOf = (uid: number) => faults.get(uid) ?? 0;
  const uids = (await mailbox.unseen()).toSorted((a, b) => timesOf(a) - timesOf(b) || a - b);
  for (const uid of uids) {
    if (timesOf(uid) >= MOST_FAULTS) {
      await setAside(ctx, mailbox, uid);
      continue;
    }
    try {
      await takeMail(ctx, mailbox, uid);
    } catch (error) {
      await addFault(ctx.db, mailbox.uidValidity, uid);
      throw error;
    }
  }
}

/** A code of the library or of Node, never the words of the server, which may quote a mail or an account. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('authenticationFailed' in error) return 'sign_in_refused';
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 40) : error.name;
}
