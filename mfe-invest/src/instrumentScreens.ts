import { screen } from '@sanchay/remote-kit';
import type { Screen, Screens } from '@sanchay/remote-kit';
import type { ComponentType } from 'react';
import { addInstrumentWords } from './words.ts';

/** A screen that is fetched together with the words of these pages. */
function withWords(bring: () => Promise<ComponentType>): Screen {
  return screen(async () => {
    const [page] = await Promise.all([bring(), addInstrumentWords()]);
    return page;
  });
}

/** Pages of stocks, US stocks, fixed deposits and fund houses by their route. Each is fetched when it is opened first. */
export const instrumentScreens: Screens & Record<string, Screen> = {
  '/stocks': withWords(async () => (await import('./stocks/Stocks.tsx')).Stocks),
  '/stocks/all': withWords(async () => (await import('./stocks/StockList.tsx')).StockList),
  '/stocks/:slug': withWords(async () => (await import('./stocks/StockPage.tsx')).StockPage),
  '/us-stocks': withWords(async () => (await import('./us-stocks/UsStocks.tsx')).UsStocks),
  '/us-stocks/all': withWords(async () => (await import('./us-stocks/UsStockList.tsx')).UsStockList),
  '/us-stocks/:slug': withWords(async () => (await import('./us-stocks/UsStockPage.tsx')).UsStockPage),
  '/fixed-deposit': withWords(async () => (await import('./fixed-deposit/FixedDeposits.tsx')).FixedDeposits),
  '/explore/fixed-deposit/c/all': withWords(
    async () => (await import('./fixed-deposit/DepositList.tsx')).DepositList,
  ),
  '/fixed-deposit/:issuer': withWords(
    async () => (await import('./fixed-deposit/IssuerPage.tsx')).IssuerPage,
  ),
  '/explore/funds/:house': withWords(async () => (await import('./house/HousePage.tsx')).HousePage),
};

/** Addresses below these with nothing behind them are missing pages. */
export const instrumentPrefixes = [
  '/stocks',
  '/us-stocks',
  '/fixed-deposit',
  '/explore/fixed-deposit',
  '/explore/funds',
] as const;
