import { ONBOARDING_STATE } from '@sanchay/contracts';
import { refreshCalls, useBusEvent, usePlatform } from '@sanchay/remote-kit';
import { useQueryClient } from '@sanchay/remote-kit/query';
import { FIGURES, OF_PORTFOLIO, ORDERS } from './portfolioCalls.ts';
import { useLaterEvents } from './useLaterEvents.ts';

/**
 * Keeps the data of this remote current: refetches when orders, payments, units or NAVs change. When another portfolio
 * becomes current, here or in another tab, the former one's responses are dropped rather than shown until new ones
 * arrive.
 */
export function usePortfolioNews(): void {
  const queries = useQueryClient();
  const { userChanged } = usePlatform();
  useBusEvent('order/changed', () => void refreshCalls(...FIGURES, ...ORDERS));
  useBusEvent('holdings/changed', () => void refreshCalls(...FIGURES));
  useBusEvent('nav/published', () => void refreshCalls(...FIGURES));
  useBusEvent('payment/changed', () => void refreshCalls(...FIGURES, ...ORDERS));
  useBusEvent('systematic/changed', () => void refreshCalls('systematicPlans', 'tasks'));
  useBusEvent('prepared/changed', () => void refreshCalls('tasks'));
  useBusEvent('mandate/changed', () => void refreshCalls('tasks'));
  useBusEvent('kyc/changed', ({ onboardingState }) => {
    void refreshCalls('tasks', 'portfolioKyc');
    // What waits for a ready account looks at the user.
    if (onboardingState === ONBOARDING_STATE.REGISTRATION_COMPLETE) void userChanged();
  });
  useLaterEvents('cart/changed', () => void refreshCalls('orders', 'tasks'));
  useLaterEvents('account/switched', ({ portfolioId }, before) => {
    if (!before || before.portfolioId === portfolioId) return;
    // Not reset, which would request the page of the former account again: the new tree requests what it shows.
    for (const name of OF_PORTFOLIO) queries.removeQueries({ queryKey: [name] });
  });
}
