import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { COMPLETION_ACTIONS } from '../../onboarding/completionAdvice.ts';
import { TASK_ACTIONS, TASK_KINDS } from '../../taskKinds.ts';
import { Codes, Data, Day, Nullable, Rupees } from '../shapes.ts';

/** One task of the list "To do". What does not apply to its kind is null. */
export const Task = T.Object({
  id: T.String({ description: 'the same while the task is open' }),
  kind: Codes(TASK_KINDS),
  state: Codes(['open', 'waiting', 'later'] as const),
  amount: Nullable(Rupees),
  count: Nullable(T.Integer()),
  limit: Nullable(T.Integer({ description: 'failed instalments in a row that end a SIP' })),
  date: Nullable(Day),
  next_date: Nullable(Day),
  /** Full name of a fund, or the label of a bank account. */
  name: Nullable(T.String()),
  /** Why it failed, in the language of the request. */
  reason: Nullable(T.String()),
  /** The first one is the main one. Empty for a manager, and where there is nothing to do yet. */
  actions: T.Array(
    T.Object({ action: Codes([...COMPLETION_ACTIONS, ...TASK_ACTIONS] as const), href: T.String() }),
  ),
});

export const tasks = {
  tasks: {
    summary: 'What the current account needs from its owner, the most urgent first',
    method: 'GET',
    path: '/api/v3/tasks.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        tasks: T.Array(Task, { description: 'the most urgent first; empty only when nothing is open' }),
        setup: Nullable(
          T.Object(
            { done: T.Integer(), of: T.Integer() },
            { description: 'steps of an account that is not ready to invest; null for one that is' },
          ),
        ),
      }),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
