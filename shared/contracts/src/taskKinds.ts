import { COMPLETION_REASONS, type CompletionReason } from './onboarding/completionAdvice.ts';

/** Why an account is not ready, as a task. A modern browser can send documents, so `documents_elsewhere` is none. */
export type SetupTaskKind = Exclude<CompletionReason, 'ready' | 'documents_elsewhere'>;
export const SETUP_TASK_KINDS = COMPLETION_REASONS.filter(
  (reason): reason is SetupTaskKind => reason !== 'ready' && reason !== 'documents_elsewhere',
);

/** Everything else that an account can need of its owner. Texts: `task.<kind>.title` and `.text` of mfe-portfolio. */
export const ACCOUNT_TASK_KINDS = [
  'order_prepared',
  'account_offered',
  'child_of_age',
  'hand_over_sent',
  'child_turns_adult',
  'amount_due',
  'due_in_payment',
  'payment_delayed',
  'payment_pending',
  'instalment_failed',
  'transfer_failed',
  'pay_cart',
  'confirm_cart',
  'saved_cart',
  'mandate_to_authorise',
  'mandate_rejected',
  'mandate_paused',
  'autopay_off',
  'sip_without_mandate',
  'mandate_with_bank',
  'mandate_expiring',
  'rights_open',
  'bank_name_differs',
  'bank_failed',
  'bank_checking',
  'nominee_missing',
] as const;
export type AccountTaskKind = (typeof ACCOUNT_TASK_KINDS)[number];

export type TaskKind = SetupTaskKind | AccountTaskKind;
export const TASK_KINDS: readonly TaskKind[] = [...SETUP_TASK_KINDS, ...ACCOUNT_TASK_KINDS];

/** What the buttons of account tasks do. Labels: `task.action.<action>` of mfe-portfolio. */
export const TASK_ACTIONS = [
  'review_order',
  'take_over',
  'hand_over',
  'view_family',
  'pay_due',
  'view_orders',
  'view_payment',
  'pay_instalment',
  'view_plan',
  'go_to_cart',
  'set_up_mandate',
  'authorise_mandate',
  'resume_mandate',
  'renew_mandate',
  'view_mandates',
  'turn_on_autopay',
  'apply_rights',
  'view_bank',
  'add_nominee',
] as const;
export type TaskAction = (typeof TASK_ACTIONS)[number];

/** Whether a task belongs to the setup of an account. */
export function isSetupTask(kind: TaskKind | CompletionReason): kind is SetupTaskKind {
  return SETUP_TASK_KINDS.some((one) => one === kind);
}
