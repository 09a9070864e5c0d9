import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible, settled } from '../pages/checks/access.ts';
import { BankSetUpPage } from '../pages/BankSetUpPage.ts';
import { RiskProfilePage } from '../pages/RiskProfilePage.ts';
import { codeSentTo, enterAs, signUpInvestor, type Investor } from '../people/investor.ts';
import { setUpInvestor } from '../people/setUp.ts';

/** Answers the questions of a bank account, and enters the code that a further one requires. */
async function addWithCode(page: Page, number: string, investor: Investor): Promise<void> {
  await new BankSetUpPage(page).add(number);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText('sent an OTP to');
  await dialog.getByRole('textbox').fill(await codeSentTo(investor.email));
}

test('O6: the first account in its own page, a fifth with a code, and the sixth is not offered', async ({
  page,
  context,
  db,
  faults,
}) => {
  // The fifth account is refused once, for its code.
  faults.allow(/403 \(Forbidden\) .*\/banks\.json/);
  const investor = await setUpInvestor(db);
  await enterAs(context, investor);
  await page.goto('/bank-solo-setup');
  // The risk profile comes before the bank account.
  await new RiskProfilePage(page).take('first');
  await page.goto('/bank-solo-setup');
  await new BankSetUpPage(page).add('501000998891');
  await expect(page.getByText('Bank account verified')).toBeVisible();
  await db.query(
    `INSERT INTO bank_accounts (id, investor_id, portfolio_id, place, ifsc, account_sealed, account_index,
       masked_account_no, type, status, holder_name, added_at, verified_at)
     SELECT gen_random_uuid(), b.investor_id, b.portfolio_id, n, b.ifsc, b.account_sealed, int4send(n),
       b.masked_account_no, b.type, 'verified', b.holder_name, now(), now()
     FROM bank_accounts b JOIN users u ON u.id = b.investor_id, generate_series(2, 4) n WHERE u.email = $1`,
    [investor.email],
  );
  await page.goto('/profile/bank');
  await expect(page.getByText('You can add 1 more.')).toBeVisible();
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await addWithCode(page, '501000998812', investor);
  await expect(page.getByText("You've added the maximum of 5 accounts.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add bank account' })).toHaveCount(0);
  await settled(page);
  await expectAccessible(page, '/profile/bank');
});

test('O7: the risk profile is taken, and taken again it keeps the earlier result', async ({
  page,
  context,
  db,
}) => {
  const investor = await setUpInvestor(db);
  await enterAs(context, investor);
  for (const place of ['first', 'last'] as const) {
    await page.goto('/kyc-risk-profile');
    if (place === 'last') {
      await expect(page.getByText('Your risk profile is complete')).toBeVisible();
      await page.getByRole('button', { name: 'Retake' }).click();
    }
    await new RiskProfilePage(page).take(place);
    await expect(page.getByText(place === 'first' ? 'Score: 7/100' : 'Score: 100/100')).toBeVisible();
  }
  await page.goto('/profile/risk');
  await expect(page.getByRole('img', { name: 'Risk: Very high risk' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Low' })).toContainText('7');
  await expectAccessible(page, '/profile/risk');
});

test('O1: an optional consent is given and withdrawn, and a copy of the own data comes as a file', async ({
  page,
  context,
  db,
}) => {
  const investor = await signUpInvestor(db);
  await enterAs(context, investor);
  await page.goto('/profile/consents');
  await page.getByRole('button', { name: 'Agree: Newsletter' }).click();
  const dialog = page.getByRole('dialog');
  // The same button a moment later: a second click at once is taken for the end of a double one.
  await expect(async () => {
    await page.getByRole('button', { name: 'Withdraw: Newsletter' }).click();
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(dialog).toContainText('You get no more newsletters.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Agree: Newsletter' })).toBeVisible();
  await expectAccessible(page, '/profile/consents');
  await page.goto('/profile/data');
  await page.getByRole('button', { name: 'Prepare download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sanchay-\d{4}-\d\d-\d\d\.zip$/);
  await expectAccessible(page, '/profile/data');
  await page.getByLabel('Choose ZIP file').setInputFiles(await file.path());
  await expect(page.getByText('Everything in this archive is in your account already.')).toBeVisible();
  await expectAccessible(page, '/profile/data with an uploaded archive');
});
