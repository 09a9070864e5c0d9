import type { CallReply, TaskAction, TaskKind } from '@sanchay/contracts';

export type Task = CallReply<'tasks'>['data']['tasks'][number];

const NOTHING = {
  amount: null,
  count: null,
  limit: null,
  date: null,
  next_date: null,
  name: null,
  reason: null,
};

/** A task of a kind; `subject` distinguishes tasks of one kind, and fields that are not provided do not apply to it. */
export function task(
  kind: TaskKind,
  { subject, ...over }: Partial<Omit<Task, 'id' | 'kind'>> & { subject?: string } = {},
): Task {
  const id = subject === undefined ? kind : `${kind}:${subject}`;
  return { id, kind, state: 'open', ...NOTHING, actions: [], ...over };
}

/** A way to do a task of the account. */
export function way(action: TaskAction, href: string): Task['actions'][number] {
  return { action, href };
}
