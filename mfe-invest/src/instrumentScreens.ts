import type { Screen, Screens } from '@sanchay/remote-kit';
import { withWords } from './withWords.ts';
import { addInstrumentWords } from './words.ts';

/** Pages of stocks, US stocks, fixed deposits and fund houses by their route. Each is fetched when it is opened first. */
export const instrumentScreens: Screens & Record<string, Screen> = {
  '/stocks': withWords(async () => (await import('./stocks/Stocks.tsx')).Stocks, addInstrumentWords),
  '/stocks/all': withWords(
    async () => (await import('./stocks/StockList.tsx')).StockList,
    addInstrumentWords,
  ),
  '/stocks/:slug': withWords(
    async () => (await import('./stocks/StockPage.tsx')).StockPage,
    addInstrumentWords,
  ),
  '/us-stocks': withWords(
    async () => (await import('./us-stocks/UsStocks.tsx')).UsStocks,
    addInstrumentWords,
  ),
  '/us-stocks/all': withWords(
    async () => (await import('./us-stocks/UsStockList.tsx')).UsStockList,
    addInstrumentWords,
  ),
  '/us-stocks/:slug': withWords(
    async () => (await import('./us-stocks/UsStockPage.tsx')).UsStockPage,
    addInstrumentWords,
  ),
  '/fixed-deposit': withWords(
    async () => (await import('./fixed-deposit/FixedDeposits.tsx')).FixedDeposits,
    addInstrumentWords,
  ),
  '/explore/fixed-deposit/c/all': withWords(
    async () => (await import('./fixed-deposit/DepositList.tsx')).DepositList,
    addInstrumentWords,
  ),
  '/fixed-deposit/:issuer': withWords(
    async () => (await import('./fixed-deposit/IssuerPage.tsx')).IssuerPage,
    addInstrumentWords,
  ),
  '/explore/funds/:house': withWords(
    async () => (await import('./house/HousePage.tsx')).HousePage,
    addInstrumentWords,
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
