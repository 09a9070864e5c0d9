import type { CallName } from '@sanchay/contracts';
import { refreshCalls, useBusEvent } from '@sanchay/remote-kit';
import { useQueryClient } from '@sanchay/remote-kit/query';
import { useLaterEvents } from './useLaterEvents.ts';

const FIGURES: readonly CallName[] = ['holdings', 'holding', 'portfolioReturns'];
const ORDERS: readonly CallName[] = ['orders', 'cart', 'payment', 'systematicPlans'];
/** What else belongs to one portfolio. */
const ACCOUNT: readonly CallName[] = ['onboardingStatus', 'chargebacks'];

/**
 * Keeps what this remote shows true: asks again when orders, payments, units or NAVs change. When another portfolio
 * becomes current, here or in another tab, the answers of the former one are forgotten, not shown until new ones come.
 */
export function usePortfolioNews(): void {
  const queries = useQueryClient();
  useBusEvent('order/changed', () => void refreshCalls(...FIGURES, ...ORDERS));
  useBusEvent('holdings/changed', () => void refreshCalls(...FIGURES));
  useBusEvent('nav/published', () => void refreshCalls(...FIGURES));
  useBusEvent('payment/changed', () => void refreshCalls(...FIGURES, ...ORDERS));
  useLaterEvents('cart/changed', () => void refreshCalls('cart', 'orders'));
  useLaterEvents('account/switched', ({ portfolioId }, before) => {
    if (!before || before.portfolioId === portfolioId) return;
    for (const name of [...FIGURES, ...ORDERS, ...ACCOUNT]) void queries.resetQueries({ queryKey: [name] });
  });
}
