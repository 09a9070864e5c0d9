import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { callApi } from '../people/callApi.ts';
import { putIntoCart } from '../people/cart.ts';
import { enterAs, persona, readyInvestor, signUpInvestor } from '../people/investor.ts';
import { fundInStepsOf } from '../product/funds.ts';

const ASHA_PORTFOLIO = '5a9c4a1e-0002-4000-8000-000000000001';

test('P1: the list of tasks follows the cart without a reload, and each task leads to its place', async ({
  page,
  context,
  db,
}) => {
  const [me, fund] = [await readyInvestor(db), await fundInStepsOf(db, 500)];
  await enterAs(context, me);
  await page.goto('/dashboard');
  const toDo = page.getByRole('region', { name: 'To do' });
  await expect(toDo.getByRole('listitem').first()).toBeVisible();
  await expect(toDo.getByText("You're all caught up")).toHaveCount(0);
  const id = await putIntoCart(me, { code: fund.code, type: 'buy', amount: 5000 });
  await expect(toDo.getByText('Pay ₹5,000')).toBeVisible();
  await expectAccessible(page, 'the dashboard with tasks');
  await callApi('POST', `/api/v3/orders/${id}/cancel.json`, { token: me.token, body: {} });
  await expect(toDo.getByText('Pay ₹5,000')).toHaveCount(0);
});

test('O8: the setup of a new account stands first, and leads to exactly the next step', async ({
  page,
  context,
  db,
}) => {
  await enterAs(context, await signUpInvestor(db));
  await page.goto('/dashboard');
  const toDo = page.getByRole('region', { name: 'To do' });
  await expect(toDo.getByText('Account setup: 0 of 7 steps done')).toBeVisible();
  await expect(toDo.getByRole('listitem')).toHaveCount(3);
  await toDo.getByRole('link', { name: 'Continue setup' }).click();
  await expect(page).toHaveURL('/solo-setup');
});

test('S4: an adviser reads what is open in a managed account, without anything to press', async ({
  page,
  context,
}) => {
  const farah = await persona('farah');
  await callApi('POST', `/api/v3/portfolio/switch/${ASHA_PORTFOLIO}.json`, { token: farah.token, body: {} });
  await enterAs(context, farah);
  await page.goto('/dashboard');
  const toDo = page.getByRole('region', { name: 'To do' });
  await expect(toDo.getByText(/Only Asha .* can act on these|Nothing is pending/)).toBeVisible();
  await expect(toDo.getByRole('link')).toHaveCount(0);
});
