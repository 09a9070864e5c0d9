import { fundTitle } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { TaskFacts } from './facts.ts';
import { task, way, type Task } from './task.ts';

/** Orders that a manager prepared and the owner has not decided on; each expires on its day. */
export function preparedTasks({ prepared }: TaskFacts): Task[] {
  return prepared.map(({ id, fund_name: fund, manager_name: manager, expires_at: end }) =>
    task('order_prepared', {
      subject: id,
      name: `${manager}: ${fundTitle(fund)}`,
      date: istDate(end),
      actions: [way('review_order', `/orders/prepared/${encodeURIComponent(id)}`)],
    }),
  );
}
