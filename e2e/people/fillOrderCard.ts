import type { Page } from '@playwright/test';
import { FundPage } from '../pages/FundPage.ts';
import { fundPath, type Fund } from '../product/funds.ts';

/** Opens a fund with its card for a lumpsum of ₹500 filled in, ready to be added to the cart. */
export async function fillOrderCard(page: Page, fund: Fund, phone: boolean): Promise<FundPage> {
  const screen = new FundPage(page, phone);
  await page.goto(fundPath(fund));
  await screen.openCard();
  await screen.choose('One-time');
  await screen.amount.fill('500');
  return screen;
}
