import { rightsPath } from '../stock-orders/index.ts';
import type { TaskFacts } from './facts.ts';
import { task, way, type Task } from './task.ts';

/** Rights issues that the account has not applied for; what is not applied for until the last day lapses. */
export function rightsTasks({ rights }: TaskFacts): Task[] {
  return rights.map(({ id, name, slug, entitled, closes_on: date }) =>
    task('rights_open', {
      subject: id,
      name,
      count: entitled,
      date,
      actions: [way('apply_rights', rightsPath(slug))],
    }),
  );
}
