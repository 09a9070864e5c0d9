import type { Screen, Screens } from '@sanchay/remote-kit';
import { addInstrumentMessages, addOrderMessages, addStockOrderMessages, addUsMessages } from './messages.ts';
import { withMessages } from './withMessages.ts';

/** Pages of the account for US stocks and its dollar wallet by their route. Each is fetched when it is opened first. */
export const usScreens: Screens & Record<string, Screen> = {
  '/us-stocks/account': withMessages(
    async () => (await import('./us-wallet/UsAccountPage.tsx')).UsAccountPage,
    addUsMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
  '/us-stocks/wallet': withMessages(
    async () => (await import('./us-wallet/WalletPage.tsx')).WalletPage,
    addUsMessages,
    addInstrumentMessages,
  ),
  '/us-stocks/wallet/add': withMessages(
    async () => (await import('./us-wallet/AddMoney.tsx')).AddMoney,
    addUsMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
  '/us-stocks/wallet/withdraw': withMessages(
    async () => (await import('./us-wallet/WithdrawDollars.tsx')).WithdrawDollars,
    addUsMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
  '/us-stocks/orders': withMessages(
    async () => (await import('./us-orders/UsOrders.tsx')).UsOrders,
    addUsMessages,
    addStockOrderMessages,
    addInstrumentMessages,
  ),
  '/us-stocks/orders/:id': withMessages(
    async () => (await import('./us-orders/UsOrderPage.tsx')).UsOrderPage,
    addUsMessages,
    addStockOrderMessages,
    addInstrumentMessages,
  ),
  '/us-stocks/holdings/:slug': withMessages(
    async () => (await import('./us-holding/UsHoldingPage.tsx')).UsHoldingPage,
    addUsMessages,
    addStockOrderMessages,
    addInstrumentMessages,
  ),
  '/us-stocks/:slug/order': withMessages(
    async () => (await import('./us-order/PlaceUsOrder.tsx')).PlaceUsOrder,
    addUsMessages,
    addStockOrderMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
  '/us-stocks/transfers/:id': withMessages(
    async () => (await import('./us-wallet/TransferPage.tsx')).TransferPage,
    addUsMessages,
    addInstrumentMessages,
    addOrderMessages,
  ),
};
