import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { BankSetUpPage } from '../pages/BankSetUpPage.ts';
import { RiskProfilePage } from '../pages/RiskProfilePage.ts';
import { SetUpPage } from '../pages/SetUpPage.ts';
import { enterAs, signUpInvestor } from '../people/investor.ts';
import { answer, ANSWERS, finishHolder, freshPan } from '../people/setUp.ts';

test('O3: a user sets up alone, question by question, and the answers survive a reload', async ({
  page,
  context,
  db,
}) => {
  const investor = await signUpInvestor(db);
  await enterAs(context, investor);
  await page.goto('/solo-setup');
  const setup = new SetUpPage(page);
  await expect(setup.question).toHaveText('How will you hold the investments?');
  await setup.choose('Single');
  await expect(setup.question).toHaveText('What is your PAN?');
  await setup.type('PAN', 'abcce1234f');
  await expect(setup.main.getByText('the fourth letter must be P')).toBeVisible();
  const pan = freshPan();
  await setup.type('PAN', pan);
  await setup.type('Full name', 'Nila Kamala Varma');
  await setup.type('Date of birth', '2015-01-31');
  await expect(setup.main.getByText('The account holder must be at least 18.')).toBeVisible();
  await setup.type('Date of birth', '1991-08-15');
  await expect(setup.question).toHaveText('What is your tax residency?');
  await expectAccessible(page, 'a question of the set-up');
  await expect(setup.saved).toBeVisible();

  await page.goto('/solo-setup');
  await expect(setup.question).toHaveText('What is your tax residency?');
  await setup.back.click();
  await expect(setup.field('Date of birth')).toHaveValue('1991-08-15');
  await setup.goOn.click();
  const [kept] = await db.query<{ sealed: Buffer }>(
    `SELECT a.sealed FROM setup_answers a JOIN portfolios p ON p.id = a.portfolio_id JOIN users u ON u.id = p.owner_id
     WHERE u.email = $1 AND a.part = 'applicant_1'`,
    [investor.email],
  );
  expect(kept!.sealed.includes(pan) || kept!.sealed.includes('1991-08-15')).toBe(false);

  await setup.choose('Resident Indian');
  await setup.choose('Female');
  await setup.choose('Single');
  await setup.main.getByRole('radio', { name: 'Mother' }).check();
  await setup.type("Father's or mother's name", 'Kamala Varma');
  await setup.choose('Professional');
  await setup.choose('₹5 to 10 lakh');
  await setup.choose('Salary');
  await setup.choose('No');
  await setup.field('Whose number is it?').selectOption('self');
  await setup.type('Mobile number', '9000000077');
  await setup.field('Whose email is it?').selectOption('self');
  await setup.goOn.click();
  await setup.field('House, street and area').fill('14 Lake View Road');
  await setup.field('PIN code').fill('411004');
  await expect(setup.field('State')).toHaveValue('MH');
  await setup.type('City or town', 'Pune');
  await setup.field('Country of birth').selectOption('IN');
  await setup.field('Citizenship').selectOption('IN');
  await setup.type('Place of birth', 'Pune');
  await setup.choose('No, only India');
  await setup.field('I have read this and confirm that it is true').check();
  await setup.goOn.click();
  await expect(setup.main.getByRole('definition').filter({ hasText: 'Nila Kamala Varma' })).toBeVisible();
  await setup.main.getByRole('button', { name: 'Save and continue' }).click();

  await expect(setup.question).toHaveText('Add your signature');
  await setup.sign(page);
  await setup.goOn.click();
  await setup.nameMother();
  await setup.type('Account name', 'Personal');
  await setup.main.getByRole('button', { name: 'Complete setup' }).click();
  await expect(setup.done).toBeVisible();
  const stored = async () =>
    (
      await db.query(
        `SELECT p.onboarding_state, p.name, u.name AS holder FROM portfolios p JOIN users u ON u.id = p.owner_id
         WHERE u.email = $1`,
        [investor.email],
      )
    )[0];
  await expect.poll(stored).toEqual({ onboarding_state: 5, name: 'Personal', holder: 'Nila Kamala Varma' });
});

