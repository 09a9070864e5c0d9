import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Chrome } from './pages/Chrome.ts';
import { expectSameLife, markLife } from './pages/pageLife.ts';
import { putIntoCart } from './people/cart.ts';
import { callApi } from './people/callApi.ts';
import { enterAs, persona, readyInvestor, signUpInvestor } from './people/investor.ts';
import type { Investor } from './people/investor.ts';
import { fundInStepsOf, fundPath } from './product/funds.ts';
import type { Db } from '../api/src/db/pool.ts';

interface Screen {
  name: string;
  /** Who looks at it; nobody is signed in without. */
  as?: (db: Db) => Promise<Investor>;
  path: string | ((db: Db, investor?: Investor) => Promise<string>);
  /** Its heading is a name, which is not translated. */
  named?: boolean;
}

const asha = () => persona('asha');

const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'calculators', path: '/calculators' },
  { name: 'SIP calculator', path: '/calculators/sip-calculator' },
  { name: 'mutual funds', path: '/mutual-funds' },
  { name: 'list of funds', path: '/mutual-funds/all' },
  { name: 'fund', path: async (db) => fundPath(await fundInStepsOf(db, 500)), named: true },
  { name: 'gold', path: '/gold' },
  { name: 'buy gold', path: '/gold/buy', as: asha },
  { name: 'gold orders', path: '/gold/orders', as: asha },
  { name: 'insurance', path: '/insurance' },
  { name: 'health insurance', path: '/insurance/health' },
  { name: 'log in', path: '/login' },
  { name: 'sign up', path: '/signup' },
  { name: 'set up', path: '/solo-setup', as: (db) => signUpInvestor(db) },
  {
    name: 'cart',
    as: async (db) => {
      const investor = await readyInvestor(db);
      const { code } = await fundInStepsOf(db, 500);
      await putIntoCart(investor, { code, type: 'buy', amount: 1_000 });
      return investor;
    },
    path: '/cart',
  },
  { name: 'orders', path: '/orders', as: asha },
  {
    name: 'order',
    path: async (_db, investor) => `/orders/${await firstOrderOf(investor!)}`,
    as: asha,
    named: true,
  },
  { name: 'dashboard', path: '/dashboard', as: asha },
  { name: 'portfolio', path: '/portfolio', as: asha },
  { name: 'fund holdings', path: '/portfolio/mutual-funds', as: asha },
  {
    name: 'fund holding',
    path: async (_db, investor) => `/portfolio/mutual-funds/${await firstFundOf(investor!)}`,
    as: asha,
    named: true,
  },
];

async function firstOrderOf({ token }: Investor): Promise<string> {
  const { data } = await callApi<{ data: { id: string }[] }>('GET', '/api/v3/orders.json?per_page=1', {
    token,
  });
  return data[0]!.id;
}

async function firstFundOf({ token }: Investor): Promise<string> {
  const { data } = await callApi<{ data: { holdings: { fundInfo: { code: string } }[] } }>(
    'GET',
    '/api/v3/portfolio/holdings.json?asset=mutual_fund',
    { token },
  );
  return data.holdings[0]!.fundInfo.code;
}

/** Waits until nothing is loading any more; what loads when it comes into view is brought there. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-remote-state', 'mounted');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  const busy = page.locator('[aria-busy="true"]');
  await expect(async () => {
    if ((await busy.count()) > 0) await busy.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(busy).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

async function expectAccessible(page: Page, look: string): Promise<void> {
  // Only colours decide contrast; a countdown may go on.
  const changing = () =>
    document
      .getAnimations()
      .filter(
        (motion) =>
          motion instanceof CSSTransition && /color$|^fill$|^stroke$/.test(motion.transitionProperty),
      ).length;
  await expect.poll(() => page.evaluate(changing), 'the colours stand').toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, look).toEqual([]);
}

/** Nothing is wider than the screen. */
async function expectNoSideways(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width} px` })
    .toBeLessThanOrEqual(width);
}

for (const { name, path, as, named } of SCREENS) {
  test(`S19: ${name} is accessible in both themes and languages and fits small screens`, async ({
    page,
    context,
    db,
    phone,
  }) => {
    const investor = await as?.(db);
    if (investor) await enterAs(context, investor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(typeof path === 'string' ? path : await path(db, investor));
    await settled(page);
    await expectAccessible(page, phone ? 'English' : 'light');
    if (!phone) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'dark');
      return;
    }
    await expectNoSideways(page, 390);
    await expectNoSideways(page, 320);
    await page.setViewportSize({ width: 390, height: 844 });
    await markLife(page);
    await new Chrome(page).prefer('हिन्दी');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    if (!named) await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
    await settled(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'Hindi, dark');
    await expectNoSideways(page, 320);
    await expectSameLife(page);
  });
}

test('S18: a chosen theme and language stay after a reload and reach the other tab', async ({
  page,
  context,
}) => {
  const html = page.locator('html');
  const chrome = new Chrome(page);
  await page.goto('/gold');
  await expect(chrome.logIn).toBeVisible();
  const other = await context.newPage();
  await other.goto('/insurance');
  await chrome.prefer('Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chrome.prefer('हिन्दी');
  await expect(html).toHaveAttribute('lang', 'hi');
  await expect(other.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('lang', 'hi');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(14, 20, 19)');
});
