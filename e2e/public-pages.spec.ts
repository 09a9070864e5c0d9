import { expect, test } from './fixtures.ts';
import { settled } from './pages/access.ts';
import { openRendered, untilRendered } from './pages/takeover.ts';
import { fundInStepsOf } from './product/funds.ts';

const PAGES: Record<string, [en: string, hi: string]> = {
  '/about': ['Simple, transparent investing for India', 'भारत के लिए आसान और पारदर्शी निवेश'],
  '/why-invest': ['Why money should not sit still', 'पैसा यूँ ही पड़ा क्यों न रहे'],
  '/press': ['Press kit', 'प्रेस किट'],
  '/pricing': ['Investing on Sanchay is free', 'संचय पर निवेश मुफ़्त है'],
  '/tos': ['Terms of service', 'सेवा की शर्तें'],
  '/privacy': ['Privacy policy', 'निजता नीति'],
  '/switch': ['What your regular plan costs you', 'आपका रेगुलर प्लान कितने का पड़ता है'],
  '/triple-win-tax-plan': ['Three tax wins for patient investors', 'धीरज वाले निवेशक को कर में तीन फ़ायदे'],
  '/goals': ['Give your money a reason', 'अपने पैसे को एक वजह दें'],
  '/sitemap': ['Sitemap', 'साइट का नक्शा'],
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('M3: every public page is there as HTML, in the language that its address asks for', async ({
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
    await page.getByRole('searchbox', { name: 'Name, house or ISIN' }).fill(shortName);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/\/switch\?/);
    await untilRendered(page);
    await page.getByRole('main').locator('a[href^="/switch?fund="]').first().click();
    await expect(page).toHaveURL(/fund=/);
    await untilRendered(page);
    await page.getByRole('textbox', { name: 'For how long' }).fill('10');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/fund=.*years=10/);
    await untilRendered(page);
    await expect(page.getByText('More in the direct plan after 10 years')).toBeVisible();

    await openRendered(page, '/goals?goal=car');
    await page.getByRole('textbox', { name: 'Cost today' }).fill('10 lakh');
    await page.getByRole('textbox', { name: 'In how many years' }).fill('10');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/goal=car.*years=10/);
    await untilRendered(page);
    await expect(page.getByRole('region', { name: 'What it takes' })).toContainText('₹9,357');
  });
});

test('M1: a fund is chosen by its name, compared live, and the address carries the answers', async ({
  page,
  db,
}) => {
  const { code, shortName } = await fundInStepsOf(db, 500);
  await page.goto('/switch');
  await settled(page);
  await page.getByRole('searchbox', { name: 'Name, house or ISIN' }).fill(shortName);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('main').locator(`a[href="/switch?fund=${code}"]`).click();
  await page.getByRole('textbox', { name: 'For how long' }).fill('12');
  await expect(page.getByText('More in the direct plan after 12 years')).toBeVisible();
  await expect(page).toHaveURL(/years=12/);
  const cost = page.getByRole('region', { name: 'What moving costs, once' });
  await page.getByRole('textbox', { name: /your gain so far/ }).fill('2,00,000');
  await expect(cost).toContainText('Tax on the gain, with cess₹9,750');
  await expect(page).toHaveURL(/gain=200000/);
  await page.reload();
  await expect(cost).toContainText('Tax on the gain, with cess₹9,750');
});
