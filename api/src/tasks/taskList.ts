import { bankTasks, nomineeTasks } from './accountTasks.ts';
import type { TaskFacts } from './facts.ts';
import { majorityTasks } from './majority.ts';
import { cartTasks, dueTasks } from './moneyTasks.ts';
import { autopayTasks, failureTasks, mandateTasks } from './planTasks.ts';
import { setupTasks } from './setupTasks.ts';
import { rightsTasks } from './rightsTasks.ts';
import { preparedTasks } from './preparedTasks.ts';
import type { Task } from './task.ts';

/** Families of tasks, the most urgent first: orders of a manager that expire, money that is due, what blocks investing, then what keeps it going. */
const FAMILIES: readonly ((facts: TaskFacts) => Task[])[] = [
  preparedTasks,
  dueTasks,
  failureTasks,
  setupTasks,
  bankTasks,
  rightsTasks,
  cartTasks,
  autopayTasks,
  mandateTasks,
  nomineeTasks,
];

/** Until KYC in the own name is valid, an account that was taken over neither buys nor redeems. */
const BEFORE_OWN_KYC: typeof FAMILIES = [setupTasks, bankTasks, cartTasks, nomineeTasks];

const RANK: Record<Task['state'], number> = { open: 0, waiting: 1, later: 2 };

/**
 * The tasks of an account: what can be done now, then what is under way, then what comes later. Nothing is listed that is
 * closed in the account of a holder who has turned 18.
 */
export function taskList(facts: TaskFacts): Task[] {
  const { stage } = facts.majority;
  const families = stage === 'taken_over' ? BEFORE_OWN_KYC : stage === 'frozen' ? [] : FAMILIES;
  const tasks = [...majorityTasks(facts.majority), ...families.flatMap((tasksOf) => tasksOf(facts))];
  return tasks.toSorted((a, b) => RANK[a.state] - RANK[b.state]);
}

/** What only the owner sees: a manager has an own list of the orders that this manager prepared. */
const OWNERS: readonly Task['kind'][] = [
  ...(['nominee_missing', 'order_prepared'] as const),
  ...(['account_offered', 'child_of_age', 'hand_over_sent', 'child_turns_adult'] as const),
];

/** The same for a manager: without actions, and without what only the owner sees. */
export function managerView(tasks: readonly Task[]): Task[] {
  return tasks.filter(({ kind }) => !OWNERS.includes(kind)).map((one) => ({ ...one, actions: [] }));
}
