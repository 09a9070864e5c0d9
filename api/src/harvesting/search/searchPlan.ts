import { harvestPlan, type HarvestPlan } from '@sanchay/finance';
import { Problem } from '../../platform/http/problem.ts';
import { atMost } from '../../platform/own-process/atMost.ts';
import { inOwnProcess } from '../../platform/own-process/inOwnProcess.ts';
import type { TaskLimits } from '../../platform/own-process/task.ts';
import { sentence } from '../run/sentences.ts';
import type { SearchTask } from './searchTask.ts';

/** The largest account that we measure takes a quarter of it. */
const LIMITS: TaskLimits = { ms: 30_000, cpuMs: 20_000, heapMb: 400, growthMb: 500 };
/** Searches that run at the same time, and those that wait for their turn. */
const turns = atMost(2, 10);
/** Lots up to which a search holds the others for milliseconds; sixty lots in as many folios take half a second. */
const FEW_LOTS = 6;
const RETRY_S = { busy: 5, late: 60 };
const THREAD = new URL('searchThread.ts', import.meta.url);

/**
 * The plan that saves most. Among more than a few lots it is searched in a process of its own, so that others are served meanwhile;
 * the search ends with the request.
 * @param signal aborted when nobody waits for the plan any more
 * @throws Problem 503 `harvest_busy` while too many searches run, `harvest_late` when one needs too long
 */
export async function searchPlan(
  task: SearchTask,
  signal: AbortSignal,
  limits = LIMITS,
): Promise<HarvestPlan> {
  const lots = task.folios.reduce((sum, folio) => sum + folio.lots.length, 0);
  if (lots <= FEW_LOTS) return harvestPlan(task.folios, task.year, task.rules);
  const end = await turns(() => inOwnProcess<HarvestPlan>(THREAD, task, { limits, signal }));
  if (end === null) throw notNow('busy');
  if ('outcome' in end) return end.outcome;
  if (end.none === 'failed') throw new Error(`the search of a plan failed: ${end.error}`);
  throw notNow('late');
}

function notNow(why: 'busy' | 'late'): Problem {
  return new Problem(503, 'failure', `harvest_${why}`, sentence(why), { retryAfter: RETRY_S[why] });
}
