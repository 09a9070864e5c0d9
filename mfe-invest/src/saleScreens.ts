import type { Screen, Screens } from '@sanchay/remote-kit';
import { withWords } from './withWords.ts';
import { addOrderWords, addSaleWords } from './words.ts';

/** Selling and switching units, and what becomes of it. Each page is fetched when it is opened first. */
export const saleScreens: Screens & Record<string, Screen> = {
  '/orders/redeem/:code': withWords(async () => (await import('./redeem/Redeem.tsx')).Redeem, addSaleWords),
  '/orders/switch/:code': withWords(async () => (await import('./switch/Switch.tsx')).Switch, addSaleWords),
  '/orders/sale/:id': withWords(
    async () => (await import('./redeem/SaleOrderPage.tsx')).SaleOrderPage,
    addSaleWords,
    addOrderWords,
  ),
};
