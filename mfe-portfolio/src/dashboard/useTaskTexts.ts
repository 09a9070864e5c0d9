import { COMPLETION_ACTIONS, isSetupTask, fundTitle } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { MESSAGES } from '../messages.ts';
import type { Tasks } from './ToDo.tsx';

type Task = Tasks['tasks'][number];

export interface TaskTexts {
  title: string;
  /** What it means, and what happens next. */
  lines: string[];
  /** Of its actions, in their order. */
  labels: string[];
}

const FAILURES: readonly Task['kind'][] = ['instalment_failed', 'transfer_failed'];

/** The texts of a task: those of the setup are common to all remotes. */
export function useTaskTexts(): (task: Task) => TaskTexts {
  const { t } = useMessages(MESSAGES);
  const common = useMessages();
  const format = useFormat();
  const { config } = usePlatform();
  const money = (amount: number) =>
    Number.isInteger(amount) ? format.rupees(amount) : format.rupees(amount, { decimals: 2 });
  const day = (date: string | null) => (date === null ? '' : format.date(date));

  function linesOf(task: Task, values: Record<string, unknown>): string[] {
    const { kind, next_date: next, reason } = task;
    return [
      t(`task.${kind}.text`, values),
      ...(reason ? [t('task.reason', { reason })] : []),
      ...(FAILURES.includes(kind) && next ? [t(`task.${kind}.next`, { date: day(next) })] : []),
      ...(FAILURES.includes(kind) ? [t(`task.${kind}.limit`, values)] : []),
    ];
  }

  return (task) => {
    const { kind, amount, count, limit, date, name, state } = task;
    const labels = task.actions.map(({ action }) =>
      COMPLETION_ACTIONS.some((one) => one === action)
        ? common.t(`completion.action.${action}`)
        : t(`task.action.${action}`),
    );
    if (isSetupTask(kind)) {
      const reason = `completion.reason.${kind}`;
      const text = common.t(`${reason}.text`, { email: config.contact.help });
      const later = state === 'later' ? [t('task.later')] : [];
      return { title: common.t(`${reason}.title`), lines: [text, ...later], labels };
    }
    const values = {
      amount: amount === null ? '' : money(amount),
      count: count ?? 0,
      limit: limit ?? 0,
      date: day(date),
      name: name === null ? '' : FAILURES.includes(kind) ? fundTitle(name) : name,
    };
    return { title: t(`task.${kind}.title`, values), lines: linesOf(task, values), labels };
  };
}
