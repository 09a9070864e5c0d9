import type { ApiError } from '@sanchay/api-client';
import { useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';
import { mandateBody, type MandateAnswers } from './mandateAnswers.ts';
import type { MandateFlow } from './useMandateFlow.ts';

/** Starts a mandate and opens the bank's page for it; one key an attempt, so that a lost answer makes no second one. */
export function useNewMandate(through: MandateFlow) {
  const create = useWrite('createMandate', ['mandates']);
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());

  async function start(answers: MandateAnswers): Promise<void> {
    const flow = through.open();
    const ask = () =>
      create.mutateAsync({ body: mandateBody(answers), idempotencyKey: `mandate:${attempt}` });
    try {
      const { data } = await ask().catch((cause: ApiError) => {
        if (cause.kind === 'unsure') return ask();
        throw cause;
      });
      setAttempt(crypto.randomUUID());
      if (data.redirect_url === null) flow.abandon();
      else await through.follow(flow, data.id, data.redirect_url);
    } catch (cause) {
      flow.abandon();
      if ((cause as ApiError).kind !== 'unsure') setAttempt(crypto.randomUUID());
    }
  }

  return { start, busy: create.isPending, error: create.error };
}
