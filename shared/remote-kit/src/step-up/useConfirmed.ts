import { ApiError } from '@sanchay/api-client';
import type { StepUpPurpose } from '@sanchay/contracts';
import { useState } from 'react';
import type { StepUp } from './useStepUp.tsx';

/** How a change ended. An error is also the `problem` until the next try. */
export type ConfirmedEnd = 'done' | 'turned_back' | ApiError;
type Change = (token: string | undefined) => Promise<unknown>;
interface Code {
  purpose: StepUpPurpose;
  confirms: string | undefined;
}

export interface Confirmed {
  /**
   * Runs a change; where the server requires a code, requests it and runs the change again with its token.
   * @param confirms what the code confirms, for a change of the account: `confirmsOf` its request
   */
  run: (purpose: StepUpPurpose, change: Change, confirms?: string) => Promise<ConfirmedEnd>;
  forget: () => void;
  busy: boolean;
  problem: ApiError | null;
}

/** A change that may need a code: tried without one first, so that a refusal for another reason costs no code. */
export function useConfirmed({ ask }: Pick<StepUp, 'ask'>): Confirmed {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function attempt(code: Code, change: Change, token?: string): Promise<ConfirmedEnd> {
    try {
      await change(token);
      return 'done';
    } catch (failure) {
      const error = ApiError.from(failure);
      if (error.code !== 'step_up_required' && error.code !== 'step_up_invalid') return error;
      const { purpose, confirms } = code;
      const fresh = await ask(purpose, confirms === undefined ? {} : { confirms });
      return fresh === null ? 'turned_back' : attempt(code, change, fresh);
    }
  }

  async function run(purpose: StepUpPurpose, change: Change, confirms?: string): Promise<ConfirmedEnd> {
    setProblem(null);
    setBusy(true);
    const end = await attempt({ purpose, confirms }, change);
    setBusy(false);
    if (end instanceof ApiError) setProblem(end);
    return end;
  }
  return { run, busy, problem, forget: () => setProblem(null) };
}
