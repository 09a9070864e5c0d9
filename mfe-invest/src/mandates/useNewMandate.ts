import type { ApiError } from '@sanchay/api-client';
import { useWrite } from '@sanchay/remote-kit';
import { mandateBody, type MandateAnswers } from './mandateAnswers.ts';
import type { MandateFlow } from './useMandateFlow.ts';

/** Starts a mandate and opens the bank's page for it and repeats the request after a lost answer, which makes no second one. */
export function useNewMandate(through: MandateFlow) {
  const create = useWrite('createMandate', ['mandates']);

  async function start(answers: MandateAnswers): Promise<void> {
    const flow = through.open();
    const ask = () => create.mutateAsync({ body: mandateBody(answers) });
    try {
      const { data } = await ask().catch((cause: ApiError) => {
        if (cause.kind === 'unsure') return ask();
        throw cause;
      });
      if (data.redirect_url === null) flow.abandon();
      else await through.follow(flow, data.id, data.redirect_url);
    } catch {
      flow.abandon();
    }
  }

  return { start, busy: create.isPending, error: create.error };
}
