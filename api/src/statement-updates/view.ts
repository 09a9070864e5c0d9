import { STATEMENT_UPDATE_LIMITS, type CallReply } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { panIndexes } from '../import/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { addressOf } from './address.ts';
import { runsOf, scheduleOf, type ListedRun } from './store.ts';

type View = CallReply<'statementUpdates'>['data'];

/** The schedule of a portfolio with its runs; the address is shown to the owner only. */
export async function updatesView(
  ctx: Context,
  q: Queries,
  { portfolioId, scope }: Pick<Actor, 'portfolioId' | 'scope'>,
): Promise<View> {
  const schedule = await scheduleOf(q, portfolioId);
  return {
    frequency: schedule?.frequency ?? 'manual',
    weekday: schedule?.weekday ?? null,
    day: schedule?.day ?? null,
    paused: schedule?.paused ?? false,
    auto_apply: schedule?.auto_apply ?? false,
    next_on: schedule?.next_on ?? null,
    address: scope === null ? await addressOf(ctx, q, portfolioId) : null,
    has_pan: (await panIndexes(q, portfolioId)).size > 0,
    runs: (await runsOf(q, portfolioId, STATEMENT_UPDATE_LIMITS.listed)).map(runView),
  };
}

/** A run as the contracts show it: what was decided about its preview since counts. */
export function runView(run: ListedRun): View['runs'][number] {
  return {
    id: run.id,
    trigger: run.trigger,
    due_on: run.due_on,
    state: stateOf(run),
    failure: run.failure,
    import_id: run.import_id,
    added: run.import_state === 'applied' ? run.import_added! : 0,
    created_at: run.created_at.toISOString(),
    ended_at: run.ended_at?.toISOString() ?? null,
  };
}

function stateOf({ state, import_id, import_state }: ListedRun): View['runs'][number]['state'] {
  if (import_state === 'undone') return 'discarded';
  if (state !== 'review') return state;
  if (import_id === null) return 'discarded';
  return import_state === 'applied' ? 'applied' : 'review';
}
