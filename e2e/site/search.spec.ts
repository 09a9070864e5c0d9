import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { SearchDialog } from '../pages/SearchDialog.ts';
import { Slot } from '../pages/Slot.ts';
import { askApi } from '../people/callApi.ts';
import { enterAs, signUpInvestor } from '../people/investor.ts';
import { fundInStepsOf } from '../product/funds.ts';

/** A page of everybody, with its area there and the header chosen. */
async function openGold(page: Page, query = ''): Promise<void> {
  await page.goto(`${BROWSER_DRAWN}${query}`);
  await new Slot(page, 'mfe-gold').mounted();
}

test('S6: the keys alone find a fund and open it; Back returns to the results, and again to the page before', async ({
  page,
  db,
}) => {
  const { slug, shortName } = await fundInStepsOf(db, 500);
  const [fund] = await db.query<{ name: string }>('SELECT name FROM schemes WHERE slug = $1', [slug]);
  const { name } = fund!;
  const search = new SearchDialog(page);
  await openGold(page);
  await expect(new Chrome(page).logIn).toBeVisible();
  await markLife(page);
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
  await expect(search.dialog).toBeVisible();
  await page.keyboard.type(name);
  await expect(search.options.first()).toContainText(shortName);
  await expect(page).toHaveURL(/[?&]searchTerm=/);
  await page.keyboard.press('ArrowDown');
  await expect(search.active).toContainText(shortName);
  await page.keyboard.press('Enter');
  await new Slot(page, 'mfe-invest').mounted();
  await expect(page).toHaveURL(`/mutual-funds/fund/${slug}`);
  await expect(search.dialog).toHaveCount(0);
  await page.goBack();
  await expect(search.field).toHaveValue(name);
  await page.goBack();
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(BROWSER_DRAWN);
  await expectSameLife(page);
});

test('S6: on any page the address opens it; results have no violation; Escape closes it and the focus returns', async ({
  page,
}) => {
  const search = new SearchDialog(page);
  await openGold(page, '?searchTerm=gild');
  await expect(search.options.filter({ hasText: 'Gold' }).first()).toBeVisible();
  await expectAccessible(page, 'search results');
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(BROWSER_DRAWN);
  const { search: field } = new Chrome(page);
  await field.click();
  await expect(search.field).toBeFocused();
  await expectAccessible(page, 'search before typing');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('S6: a hostile term is only text: nothing runs, and what is wrong with it is shown', async ({
  page,
}) => {
  const search = new SearchDialog(page);
  const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await openGold(page, `?searchTerm=${encodeURIComponent(script)}`);
  await expect(search.field).toHaveValue(script);
  await expect(search.dialog).toContainText('No results');
  await expect(page).toHaveTitle(/Gold in this account/);
  await openGold(page, `?searchTerm=${'x'.repeat(10_000)}`);
  await expect(search.field).toHaveValue('x'.repeat(200));
  await expect(search.dialog).toContainText('Only the first 100 characters are searched.');
  await openGold(page, `?searchTerm=${encodeURIComponent('\u202e\u2067   \u200f')}`);
  await expect(search.field).toHaveValue('');
  await expect(search.dialog).toContainText('Search by name');
  await openGold(page, `?searchTerm=${encodeURIComponent('😀')}`);
  await expect(search.dialog).toContainText('Search with letters or numbers');
});

test('S6: what a signed-in user chose is offered again, on the other device too, until it is cleared', async ({
  page,
  context,
  db,
}) => {
  const investor = await signUpInvestor(db);
  await enterAs(context, investor);
  const search = new SearchDialog(page);
  await openGold(page, '?searchTerm=health insurance');
  await search.options.filter({ hasText: 'Health insurance' }).first().click();
  await new Slot(page, 'mfe-insurance').mounted();
  await expect
    .poll(async () => {
      const { body } = await askApi<{ data: { id: string }[] }>('GET', '/insight/api/v1/recent_search.json', {
        token: investor.token,
      });
      return body.data.map(({ id }) => id);
    })
    .toEqual(['page.insurance-health']);
  await page.goto('/insurance?searchTerm=');
  const own = search.dialog.getByRole('group', { name: 'Recent searches' });
  await expect(own).toContainText('Health insurance');
  await search.dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(own).toHaveCount(0);
});

test('S6: offline the search reports this and keeps the typed text; with the connection the result comes', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const search = new SearchDialog(page);
  await openGold(page, '?searchTerm=');
  await expect(search.field).toBeFocused();
  // The page behind has all its parts.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.type('gold');
  await expect(search.dialog).toContainText('You are offline');
  await context.setOffline(false);
  await expect(search.options.first()).toBeVisible();
  await expect(search.field).toHaveValue('gold');
});
