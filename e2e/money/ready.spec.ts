import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BankSetUpPage } from '../pages/BankSetUpPage.ts';
import { SetUpPage } from '../pages/SetUpPage.ts';
import { onboardingMessages } from '../pages/checks/messages.ts';
import { askApi } from '../people/callApi.ts';
import { enterAs, signUpInvestor } from '../people/investor.ts';
import { handIn, personAtRegistry, sendPicture, sendPictures, signForm } from '../people/kyc.ts';
import { addBank, stateOf, takeRiskProfile } from '../people/readiness.ts';
import { answer, ANSWERS, finishHolder, freshPan } from '../people/setUp.ts';

/** Ready to invest. */
const READY = 13;
/** The sandbox's registry decides a few seconds after the form was signed. */
const REGISTRY_MS = 40_000;

/** Opens the provider's page by the button and signs there. */
async function sign(page: Page): Promise<void> {
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'e-Sign form' }).click(),
  ]);
  await provider.getByLabel(/6-digit code/).fill('246810');
  await provider.getByRole('button', { name: 'Sign with this code' }).click();
  await expect(page.getByText('Form e-signed')).toBeVisible();
}

async function speak(context: BrowserContext, language: 'en' | 'hi'): Promise<void> {
  await context.addInitScript(
    (preferences) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('sanchay.preferences', preferences);
    },
    JSON.stringify({ language, theme: 'light' }),
  );
}

test('O3: a user abroad enters the address and the tax number there, and is ready with an NRE account', async ({
  page,
  context,
  db,
  phone,
}) => {
  test.slow();
  // Each width in another language.
  const language = phone ? 'en' : 'hi';
  const t = onboardingMessages(language);
  const open = { residency: null, address: null, taxed_abroad: null, declared: null };
  const investor = await signUpInvestor(db, ANSWERS.name);
  await answer(investor, 'portfolio', { mode_of_investment: 'sole', applicants: 1 });
  await answer(investor, 'applicant_1', { ...ANSWERS, ...open, pan: freshPan() });
  await enterAs(context, investor);
  await speak(context, language);
  await page.goto('/solo-setup');
  const setup = new SetUpPage(page, t);
  const asked = (ask: string) => expect(setup.question).toHaveText(t(`ask.${ask}.title`));

  await asked('residency');
  await setup.choose(t('residency.non_resident_individual'));
  for (const ask of 'gender marital_status parent occupation income wealth_source pep mobile email'.split(
    ' ',
  )) {
    await asked(ask);
    await setup.goOn.click();
  }
  await asked('foreign_address');
  await setup.goOn.click();
  await expect(setup.main.getByText(t('fault.missing')).first()).toBeVisible();
  await setup.field(t('field.foreign_address')).fill('8 Harbour Street');
  await setup.field(t('field.foreign_city')).fill('Singapore');
  await setup.field(t('field.foreign_postcode')).fill('018956');
  await setup.field(t('field.foreign_country')).selectOption('SG');
  await setup.goOn.click();
  await asked('birth');
  await setup.goOn.click();
  await setup.choose(t('taxed_abroad.no'));
  await expect(setup.main.getByText(t('fault.taxed_abroad_needed'))).toBeVisible();
  await setup.main.getByRole('radio', { name: t('taxed_abroad.yes') }).check();
  await setup.field(t('field.tax_country')).selectOption('SG');
  await setup.type(t('field.tin'), 'S1234567D');
  await setup.field(t('field.declared')).check();
  await setup.goOn.click();
  await setup.main.getByRole('button', { name: t('setup.check') }).click();
  await setup.sign(page);
  await setup.goOn.click();
  await setup.main.getByRole('radio', { name: t('nomineeChoice.opted_out') }).check();
  await setup.field(t('field.declared')).check();
  await setup.goOn.click();
  await setup.type(t('field.portfolio_name'), 'अपना खाता');
  await setup.main.getByRole('button', { name: t('setup.finish') }).click();
  await expect(setup.done).toBeVisible();

  await takeRiskProfile(investor);
  await page.goto('/bank-solo-setup');
  await new BankSetUpPage(page, t).add('501000998890', 'nre');
  await expect(page.getByText(t('bank.result.verified.title'))).toBeVisible();
  expect(await stateOf(db, investor)).toBe(READY);
  expect(
    await db.query(
      `SELECT p.name, a.residency, b.type FROM users u JOIN portfolios p ON p.owner_id = u.id
       JOIN portfolio_applicants a ON a.portfolio_id = p.id JOIN bank_accounts b ON b.portfolio_id = p.id
       WHERE u.email = $1`,
      [investor.email],
    ),
  ).toEqual([{ name: 'अपना खाता', residency: 'non_resident_individual', type: 'nre' }]);
});

test('O3: two holders sign one after the other, leave the nominee open, and are ready when all is there', async ({
  page,
  context,
  db,
}) => {
  test.slow();
  const investor = await signUpInvestor(db);
  await answer(investor, 'portfolio', { mode_of_investment: 'either', applicants: 2 });
  await answer(investor, 'applicant_1', { ...ANSWERS, pan: freshPan() });
  await finishHolder(investor, 1);
  await answer(investor, 'applicant_2', { ...ANSWERS, pan: freshPan(), name: 'Arun Varma', gender: 'male' });
  await enterAs(context, investor);
  await page.goto('/joint-setup');
  const setup = new SetUpPage(page);
  await expect(setup.question).toHaveText('Review your details');
  await setup.main.getByRole('button', { name: 'Save and continue' }).click();
  for (const holder of ['Holder 1', 'Holder 2']) {
    await expect(setup.main.getByText(holder)).toBeVisible();
    await setup.sign(page);
    await setup.goOn.click();
  }
  await expect(setup.question).toHaveText('Who should get your investments after you?');
  await setup.goOn.click();
  await setup.type('Account name', 'Together');
  await setup.main.getByRole('button', { name: 'Complete setup' }).click();
  await expect(setup.done).toBeVisible();
  await expect(setup.main.getByText(/^Arun Varma · ••••••/)).toBeVisible();
  await takeRiskProfile(investor);
  expect(await stateOf(db, investor)).toBe(5);
  await addBank(investor);
  expect(await stateOf(db, investor)).toBe(READY);
  await page.goto('/kyc');
  await expect(page.getByText("You're ready to invest.")).toBeVisible();
});

