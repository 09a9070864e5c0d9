import { expect, test } from '../fixtures.ts';
import { settled } from '../pages/checks/access.ts';
import { openRendered, untilRendered } from '../pages/checks/takeover.ts';
import { fundInStepsOf } from '../product/funds.ts';

const PAGES: Record<string, [en: string, hi: string]> = {
  '/about': ['Simple, transparent investing for India', 'भारत के लिए आसान और पारदर्शी निवेश'],
  '/why-invest': ['Why you should invest', 'आपको निवेश क्यों करना चाहिए'],
  '/press': ['Press kit', 'प्रेस किट'],
  '/pricing': ['Investing on Sanchay is free', 'संचय पर निवेश मुफ़्त है'],
  '/tos': ['Terms of service', 'सेवा की शर्तें'],
  '/privacy': ['Privacy policy', 'प्राइवेसी पॉलिसी'],
  '/switch': ['See what your regular plan costs you', 'देखें आपका रेगुलर प्लान कितना महँगा है'],
  '/triple-win-tax-plan': ['Three ways to save tax with mutual funds', 'म्यूचुअल फ़ंड से टैक्स बचाने के तीन तरीके'],
  '/goals': ['Plan your financial goals', 'अपने वित्तीय लक्ष्य प्लान करें'],
  '/sitemap': ['Sitemap', 'साइटमैप'],
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('M3: every public page is there as HTML, in the language that its address requests', async ({
    request,
  }) => {
    for (const [path, titles] of Object.entries(PAGES)) {
      for (const [index, language] of ['en', 'hi'].entries()) {
        await expect(async () => {
          const answer = await request.get(`${path}?lang=${language}`);
          expect(answer.status(), path).toBe(200);
          expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${titles[index]!}</h1>`));
        }).toPass();
      }
    }
    expect((await request.get('/about/nobody')).status()).toBe(404);
  });

  test('M1: the switch calculator and the goal planner work as plain forms', async ({ page, db }) => {
    const { shortName } = await fundInStepsOf(db, 500);
    await openRendered(page, '/switch');
    await page.getByRole('searchbox', { name: 'Fund name, AMC or ISIN' }).fill(shortName);
    await page.getByRole('button', { name: 'Find funds' }).click();
    await expect(page).toHaveURL(/\/switch\?/);
    await untilRendered(page);
    await page.getByRole('main').locator('a[href^="/switch?fund="]').first().click();
    await expect(page).toHaveURL(/fund=/);
    await untilRendered(page);
    await page.getByRole('textbox', { name: 'Time period' }).fill('10');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/fund=.*years=10/);
    await untilRendered(page);
    await expect(page.getByText('Extra value in the direct plan after 10 years')).toBeVisible();

    await openRendered(page, '/goals?goal=car');
    await page.getByRole('textbox', { name: 'Cost today' }).fill('10 lakh');
    await page.getByRole('textbox', { name: 'Time to goal' }).fill('10');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/goal=car.*years=10/);
    await untilRendered(page);
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('₹9,357');
  });
});

test('M1: a fund is chosen by its name, compared live, and the address carries the answers', async ({
  page,
  db,
}) => {
  const { code, shortName } = await fundInStepsOf(db, 500);
  await page.goto('/switch');
  await settled(page);
  await page.getByRole('searchbox', { name: 'Fund name, AMC or ISIN' }).fill(shortName);
  await page.getByRole('button', { name: 'Find funds' }).click();
  await page.getByRole('main').locator(`a[href="/switch?fund=${code}"]`).click();
  await page.getByRole('textbox', { name: 'Time period' }).fill('12');
  await expect(page.getByText('Extra value in the direct plan after 12 years')).toBeVisible();
  await expect(page).toHaveURL(/years=12/);
  const cost = page.getByRole('region', { name: 'One-time cost of switching' });
  await page.getByRole('textbox', { name: /Gain so far/ }).fill('2,00,000');
  await expect(cost).toContainText('Capital gains tax, incl. cess₹9,750');
  await expect(page).toHaveURL(/gain=200000/);
  await page.reload();
  await expect(cost).toContainText('Capital gains tax, incl. cess₹9,750');
});
