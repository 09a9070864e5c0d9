import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { callApi } from '../people/callApi.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';

test('P9: entries of the watchlist are grouped in a named list and get a note', async ({
  page,
  context,
  db,
}) => {
  const me = await readyInvestor(db);
  const stocks = await db.query<{ isin: string; name: string }>(
    'SELECT isin, name FROM stocks ORDER BY length(name), isin LIMIT 2',
  );
  for (const { isin } of stocks)
    await callApi('PUT', `/api/v3/watchlist/stock/${isin}.json`, { token: me.token });
  await enterAs(context, me);
  await page.goto('/watchlist');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Lists', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New list').fill('Ideas');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Delete list Ideas' })).toBeVisible();
  await expectAccessible(page, 'the dialog of lists');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await main.getByRole('button', { name: 'Note and lists' }).click();
  await dialog.getByLabel('Entry').selectOption({ label: stocks[1]!.name });
  await dialog.getByLabel('Note').fill('Results on Friday');
  await dialog.getByRole('checkbox', { name: 'Ideas' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await main.getByLabel('List', { exact: true }).selectOption({ label: 'Ideas' });
  await page.reload();
  const rows = main.getByRole('table', { name: 'Watchlist' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(stocks[1]!.name);
  await expect(rows.nth(1)).toContainText('Results on Friday');
});