test('O5: the e-sign window is closed in the middle; another device goes on with it, up to being ready', async ({
  page,
  context,
  browser,
  db,
}) => {
  test.slow();
  const person = await personAtRegistry(db, 'NEW');
  await sendPictures(person);
  await handIn(person);
  await takeRiskProfile(person);
  await enterAs(context, person);
  await page.goto(`/do-esign?id=${person.kycId}`);
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'e-Sign form' }).click(),
  ]);
  await provider.getByLabel(/6-digit code/).fill('24');
  await provider.close();
  await expect(page.getByText('e-Sign pending')).toBeVisible();

  const { body } = await askApi<{ token: string; expires_at: string }>(
    'POST',
    '/api/v5/users/authenticate.json',
    { body: { email: person.email, password: person.password } },
  );
  const other = await browser.newContext({ serviceWorkers: 'block' });
  await enterAs(other, { ...person, token: body.token, expiresAt: body.expires_at });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`/do-esign?id=${person.kycId}`);
  await sign(elsewhere);
  await expect(page.getByText('Form e-signed')).toBeVisible();
  await addBank(person);
  await expect.poll(() => stateOf(db, person), { timeout: REGISTRY_MS }).toBe(READY);
  await elsewhere.goto('/kyc');
  await expect(elsewhere.getByText("You're ready to invest.")).toBeVisible();
  await other.close();
  expect(
    await db.query('SELECT status FROM esigns e JOIN users u ON u.id = e.investor_id WHERE u.email = $1', [
      person.email,
    ]),
  ).toEqual([{ status: 'signed' }]);
});

test('O4: a rejected form is shown with its reason, sent again, and the second one makes the account ready', async ({
  page,
  context,
  db,
}) => {
  test.slow();
  const person = await personAtRegistry(db, 'NEX');
  await sendPictures(person);
  await handIn(person);
  await signForm(person);
  await takeRiskProfile(person);
  await addBank(person);
  await enterAs(context, person);
  await page.goto(`/upload-pan-card?id=${person.kycId}`);
  await expect(page.getByText("Your face isn't clear in the photo.")).toBeVisible({
    timeout: REGISTRY_MS,
  });
  expect(await stateOf(db, person)).toBe(5);
  await page.getByRole('button', { name: 'Correct and resubmit' }).click();
  await expect(page.getByRole('heading', { name: 'Review your details' })).toBeVisible();
  await sendPicture(person, 'photo', 0xf0);
  await page.reload();
  await page
    .getByRole('checkbox', { name: 'I confirm that these details and photos are mine and correct.' })
    .check();
  await page.getByRole('button', { name: 'Submit form' }).click();
  await expect(page).toHaveURL(`/do-esign?id=${person.kycId}`);
  await sign(page);
  await expect.poll(() => stateOf(db, person), { timeout: REGISTRY_MS }).toBe(READY);
  expect(
    await db.query(
      `SELECT attempt, status, reason FROM kyc_applications WHERE kyc_id = $1 ORDER BY attempt`,
      [person.kycId],
    ),
  ).toEqual([
    { attempt: 1, status: 'rejected', reason: 'photo_unclear' },
    { attempt: 2, status: 'verified', reason: null },
  ]);
});

test('O3: the same button in two windows: one does it, the other is notified, and nothing is there twice', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(/status of 409/);
  const investor = await signUpInvestor(db, ANSWERS.name);
  await answer(investor, 'portfolio', { mode_of_investment: 'sole', applicants: 1 });
  await answer(investor, 'applicant_1', { ...ANSWERS, pan: freshPan() });
  await enterAs(context, investor);
  const windows = [page, await context.newPage()];
  for (const window of windows) {
    await window.goto('/solo-setup');
    await expect(new SetUpPage(window).question).toHaveText('Review your details');
  }
  // At once: a moment later the second window has been notified of the first.
  const press = (button: HTMLElement | SVGElement) => (button as HTMLElement).click();
  await Promise.all(
    windows.map((window) => window.getByRole('button', { name: 'Save and continue' }).evaluate(press)),
  );
  for (const window of windows) await expect(new SetUpPage(window).question).toHaveText('Add your signature');
  const reported = () =>
    Promise.all(
      windows.map((window) =>
        window.getByText("This step was completed in another window. We've kept those answers.").count(),
      ),
    );
  await expect.poll(async () => (await reported()).sort()).toEqual([0, 1]);
  expect(
    await db.query(
      `SELECT (SELECT count(*)::int FROM portfolio_applicants WHERE investor_id = u.id) AS holders,
              (SELECT count(*)::int FROM declarations d JOIN portfolios p ON p.id = d.portfolio_id
               WHERE p.owner_id = u.id) AS declarations,
              (SELECT count(*)::int FROM audit_log WHERE investor_id = u.id AND action = 'onboarding.applicant_set')
                AS done
       FROM users u WHERE u.email = $1`,
      [investor.email],
    ),
  ).toEqual([{ holders: 1, declarations: 1, done: 1 }]);
});
