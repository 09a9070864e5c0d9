import type { Screen, Screens } from '@sanchay/remote-kit';
import { addInstrumentMessages, addOrderMessages, addStockOrderMessages } from './messages.ts';
import { withMessages } from './withMessages.ts';

/** Pages of buying, selling and paying for shares by their route. Each is fetched when it is opened first. */
export const stockOrderScreens: Screens & Record<string, Screen> = {
  '/stocks/orders': withMessages(
    async () => (await import('./stock-orders/StockOrders.tsx')).StockOrders,
    addStockOrderMessages,
    addInstrumentMessages,
  ),
  '/stocks/orders/:id': withMessages(
    async () => (await import('./stock-orders/StockOrderPage.tsx')).StockOrderPage,
    addStockOrderMessages,
    addInstrumentMessages,
  ),
  '/stocks/cash': withMessages(
    async () => (await import('./stock-cash/StockCash.tsx')).StockCash,
    addStockOrderMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
  '/stocks/:slug/order': withMessages(
    async () => (await import('./stock-order/PlaceStockOrder.tsx')).PlaceStockOrder,
    addStockOrderMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
  '/stocks/:slug/rights': withMessages(
    async () => (await import('./rights/RightsPage.tsx')).RightsPage,
    addStockOrderMessages,
    addInstrumentMessages,
  ),
  '/stocks/:slug/gtt': withMessages(
    async () => (await import('./gtt/GttPage.tsx')).GttPage,
    addStockOrderMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
};
