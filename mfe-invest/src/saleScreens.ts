import type { Screen, Screens } from '@sanchay/remote-kit';
import { withMessages } from './withMessages.ts';
import { addOrderMessages, addSaleMessages } from './messages.ts';

/** Selling and switching units, and what becomes of it. Each page is fetched when it is opened first. */
export const saleScreens: Screens & Record<string, Screen> = {
  '/orders/redeem/:code': withMessages(
    async () => (await import('./redeem/Redeem.tsx')).Redeem,
    addSaleMessages,
  ),
  '/orders/switch/:code': withMessages(
    async () => (await import('./switch/Switch.tsx')).Switch,
    addSaleMessages,
  ),
  '/orders/prepared/:id': withMessages(
    async () => (await import('./prepared/PreparedPage.tsx')).PreparedPage,
    addSaleMessages,
    addOrderMessages,
  ),
  '/orders/sale/:id': withMessages(
    async () => (await import('./redeem/SaleOrderPage.tsx')).SaleOrderPage,
    addSaleMessages,
    addOrderMessages,
  ),
};
