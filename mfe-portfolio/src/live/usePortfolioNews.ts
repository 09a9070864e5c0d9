import type { CallName } from '@sanchay/contracts';
import { refreshCalls, useBusEvent } from '@sanchay/remote-kit';
import { useLaterEvents } from './useLaterEvents.ts';

const FIGURES: readonly CallName[] = ['holdings', 'holding', 'portfolioReturns'];
const ORDERS: readonly CallName[] = ['orders', 'cart', 'payment', 'systematicPlans'];

/** Keeps what this remote shows true: asks again when orders, payments, units, NAVs or the portfolio change. */
export function usePortfolioNews(): void {
  useBusEvent('order/changed', () => void refreshCalls(...FIGURES, ...ORDERS));
  useBusEvent('holdings/changed', () => void refreshCalls(...FIGURES));
  useBusEvent('nav/published', () => void refreshCalls(...FIGURES));
  useLaterEvents('account/switched', () => void refreshCalls(...FIGURES, ...ORDERS));
  useBusEvent('payment/changed', () => void refreshCalls(...ORDERS));
  useLaterEvents('cart/changed', () => void refreshCalls('cart', 'orders'));
}
