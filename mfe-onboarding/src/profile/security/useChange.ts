import { ApiError } from '@sanchay/api-client';
import type { CallName } from '@sanchay/contracts';
import { refreshCalls, type StepUp } from '@sanchay/remote-kit';
import { showToast } from '@sanchay/ui';
import { useState } from 'react';

export type AskStepUp = StepUp['ask'];

export interface Change {
  busy: boolean;
  problem: ApiError | null;
  forgetProblem: () => void;
  /**
   * Runs `work`; shows `done` on success, and refetches what is displayed.
   * @returns whether it succeeded
   */
  run: (work: () => Promise<boolean | void>, done?: string) => Promise<boolean>;
}

/** One change to the account's protection: busy, its problem, and what follows. `work` gives false when it was left. */
export function useChange(refresh: CallName[] = ['security']): Change {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  return {
    busy,
    problem,
    forgetProblem: () => setProblem(null),
    async run(work, done) {
      if (busy) return false;
      setBusy(true);
      setProblem(null);
      try {
        if ((await work()) === false) return false;
        await refreshCalls(...refresh);
        if (done) showToast({ tone: 'success', message: done });
        return true;
      } catch (error) {
        setProblem(ApiError.from(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
