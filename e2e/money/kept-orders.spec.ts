import { expect, test } from '../fixtures.ts';
import { CartPage } from '../pages/CartPage.ts';
import { FundPage } from '../pages/FundPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { SignupPage } from '../pages/SignupPage.ts';
import { forgetAttempts, freshEmail, readyInvestor } from '../people/investor.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';

test('I3: what a visitor adds to the cart is named at the login, and is in the cart once afterwards', async ({
  page,
  context,
  db,
  phone,
}) => {
  const investor = await readyInvestor(db, 'Tara Menon');
  const fund = await fundInStepsOf(db, 500);
  const screen = new FundPage(page, phone);
  await page.goto(fundPath(fund));
  await screen.openCard();
  await screen.choose('One-time');
  await screen.amount.fill('5,500');
  await screen.add.click();
  await expect(page).toHaveURL('/login?next=%2Fcart');
  await expect(page.getByText(`${fund.shortName} is saved.`)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login?next=%2Fcart');
  await new LoginPage(page).logIn(investor);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/cart');
    await expect(new CartPage(tab).lines).toHaveCount(1);
  }
  await page.reload();
  await expect(new CartPage(page).lines).toHaveCount(1);
  await expect(new CartPage(page).pay).toHaveText('Pay ₹5,500');
});

test('O1: a choice from before the sign-up is named there and waits in the cart of the new account', async ({
  page,
  db,
  phone,
}) => {
  const email = freshEmail();
  const fund = await fundInStepsOf(db, 500);
  const screen = new FundPage(page, phone);
  await page.goto(fundPath(fund));
  await screen.openCard();
  await screen.add.click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup?next=%2Fcart');
  await expect(page.getByText(`${fund.shortName} is saved.`)).toBeVisible();
  const signup = new SignupPage(page);
  await signup.ask({ name: 'Nila Varma', email, password: 'Monsoon-2026-rain' });
  await expect(signup.code).toBeFocused();
  const [sent] = await db.query<{ code: string }>(
    'SELECT code FROM messages WHERE recipient = $1 AND code IS NOT NULL ORDER BY id DESC LIMIT 1',
    [email],
  );
  await signup.code.fill(sent!.code);
  await expect(page).toHaveURL('/solo-setup?next=%2Fcart');
  await page.goto('/cart');
  await expect(new CartPage(page).lines).toHaveCount(1);
  await expect(page.getByText(`Added to your cart: ${fund.shortName}`)).toBeVisible();
  await forgetAttempts(db, email);
});
