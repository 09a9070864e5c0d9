import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectNoSideways } from '../pages/checks/access.ts';
import { enterAs, signUpInvestor } from '../people/investor.ts';
import { openRendered } from '../pages/checks/takeover.ts';

test('I6: a stock is found in the list, read, watched, seen in the watchlist and taken off with a way back', async ({
  page,
  context,
  db,
  phone,
}) => {
  await enterAs(context, await signUpInvestor(db));
  if (phone) await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stocks');
  await page.getByRole('searchbox', { name: 'Search stocks' }).fill('aravalka bank');
  await page.getByRole('search', { name: 'Search stocks' }).getByRole('button').click();
  await expect(page).toHaveURL('/stocks/all?search=aravalka+bank');
  await page.getByRole('link', { name: 'Aravalka Bank Ltd' }).click();
  await expect(page).toHaveURL('/stocks/aravalka-bank-ltd');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aravalka Bank Ltd');
  const [stock] = await db.query<{ price: string }>(
    "SELECT price FROM stocks WHERE slug = 'aravalka-bank-ltd'",
  );
  const price = `₹${Number(stock!.price).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
  await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' }).click();
  await expect(page.getByRole('button', { name: 'In watchlist: Aravalka Bank Ltd' })).toBeVisible();

  await page.goto('/watchlist');
  const row = page.getByRole('row', { name: /Aravalka Bank Ltd/ });
  await expect(row).toContainText(price);
  await row.getByRole('button', { name: 'Remove Aravalka Bank Ltd from watchlist' }).click();
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('I7: a US stock has its price in dollars and rupees, and the page fits a narrow screen', async ({
  page,
}) => {
  await page.goto('/us-stocks');
  await page
    .getByRole('region', { name: 'Top stocks' })
    .getByRole('link', { name: 'Altavane Semiconductors Inc' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Altavane Semiconductors Inc');
  await expect(page.getByText(/^about ₹/)).toBeVisible();
  await expect(page.getByText(/1 US dollar = ₹/)).toBeVisible();
  await expectAccessible(page, 'page of a US stock');
  await expectNoSideways(page, 320);
});

test('I8: a fixed deposit is chosen by amount and age and shows its maturity value', async ({ page }) => {
  await page.goto('/explore/fixed-deposit/c/all?amount=2,00,000&months=60');
  await page.getByLabel('Your age').selectOption('yes');
  await expect(page).toHaveURL(/senior=yes/);
  await page.getByRole('link', { name: 'Axis Bank' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Axis Bank fixed deposit (FD)');
  await expect(page.getByText('₹2,78,128.63')).toBeVisible();
  await expect(page.getByText('Bank FDs are insured')).toBeVisible();
});

test('I1: the page of a fund house answers a full load, and an unknown house is a real 404', async ({
  page,
  faults,
}) => {
  const answer = await page.goto('/explore/funds/kotak');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kotak Mutual Fund');
  await expect(page.getByRole('table', { name: 'Funds by AUM' }).getByRole('row')).toHaveCount(21);
  await expectAccessible(page, 'fund house');
  faults.allow(/status of 404.*\/explore\/funds\/nobody/);
  expect((await openRendered(page, '/explore/funds/nobody')).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Looks like you got off at the wrong stop.',
  );
});

for (const width of [390, 1280])
  test(`I6: at ${width} px the filters of the list show what is chosen in full`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/stocks/all');
    const filters = page.getByRole('main').getByRole('search').locator('select:visible');
    await expect(filters.first()).toBeVisible();
    const cut = await filters.evaluateAll((fields) =>
      fields.flatMap((field) => {
        const select = field as HTMLSelectElement;
        const style = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = style.font;
        const text = select.selectedOptions[0]!.text;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return pen.measureText(text).width > room ? [text] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
