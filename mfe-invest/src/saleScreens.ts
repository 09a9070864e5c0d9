import { screen } from '@sanchay/remote-kit';
import type { Screen, Screens } from '@sanchay/remote-kit';
import type { ComponentType } from 'react';
import { addSaleWords } from './words.ts';

/** A screen that is fetched together with the words of these pages. */
function withWords(bring: () => Promise<ComponentType>): Screen {
  return screen(async () => {
    const [page] = await Promise.all([bring(), addSaleWords()]);
    return page;
  });
}

/** Selling and switching units, and what becomes of it. Each page is fetched when it is opened first. */
export const saleScreens: Screens & Record<string, Screen> = {
  '/orders/redeem/:code': withWords(async () => (await import('./redeem/Redeem.tsx')).Redeem),
  '/orders/switch/:code': withWords(async () => (await import('./switch/Switch.tsx')).Switch),
  '/orders/sale/:id': withWords(async () => (await import('./redeem/SaleOrderPage.tsx')).SaleOrderPage),
};
