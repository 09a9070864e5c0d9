import {
  askedFacts,
  completionAdvice,
  completionSteps,
  isSetupTask,
  ledTo,
  nextStep,
  ONBOARDING_STATE,
  type CompletionAction,
  type CompletionDevice,
  type CompletionPage,
  type SetupTaskKind,
} from '@sanchay/contracts';
import type { TaskFacts } from './facts.ts';
import { task, type Task } from './task.ts';

/** What every browser that we support can do. */
const DEVICE: CompletionDevice = { isDesktop: true, canUpload: true };

/** Steps that are left after the first one, whatever comes of it. */
const LATER = [
  {
    missing: ({ has_risk_profile: has }: TaskFacts['completion']) => !has,
    kind: 'risk_missing',
    page: 'kyc-risk-profile',
    action: { action: 'risk_profile', path: '/kyc-risk-profile' },
  },
  {
    missing: ({ has_bank: has }: TaskFacts['completion']) => !has,
    kind: 'bank_missing',
    page: 'bank-solo-setup',
    action: { action: 'add_bank', path: '/bank-solo-setup' },
  },
] as const satisfies {
  missing: (facts: TaskFacts['completion']) => boolean;
  kind: SetupTaskKind;
  page: CompletionPage;
  action: CompletionAction;
}[];

const waysOf = (actions: readonly CompletionAction[]) =>
  actions.map(({ action, path }) => ({ action, href: path }));

/**
 * The remaining steps of the setup: the one to do or to wait for now, then the later ones, each with the page of
 * exactly that step once it can be opened. An account that is ready and whose KYC has lapsed gets the same steps.
 */
export function setupTasks({ completion: facts, banks }: TaskFacts): Task[] {
  const asked = askedFacts(facts);
  const { reason, waiting, actions } = completionAdvice(asked, DEVICE);
  if (reason === 'ready' || !isSetupTask(reason)) return [];
  // A bank account that was added and is not verified is a task of its own.
  const hasUnverified = banks.length > 0;
  const next = nextStep(asked, DEVICE);
  const later = LATER.filter(({ kind, missing }) => kind !== reason && missing(asked)).map(
    ({ kind, page, action }) => {
      const reachable = ledTo(page, asked, next) === null;
      return reachable ? task(kind, { actions: waysOf([action]) }) : task(kind, { state: 'later' });
    },
  );
  const first = task(reason, {
    state: waiting ? 'waiting' : 'open',
    actions: waiting ? [] : waysOf(actions),
  });
  return [first, ...later].filter(({ kind }) => kind !== 'bank_missing' || !hasUnverified);
}

/** How many steps of the setup are done; null for an account that is ready to invest. */
export function setupProgress({ completion }: TaskFacts): { done: number; of: number } | null {
  if (completion.onboarding_state >= ONBOARDING_STATE.REGISTRATION_COMPLETE) return null;
  const steps = completionSteps(completion);
  return { done: steps.filter(({ state }) => state === 'done').length, of: steps.length };
}
