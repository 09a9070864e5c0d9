import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { callApi } from '../people/callApi.ts';
import { addChild, freshMobile, giveMobile } from '../people/handOver.ts';
import { enterAs, readyInvestor, signUpInvestor } from '../people/investor.ts';

const DAY_MS = 86_400_000;

test('P7: an account is handed over to the child at 18, and leaves the open tab of the guardian', async ({
  page,
  context,
  browser,
  db,
  clock,
  faults,
}) => {
  test.slow();
  // OTPs are requested by a refusal, an own e-mail is refused, and a call for the former account of a tab is too.
  faults.allow(/status of (403|409|422)/);
  const [guardian, heir] = [await readyInvestor(db, 'Leela Varma'), await signUpInvestor(db, 'Nila Varma')];
  const mobile = freshMobile();
  await giveMobile(db, heir, mobile);
  const today = (await clock.now()).toISOString();
  const born = `${Number(today.slice(0, 4)) - 18}${new Date(Date.parse(today) + 2 * DAY_MS).toISOString().slice(4, 10)}`;
  await addChild(guardian, { name: 'Nila Varma', born });
  await enterAs(context, guardian);
  await page.goto('/dashboard');
  const toDo = page.getByRole('region', { name: 'To do' });
  await expect(toDo.getByText(/^Nila Varma turns 18 on/)).toBeVisible();
  await clock.moveTo(new Date(Date.parse(today) + 3 * DAY_MS).toISOString());

  await enterAs(context, guardian);
  await page.goto('/dashboard');
  await expect(toDo.getByText('Nila Varma is now 18')).toBeVisible();
  await toDo.getByRole('link', { name: 'Hand over' }).click();
  await expect(page).toHaveURL(/\/family$/);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Now 18\. SIPs and bank mandates have ended/)).toBeVisible();
  await main.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email of Nila Varma').fill(guardian.email);
  await dialog.getByLabel('Mobile number of Nila Varma').fill(mobile);
  await expectAccessible(page, 'the hand-over of an account');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText('This is your own email.')).toBeVisible();
  await dialog.getByLabel('Email of Nila Varma').fill(heir.email);
  // A second click within half a second is ignored.
  const code = page.getByText(/sent an OTP to/);
  await expect(async () => {
    if (!(await code.isVisible()))
      await dialog.getByRole('button', { name: 'Send link' }).click({ timeout: 1_000 });
    await expect(code).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await confirmWithOtp(page, guardian.email);
  await expect(main.getByText(`Link sent to ${heir.email}`)).toBeVisible();

  const { data } = await callApi<{ data: { text: string }[] }>(
    'GET',
    `/api/v3/sandbox/outbox.json?to=${encodeURIComponent(heir.email)}`,
  );
  expect(data.map(({ text }) => /\/family\/hand-over\/[\w-]+/.exec(text)?.[0]).filter(Boolean)).toHaveLength(
    1,
  );
  const other = await browser.newContext({ viewport: page.viewportSize(), locale: 'en-IN' });
  await enterAs(other, heir);
  const theirs = await other.newPage();
  await theirs.goto('/dashboard');
  await theirs.getByRole('link', { name: 'View offer' }).click();
  const offer = theirs.getByRole('main');
  await expect(offer.getByRole('heading', { name: 'Nila Varma, this account is yours now' })).toBeVisible();
  await expectAccessible(theirs, 'the offer of an account');
  await offer.getByLabel('Your date of birth').fill(born);
  await offer.getByRole('button', { name: 'Take over with OTP' }).click();
  await confirmWithOtp(theirs, heir.email);
  await expect(theirs).toHaveURL(/\/kyc/);
  await other.close();

  // The open page of the guardian reads the family anew.
  await expect(main.getByRole('button', { name: 'Change the hand-over to Nila Varma' })).toHaveCount(0);
  await page.goto('/family');
  await expect(main.getByRole('heading', { name: 'Children' })).toBeVisible();
  await expect(main.getByText('Nila Varma')).toHaveCount(0);
});
