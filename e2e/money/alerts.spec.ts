import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { callApi } from '../people/callApi.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';

const WEEK_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;

test('P9: an alert on a stock is set, fires once when a price arrives, and leads to its page', async ({
  page,
  context,
  db,
  clock,
  faults,
}) => {
  test.slow();
  faults.allow(/status of 422/);
  const me = await readyInvestor(db);
  const [stock] = await db.query<{ isin: string; name: string; slug: string }>(
    'SELECT isin, name, slug FROM stocks ORDER BY length(name), isin LIMIT 1',
  );
  const { isin, name, slug } = stock!;
  await callApi('PUT', `/api/v3/watchlist/stock/${isin}.json`, { token: me.token });
  await enterAs(context, me);
  await page.goto('/watchlist');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Set alert', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).fill('0.01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^The price was already ₹/)).toBeVisible();
  await dialog.getByLabel('Alert me when').selectOption('move');
  await dialog.getByLabel('Percentage').fill('0.1');
  await expectAccessible(page, 'the dialog of an alert');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = main.getByRole('table', { name: 'Alerts' }).getByRole('row').nth(1);
  await expect(row).toContainText('0.1% or more in a day');
  await expect(row).toContainText('Waiting');
  await expectAccessible(page, 'the watchlist with an alert');

  const start = await clock.now();
  await clock.moveTo(new Date(start.getTime() + WEEK_MS).toISOString());
  await expect(row).toContainText(/reached /i);
  const firings = () =>
    db.query(
      `SELECT id FROM notices WHERE kind = 'price_alert' AND user_id = (SELECT id FROM users WHERE email = $1)`,
      [me.email],
    );
  expect(await firings()).toHaveLength(1);
  await clock.moveTo(new Date((await clock.now()).getTime() + MINUTE_MS).toISOString());
  expect(await firings()).toHaveLength(1);

  await page.locator('summary', { hasText: 'Notifications' }).filter({ visible: true }).click();
  const notice = page.locator('details[open] [data-row]');
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText(`${name} moved`);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(`/stocks/${slug}`);
});
