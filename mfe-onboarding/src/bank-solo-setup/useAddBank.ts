import { ApiError } from '@sanchay/api-client';
import { confirmsOf, type BankAccount } from '@sanchay/contracts';
import { useCriticalOperation, useStepUp, useWrite, useConfirmed } from '@sanchay/remote-kit';
import { useState, type ReactElement } from 'react';
import type { BankAnswers } from './bankAnswers.ts';
import type { BankConsents } from './ConsentsQuestion.tsx';

/**
 * The account as the bank returned it, or messages by field; null when the user went back or `problem` contains the
 * reason.
 */
export type AddEnd = { account: BankAccount } | { refused: Record<string, string> } | null;

export interface AddBank {
  busy: boolean;
  problem: ApiError | null;
  /** Sentences of the server by field of the call. */
  refused: Readonly<Record<string, string>>;
  forget: () => void;
  add: (answers: BankAnswers, consents: BankConsents) => Promise<AddEnd>;
  /** The code that every account after the first requires. */
  dialog: ReactElement | null;
}

/** Adds an account, with a code where the server requires one. */
export function useAddBank(): AddBank {
  const { mutateAsync } = useWrite('addBankAccount', ['bankAccounts', 'onboardingStatus', 'consents']);
  const stepUp = useStepUp();
  const { run, busy, problem, forget } = useConfirmed(stepUp);
  const [refused, setRefused] = useState<Record<string, string>>({});
  useCriticalOperation(busy, 'bank');

  async function add(answers: BankAnswers, consents: BankConsents): Promise<AddEnd> {
    setRefused({});
    let account: BankAccount | null = null;
    const body = {
      ifsc: answers.ifsc,
      account_no: answers.number,
      account_no_again: answers.again,
      type: answers.type!,
      consents: Object.fromEntries(consents.map(({ kind, hash }) => [kind, hash])),
    };
    const change = async (step_up: string | undefined): Promise<void> => {
      account = (await mutateAsync({ body: { ...body, ...(step_up && { step_up }) } })).data;
    };
    const end = await run('bank', change, confirmsOf('addBankAccount', { body }));
    if (account) return { account };
    if (!(end instanceof ApiError)) return null;
    const byField = Object.fromEntries(
      Object.entries(end.errors).map(([field, [text = '']]) => [field, text]),
    );
    if (Object.keys(byField).length === 0) return null;
    setRefused(byField);
    return { refused: byField };
  }

  return {
    busy,
    // Errors shown at their field are not repeated here.
    problem: Object.keys(refused).length > 0 ? null : problem,
    refused,
    forget() {
      forget();
      setRefused({});
    },
    add,
    dialog: stepUp.dialog,
  };
}
