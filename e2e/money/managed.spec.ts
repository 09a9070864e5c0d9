import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { asha as ashaSignsIn } from '../pages/screens/ownScreens.ts';
import { SCREENS } from '../pages/screens/screens.ts';
import { callApi } from '../people/callApi.ts';
import { enterAs, persona, readyInvestor } from '../people/investor.ts';
import { letManage } from '../people/managers.ts';

const ASHA_PORTFOLIO = '5a9c4a1e-0002-4000-8000-000000000001';
/** Screens of the login itself, whichever account is open, and of staff. */
const OF_THE_LOGIN = /^\/(help|staff|watchlist)/;
/** How actions begin that only the owner of an account has. */
const OWNERS_ACTION =
  /^(buy|sell|redeem|invest|pay|plan a goal|earn coins|explore|cancel|switch|withdraw|add (a |an |another )?(asset|bank|nominee|mandate|to cart)|upload|delete|remove|save|edit|change|start (a |an )?(sip|stp|swp)|set up|pause|resume|skip|stop|retry payment|complete)\b/i;

/** Where a manager changes the own e-mail, mobile number, password and authenticator. */
const OWN_LOGIN = ['/profile', '/profile/security', '/managed-accounts'];
const OF_OWN_LOGIN = /^(change( email| mobile number| password)?|set up|stop managing)$/i;

interface Offer {
  name: string;
  href: string | null;
}

/** Visible buttons that are enabled, and links. */
function offeredIn(main: Locator): Promise<Offer[]> {
  return main.locator('button:enabled:visible, a[href]:visible').evaluateAll((actions) =>
    actions.map((action) => ({
      name: (action.getAttribute('aria-label') ?? (action as HTMLElement).innerText).trim(),
      href: action.getAttribute('href'),
    })),
  );
}

/** Waits until a page offers no action of the owner: one that is rendered for visitors has them until it is taken over. */
async function expectNoOwnersAction(main: Locator, path: string): Promise<void> {
  const left = OWN_LOGIN.includes(path) ? OF_OWN_LOGIN : null;
  await expect
    .poll(
      async () => {
        const names = (await offeredIn(main)).map(({ name }) => name);
        return names.filter((name) => OWNERS_ACTION.test(name) && !left?.test(name));
      },
      { message: path },
    )
    .toEqual([]);
}

const screens = SCREENS.filter(({ as, path }) =>
  typeof path === 'string' ? as !== undefined && !OF_THE_LOGIN.test(path) : as === ashaSignsIn,
);

test('S4: every screen of a managed account names its owner and offers no action of the owner', async ({
  page,
  context,
  db,
  faults,
}) => {
  // Who holds no gold or US share has no such holding.
  faults.allow(/GOLD\.json|\/vested\/api\/v1\/holdings\//);
  test.setTimeout(480_000);
  const asha = await persona('asha');
  const farah = await persona('farah');
  await callApi('POST', `/api/v3/portfolio/switch/${ASHA_PORTFOLIO}.json`, { token: farah.token, body: {} });
  await enterAs(context, farah);
  const paths = new Set<string>();
  // Rendered for visitors, with the actions of an owner.
  const [fund] = await db.query<{ slug: string }>(
    'SELECT slug FROM schemes WHERE direct AND NOT closed LIMIT 1',
  );
  paths.add(`/mutual-funds/fund/${fund!.slug}`);
  for (const { path } of screens) paths.add(typeof path === 'string' ? path : await path(db, asha));
  const bar = page.getByRole('complementary', { name: 'View-only access' });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(bar, path).toContainText(/viewing Asha .*Kulkarni's account/);
    await expect(page.locator('[data-remote]:not([data-remote-state="mounted"])')).toHaveCount(0);
    await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
    const main = page.getByRole('main');
    await expectNoOwnersAction(main, path);
    if ((await main.getByText(/something went wrong|couldn't load/i).count()) > 0)
      found.push(`${path}: an error`);
  }
  expect(found).toEqual([]);
  await bar.getByRole('button', { name: 'Back to my account' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
});

/** Pages of the account itself; those of one record need it to exist. */
const OF_ACCOUNT =
  /^\/(dashboard|portfolio|import|reports|tax-harvesting|subscriptions|orders|systematic|mandates|goals|gold|us-stocks|stocks|fixed-deposit|cart)/;
const ofAccount = new Set(
  screens.flatMap(({ path }) => (typeof path === 'string' && OF_ACCOUNT.test(path) ? [path] : [])),
);

for (const [scope, run] of [
  ['view', ''],
  ['view_identifiers', ' @full'],
] as const)
  test(`S4: in an account without anything, a manager with the scope ${scope} is led to nothing that is refused${run}`, async ({
    page,
    context,
    db,
    faults,
  }) => {
    // Who holds no gold or US share has no such holding.
    faults.allow(/GOLD\.json|\/vested\/api\/v1\/holdings\//);
    test.setTimeout(480_000);
    const owner = await readyInvestor(db, 'Ila Rao');
    const manager = await readyInvestor(db, 'Omar Sheikh');
    await letManage(db, owner, manager, scope);
    await enterAs(context, manager);
    const offers: (Offer & { on: string })[] = [];
    const refused = new Set<string>();
    for (const path of ofAccount) {
      await page.goto(path);
      await expect(page.locator('[data-remote]:not([data-remote-state="mounted"])')).toHaveCount(0);
      await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
      const main = page.getByRole('main');
      await expectNoOwnersAction(main, path);
      for (const offer of await offeredIn(main)) offers.push({ on: path, ...offer });
      if ((await main.getByRole('heading', { level: 1, name: 'View-only access' }).count()) > 0)
        refused.add(path);
    }
    expect([...refused]).toContain('/us-stocks/account');
    const found = offers.filter(({ href }) => href !== null && refused.has(href));
    expect(found.map(({ on, name }) => `${on}: ${name}`)).toEqual([]);
  });
