import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { MAILBOX_MS, readMailbox } from './mailbox/readMailbox.ts';
import { readMail } from './read.ts';
import { READ_JOB } from './receive.ts';
import { sendRequest, tendRuns } from './request.ts';
import { statementUpdateRoutes } from './routes.ts';
import { REQUEST_JOB, startDueRuns } from './runs.ts';

/** Statements that arrive by themselves: requested from the registrars on a schedule, or forwarded by the investor. */
export const statementUpdatesDomain = {
  name: 'statement-updates',
  routes: statementUpdateRoutes,
  jobs: { [REQUEST_JOB]: sendRequest, [READ_JOB]: readMail },
  periodic: [
    { everyMs: HOURLY_MS, tasks: [startDueRuns, tendRuns] },
    // Alone at its interval, so that a slow mail server holds up nothing else.
    { everyMs: MAILBOX_MS, tasks: [readMailbox] },
  ],
  onClockMoved: { 'statement updates': startDueRuns },
} satisfies Domain;

export { mailboxState, type MailboxState } from './mailbox/turns.ts';
