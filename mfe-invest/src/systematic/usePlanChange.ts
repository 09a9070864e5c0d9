import type { ApiError } from '@sanchay/api-client';
import type { CallBody } from '@sanchay/contracts';
import { refreshCalls, useWrite } from '@sanchay/remote-kit';
import { useToast } from '@sanchay/ui';

type Change =
  'updateSystematic' | 'skipSystematic' | 'pauseSystematic' | 'resumeSystematic' | 'stopSystematic';

/**
 * A change of one plan. After a refusal because it has moved on, on another device or in time, the plan is asked for
 * again, and the refusal stays to be read.
 */
export function usePlanChange<K extends Change>(call: K, id: string, onDone: () => void) {
  const change = useWrite(call, ['systematicPlans', 'systematicPlan', 'cart', 'orders']);
  const toast = useToast();

  /** @returns whether it was made. */
  async function send(body: CallBody<K>, done: string): Promise<boolean> {
    try {
      await change.mutateAsync({ params: { id }, body } as never);
    } catch (cause) {
      const { httpStatus } = cause as ApiError;
      if (httpStatus === 409 || httpStatus === 400) await refreshCalls('systematicPlans', 'systematicPlan');
      return false;
    }
    onDone();
    toast({ message: done });
    return true;
  }

  return { send, error: change.error, busy: change.isPending, reset: change.reset };
}
