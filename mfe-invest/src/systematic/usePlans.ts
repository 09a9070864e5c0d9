import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { useAccountRefresh } from '../live/useAccountRefresh.ts';

const PLANS = ['systematicPlans', 'systematicPlan'] as const;

function usePlanNews(): void {
  useBusEvent('systematic/changed', () => void refreshCalls(...PLANS));
  useBusEvent('order/changed', () => void refreshCalls(...PLANS));
  useAccountRefresh(PLANS);
}

/** The plans of the current portfolio, going on or past, kept up to date. */
export function usePlans(state: 'active' | 'past') {
  usePlanNews();
  const { loggedIn, userFetched } = useSession();
  return useCall('systematicPlans', { query: { state } }, { enabled: loggedIn && userFetched });
}

/** One plan with its history, kept up to date. */
export function usePlan(id: string) {
  usePlanNews();
  const { loggedIn, userFetched } = useSession();
  return useCall('systematicPlan', { params: { id } }, { enabled: loggedIn && userFetched });
}
