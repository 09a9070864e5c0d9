import { HOURLY_MS, type Domain } from '../platform/domain.ts';
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
  periodic: [{ everyMs: HOURLY_MS, tasks: [startDueRuns, tendRuns] }],
  onClockMoved: { 'statement updates': startDueRuns },
} satisfies Domain;