test('O3: a joint set-up continues with the second holder, abroad, and a second window is notified', async ({
  page,
  context,
  db,
}) => {
  const investor = await signUpInvestor(db);
  await answer(investor, 'portfolio', { mode_of_investment: 'either', applicants: 2 });
  await answer(investor, 'applicant_1', { ...ANSWERS, pan: freshPan() });
  await finishHolder(investor, 1);
  await answer(investor, 'applicant_2', {
    ...{ ...ANSWERS, pan: freshPan(), name: 'Arun Varma', gender: 'male' },
    ...{ residency: 'non_resident_individual', address: '', taxed_abroad: null },
    ...{ foreign_address: '8 Harbour Street', foreign_city: 'Singapore' },
    ...{ foreign_postcode: '018956', foreign_country: 'SG', declared: null },
  });
  await enterAs(context, investor);
  await page.goto('/solo-setup');
  await expect(page).toHaveURL(/\/joint-setup/);
  const setup = new SetUpPage(page);
  await expect(setup.question).toHaveText('Are you a tax resident of another country?');
  await expect(setup.main.getByText('Holder 2')).toBeVisible();
  await setup.choose('No, only India');
  await expect(
    setup.main.getByText('If you live abroad, you are a tax resident there', { exact: false }),
  ).toBeVisible();
  await setup.main.getByRole('radio', { name: 'Yes' }).check();
  await setup.field('Country of tax residence').selectOption('SG');
  await setup.type('Tax identification number (TIN)', 'S1234567D');
  await setup.field('I have read this and confirm that it is true').check();
  await setup.goOn.click();
  const other = await context.newPage();
  await other.goto('/joint-setup');
  const there = new SetUpPage(other);
  await expect(there.question).toHaveText('Review your details');
  await setup.main.getByRole('button', { name: 'Save and continue' }).click();
  await expect(setup.question).toHaveText('Add your signature');
  await expect(there.question).toHaveText('Add your signature');
  expect(
    await db.query(
      `SELECT count(*)::int AS holders FROM portfolio_applicants a JOIN users u ON u.id = a.investor_id
       WHERE u.email = $1`,
      [investor.email],
    ),
  ).toEqual([{ holders: 2 }]);
});

test('O8: who is set up, known to the registry and has a risk profile and a bank account is ready to invest', async ({
  page,
  context,
  db,
}) => {
  test.slow();
  const investor = await signUpInvestor(db);
  await answer(investor, 'portfolio', { mode_of_investment: 'sole', applicants: 1 });
  await answer(investor, 'applicant_1', { ...ANSWERS, pan: freshPan() });
  await enterAs(context, investor);
  await page.goto('/dashboard');
  const steps = page.getByRole('link', { name: 'View all steps' });
  await expect(steps).toBeVisible();
  await page.getByRole('link', { name: 'Continue setup' }).click();
  const setup = new SetUpPage(page);
  await expect(setup.question).toHaveText('Review your details');
  await setup.main.getByRole('button', { name: 'Save and continue' }).click();
  await setup.sign(page);
  await setup.goOn.click();
  await setup.nameMother();
  await setup.type('Account name', 'Personal');
  await setup.main.getByRole('button', { name: 'Complete setup' }).click();
  await expect(setup.done).toBeVisible();
  await setup.main.getByRole('link', { name: 'Complete risk profile' }).click();
  await new RiskProfilePage(page).take('first');
  await setup.main.getByRole('link', { name: 'Add bank account' }).click();
  await new BankSetUpPage(page).add('501000998890');
  await expect(page.getByText('Bank account verified')).toBeVisible();
  await setup.main.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(setup.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(steps).toHaveCount(0);
  expect(
    await db.query(
      `SELECT p.onboarding_state, p.aof_status FROM portfolios p JOIN users u ON u.id = p.owner_id WHERE u.email = $1`,
      [investor.email],
    ),
  ).toEqual([{ onboarding_state: 13, aof_status: 'verified' }]);
});

test('O9: the housing partner’s visitor confirms the number and sees the fixed deposits', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/status of 422/);
  await page.goto('/sandbox/housing');
  const main = page.getByRole('main');
  await expect(page).toHaveURL(/\/housing$/);
  await main.getByRole('button', { name: 'Get OTP' }).click();
  await expect(main.getByText(/Valid for 00:0[12]:/)).toBeVisible();
  await expectAccessible(page, 'the code of the housing partner');
  const [sent] = await db.query<{ code: string }>(
    `SELECT code FROM messages WHERE recipient = '9000000042' ORDER BY id DESC LIMIT 1`,
  );
  await main.getByLabel('6-digit OTP').fill(sent!.code === '000000' ? '000001' : '000000');
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(main.getByText('Incorrect OTP. Check and try again.')).toBeVisible();
  await main.getByLabel('6-digit OTP').fill(sent!.code);
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/explore/fixed-deposit/c/all');
});
