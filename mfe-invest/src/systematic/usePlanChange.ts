import type { ApiError } from '@sanchay/api-client';
import type { CallName } from '@sanchay/contracts';
import { refreshCalls } from '@sanchay/remote-kit';
import { useToast } from '@sanchay/ui';

/** What is refetched after a plan has changed. */
export const CHANGED_WITH_PLAN: CallName[] = ['systematicPlans', 'systematicPlan', 'cart', 'orders'];

/** A call that changes one plan, as `useWrite` gives it. */
interface PlanWrite<Body> {
  mutateAsync(options: { params: { id: string }; body: Body }): Promise<unknown>;
  error: ApiError | null;
  isPending: boolean;
  reset(): void;
}

/**
 * A change of one plan. After a refusal because the plan has moved on, on another device or over time, the plan is
 * fetched again and the refusal stays visible.
 */
export function usePlanChange<Body>(change: PlanWrite<Body>, id: string, onDone: () => void) {
  const toast = useToast();

  /** @returns whether it was made. */
  async function send(body: Body, done: string): Promise<boolean> {
    try {
      await change.mutateAsync({ params: { id }, body });
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
