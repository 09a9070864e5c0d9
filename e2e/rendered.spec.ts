import type { Db } from '../api/src/db/pool.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './pages/access.ts';
import { fundInStepsOf, fundPath } from './product/funds.ts';

/** The public pages that stand for their kinds, with the words that a person looks for first. */
async function pages(db: Db): Promise<{ path: string; en: RegExp; hi: RegExp; structured: RegExp | null }[]> {
  const fund = await fundInStepsOf(db, 1);
  return [
    { path: '/', en: /mutual funds/i, hi: /[\u0900-\u097f]/, structured: null },
    {
      path: '/calculators/sip-calculator',
      en: /SIP/,
      hi: /[\u0900-\u097f]/,
      structured: /BreadcrumbList|FAQPage/,
    },
    {
      path: fundPath(fund),
      en: new RegExp(fund.shortName.split(' ')[0]!),
      hi: /[\u0900-\u097f]|./,
      structured: /BreadcrumbList|FinancialProduct/,
    },
  ];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('M3: public pages are read in English and Hindi, with their head', async ({ page, db, phone }) => {
    test.skip(phone);
    for (const { path, en, hi, structured } of await pages(db)) {
      await page.goto(path);
      await expect(page.locator('[data-remote-state="rendered"]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en);
      await expect(page).toHaveTitle(/\S · Sanchay$/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50}/);
      await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      if (structured) expect(data.join()).toMatch(structured);
      await page.goto(`${path}?lang=hi`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hi);
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'hi_IN');
    }
  });
});
