import type { Screen, Screens } from '@sanchay/remote-kit';
import { withMessages } from './withMessages.ts';
import { addInstrumentMessages } from './messages.ts';

/** Pages of stocks, US stocks, fixed deposits and fund houses by their route. Each is fetched when it is opened first. */
export const instrumentScreens: Screens & Record<string, Screen> = {
  '/stocks': withMessages(async () => (await import('./stocks/Stocks.tsx')).Stocks, addInstrumentMessages),
  '/stocks/all': withMessages(
    async () => (await import('./stocks/StockList.tsx')).StockList,
    addInstrumentMessages,
  ),
  '/stocks/:slug': withMessages(
    async () => (await import('./stocks/StockPage.tsx')).StockPage,
    addInstrumentMessages,
  ),
  '/us-stocks': withMessages(
    async () => (await import('./us-stocks/UsStocks.tsx')).UsStocks,
    addInstrumentMessages,
  ),
  '/us-stocks/all': withMessages(
    async () => (await import('./us-stocks/UsStockList.tsx')).UsStockList,
    addInstrumentMessages,
  ),
  '/us-stocks/:slug': withMessages(
    async () => (await import('./us-stocks/UsStockPage.tsx')).UsStockPage,
    addInstrumentMessages,
  ),
  '/fixed-deposit': withMessages(
    async () => (await import('./fixed-deposit/FixedDeposits.tsx')).FixedDeposits,
    addInstrumentMessages,
  ),
  '/explore/fixed-deposit/c/all': withMessages(
    async () => (await import('./fixed-deposit/DepositList.tsx')).DepositList,
    addInstrumentMessages,
  ),
  '/fixed-deposit/:issuer': withMessages(
    async () => (await import('./fixed-deposit/IssuerPage.tsx')).IssuerPage,
    addInstrumentMessages,
  ),
  '/explore/funds/:house': withMessages(
    async () => (await import('./house/HousePage.tsx')).HousePage,
    addInstrumentMessages,
  ),
};

/** Addresses below these with nothing behind them are missing pages. */
export const instrumentPrefixes = [
  '/stocks',
  '/us-stocks',
  '/fixed-deposit',
  '/explore/fixed-deposit',
  '/explore/funds',
] as const;
