import { ONBOARDING_STATE } from '@sanchay/contracts';
import { accountMessages, type BankRow } from '../banks/index.ts';
import type { TaskFacts } from './facts.ts';
import { task, way, type Task } from './task.ts';

const KINDS = {
  name_differs: 'bank_name_differs',
  failed: 'bank_failed',
  pending: 'bank_checking',
} as const;

/** Bank accounts that are not verified; one that failed is past once a later one is verified. */
export function bankTasks({ banks }: TaskFacts): Task[] {
  const isPast = ({ status, added_at: at }: BankRow) =>
    status === 'failed' && banks.some((other) => other.added_at > at && other.status !== 'failed');
  return banks.flatMap((account) => {
    const { id, status } = account;
    if (status === 'verified' || isPast(account)) return [];
    return [
      task(KINDS[status], {
        subject: id,
        state: status === 'pending' ? 'waiting' : 'open',
        name: accountMessages(account),
        actions: [way('view_bank', '/profile/bank')],
      }),
    ];
  });
}

/**
 * A sole holder has neither named nominees nor opted out; while the setup is open, the setup itself requests this. A folio
 * of a minor has no nominees.
 */
export function nomineeTasks({ completion, hasNomineeChoice, majority }: TaskFacts): Task[] {
  const { mode_of_investment: mode, onboarding_state: state } = completion;
  if (hasNomineeChoice || mode !== 'sole' || state < ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED) return [];
  if (majority.stage === 'minor') return [];
  return [task('nominee_missing', { actions: [way('add_nominee', '/profile/nominees')] })];
}
