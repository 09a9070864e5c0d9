import type { BankAccountType, BankBranch } from '@sanchay/contracts';
import { readAccountNumber } from '@sanchay/finance';

/** Questions of a bank account, one a screen, in this order. */
export const BANK_STEPS = ['ifsc', 'number', 'again', 'type', 'consents'] as const;
export type BankStep = (typeof BANK_STEPS)[number];

export interface BankAnswers {
  ifsc: string;
  /** Found for the code as it stands. */
  branch: BankBranch | null;
  number: string;
  again: string;
  type: BankAccountType | null;
  verify: boolean;
  use: boolean;
}

/** The step that collects a field of the call. */
export const STEP_OF_FIELD: Record<string, BankStep> = {
  ifsc: 'ifsc',
  account_no: 'number',
  account_no_again: 'again',
  type: 'type',
  bank_verify: 'consents',
  bank_use: 'consents',
};

/** What is wrong with one answer, as the end of a key of the words, or null. */
export function bankFault(step: BankStep, answers: BankAnswers): string | null {
  if (step === 'ifsc') return answers.branch ? null : 'ifsc';
  if (step === 'type') return answers.type ? null : 'choice';
  if (step === 'consents') return answers.verify && answers.use ? null : 'consents';
  const first = readAccountNumber(answers.number);
  if (step === 'number') return 'fault' in first ? first.fault : null;
  const second = readAccountNumber(answers.again);
  return 'digits' in first && 'digits' in second && first.digits === second.digits ? null : 'differs';
}

/** The first step before the provided one that is still unanswered; after a reload the number has to be typed again. */
export function openBefore(step: BankStep, answers: BankAnswers): BankStep | null {
  return (
    BANK_STEPS.slice(0, BANK_STEPS.indexOf(step)).find((known) => bankFault(known, answers) !== null) ?? null
  );
}
