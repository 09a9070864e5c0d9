import { expect, test } from '../fixtures.ts';
import { FundPage } from '../pages/FundPage.ts';
import {
  awaitRender,
  holdScripts,
  isRendered,
  lostElements,
  markElements,
  shiftsOf,
  takenOver,
  watchShifts,
} from '../pages/checks/takeover.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';

test('M3: what was typed into a calculator before its scripts came is there afterwards, and counted with', async ({
  page,
}) => {
  await awaitRender(page, '/calculators/sip-calculator');
  const release = await holdScripts(page);
  await page.goto('/calculators/sip-calculator');
  expect(await isRendered(page)).toBe(true);
  const amount = page.getByRole('main').getByRole('textbox').first();
  await amount.fill('7500');
  await amount.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
  release();
  await takenOver(page);
  await expect(amount).toHaveValue(/^7,?500$/);
  await expect(amount).toBeFocused();
  await expect(page).toHaveURL(/7500/);
});

test('M3: the press of a button before the scripts came is done once afterwards', async ({
  page,
  db,
  phone,
}) => {
  const fund = new FundPage(page, phone);
  const path = fundPath(await fundInStepsOf(db, 500));
  await awaitRender(page, path);
  const release = await holdScripts(page);
  await page.goto(path);
  if (phone) {
    await page.getByRole('button', { name: 'Start SIP' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(fund.amount).toBeVisible();
    return;
  }
  await fund.amount.fill('1500');
  await fund.add.click();
  await expect(page).toHaveURL(/\/mutual-funds\/fund\/[^?]+$/);
  release();
  await expect(page).toHaveURL('/login?next=%2Fcart');
  const kept = await page.evaluate(() => localStorage.getItem('sanchay.kept-orders'));
  expect(kept).toContain('amount=1500');
});

test('M3: home, calculator, fund and insurance are taken over without a shift, a second fetch or a new element', async ({
  page,
  db,
}) => {
  await watchShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|insight)\//.test(pathname)) asked.push(pathname);
  });
  const fund = await fundInStepsOf(db, 500);
  for (const path of [
    '/',
    '/calculators/sip-calculator',
    fundPath(fund),
    '/insurance',
    '/insurance/health',
  ]) {
    await awaitRender(page, path);
    const release = await holdScripts(page);
    await page.goto(path);
    expect(await isRendered(page), path).toBe(true);
    expect(await markElements(page)).toBeGreaterThan(100);
    // Lines that break elsewhere when the typeface arrives belong to the page and not to its hydration.
    await page.evaluate(() => document.fonts.ready);
    const before = (await shiftsOf(page)).length;
    release();
    await page.mouse.move(300, 300);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(await lostElements(page), path).toEqual([]);
    const shifts = (await shiftsOf(page)).slice(before);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      `${path}: ${JSON.stringify(shifts)}`,
    ).toBeLessThan(0.005);
    expect(
      asked.filter(
        (one) => !/csp_reports|vitals|analytics|remotes\.json|remote_failures|remote_mounts/.test(one),
      ),
      path,
    ).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('M3: until the page has loaded nothing but the starter is requested', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < navigation!.loadEventStart)
      .map(({ name }) => name.replace(/.*\//, '').replace(/\.\w+\.js$/, ''));
  });
  expect(early).toEqual(['starter']);
});
