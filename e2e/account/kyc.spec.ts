import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/checks/access.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, persona } from '../people/investor.ts';
import { handIn, personAtRegistry, picture, sendPictures, signForm } from '../people/kyc.ts';

const REGISTRY_MS = 30_000;

test('O4: five pictures are sent one after the other, and the form is handed in', async ({
  page,
  context,
  db,
}) => {
  const person = await personAtRegistry(db, 'NEW');
  await enterAs(context, person);
  await page.goto(`/upload-pan-card?id=${person.kycId}`);
  await page.getByRole('button', { name: 'Start' }).click();
  let grey = 0x30;
  for (const name of ['Your PAN card', 'Your photo', 'Your signature', 'Address proof', 'A live selfie']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page
      .getByLabel('Choose file')
      .last()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture((grey += 0x18)) });
    await page.getByRole('button', { name: 'Use this photo' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Review your details' })).toBeVisible();
  await expect(page.getByText('••/••/1991')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(page.getByRole('img', { name: 'PAN card' })).toBeVisible();
  await expectAccessible(page, 'kyc');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit form' }).click();
  await expect(page).toHaveURL(`/do-esign?id=${person.kycId}`);
});

test('O5: refused in the window, the form is kept; it is signed on another device', async ({
  page,
  context,
  browser,
  db,
}) => {
  const person = await personAtRegistry(db, 'NEW');
  await sendPictures(person);
  await handIn(person);
  await enterAs(context, person);
  await page.goto(`/do-esign?id=${person.kycId}`);
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'e-Sign form' }).click(),
  ]);
  await window.getByRole('button', { name: 'Refuse to sign' }).click();
  await expect(page.getByText('You declined to sign. Your form is saved')).toBeVisible();
  await expectAccessible(page, 'kyc');

  const other = await browser.newContext();
  await enterAs(other, person);
  const elsewhere = await other.newPage();
  await elsewhere.goto(`/do-esign?id=${person.kycId}`);
  const [second] = await Promise.all([
    elsewhere.waitForEvent('popup'),
    elsewhere.getByRole('button', { name: 'e-Sign form' }).click(),
  ]);
  await second.getByLabel(/6-digit code/).fill('246810');
  await second.getByRole('button', { name: 'Sign with this code' }).click();
  await expect(elsewhere.getByText('Form e-signed')).toBeVisible();
  await other.close();
});

test('O4: a form that the registry rejects shows its reason, is refused unchanged and submitted corrected', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(/status of 422.*\/submit\.json/);
  const person = await personAtRegistry(db, 'NEX');
  await sendPictures(person);
  await handIn(person);
  await signForm(person);
  await enterAs(context, person);
  await page.goto(`/upload-pan-card?id=${person.kycId}`);
  await expect(page.getByText("Your face isn't clear in the photo.")).toBeVisible({
    timeout: REGISTRY_MS,
  });
  await page.getByRole('button', { name: 'Correct and resubmit' }).click();
  await expect(page.getByRole('heading', { name: 'Review your details' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit form' }).click();
  await expect(page.getByText("This form was rejected and hasn't been changed.")).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).nth(1).click();
  await changePicture(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit form' }).click();
  await expect(page).toHaveURL(`/do-esign?id=${person.kycId}`);
});

test('O8: after a rejection the dashboard and the KYC page lead to the reason and to correcting the form', async ({
  page,
  context,
  db,
}) => {
  const person = await personAtRegistry(db, 'NEX');
  await sendPictures(person);
  await handIn(person);
  await signForm(person);
  await enterAs(context, person);
  for (const path of ['/dashboard', '/kyc']) {
    await page.goto(path);
    await expect(page.getByText('KRA rejected your KYC form').first()).toBeVisible({
      timeout: REGISTRY_MS,
    });
    await expect(page.getByText("Your face isn't clear in the photo.")).toBeVisible();
    await page.getByRole('link', { name: 'Correct and resubmit' }).first().click();
    await expect(page).toHaveURL(`/upload-pan-card?id=${person.kycId}`);
    await expect(page.getByRole('button', { name: 'Correct and resubmit' })).toBeVisible();
  }
});

test('O8: after an invalid signature the dashboard and the KYC page lead to signing again', async ({
  page,
  context,
  db,
}) => {
  const person = await personAtRegistry(db, 'NEW');
  await sendPictures(person);
  await handIn(person);
  await db.query(`UPDATE kyc_applications SET status = 'signing' WHERE kyc_id = $1`, [person.kycId]);
  await db.query(`UPDATE kyc_records SET form_status = 4, esign_status = 'rejected' WHERE id = $1`, [
    person.kycId,
  ]);
  await enterAs(context, person);
  for (const path of ['/dashboard', '/kyc']) {
    await page.goto(path);
    await expect(page.getByText('e-Sign failed')).toBeVisible();
    await page.getByRole('link', { name: 'e-Sign form' }).first().click();
    await expect(page).toHaveURL(`/do-esign?id=${person.kycId}`);
    await expect(page.getByRole('button', { name: 'e-Sign form' })).toBeVisible();
  }
});

test('O8: a step that is completed or has no form shows this', async ({ page, context, db }) => {
  const person = await personAtRegistry(db, 'NEW');
  await sendPictures(person);
  await handIn(person);
  await enterAs(context, person);
  await page.goto('/upload-pan-card');
  await expect(page.getByText('Form submitted. e-Sign it to continue.')).toBeVisible();
  await page.goto('/do-esign');
  await expect(page.getByRole('button', { name: 'e-Sign form' })).toBeVisible();
});

/** Sends another picture for the one that is open. */
async function changePicture(page: Page): Promise<void> {
  await page
    .getByLabel('Choose file')
    .last()
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: picture(0xf0) });
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('heading', { name: 'Review your details' })).toBeVisible();
}

test('O4: another name is approved by two reviewers', async ({ page, context, db }) => {
  const person = await personAtRegistry(db, 'NAM');
  await enterAs(context, person);
  await page.goto(`/upload-pan-card?id=${person.kycId}`);
  await expect(page.locator('mark')).toHaveText(['VARMA', 'P•••']);
  await page.getByRole('button', { name: /My name is correct/ }).click();
  await expect(page.getByRole('heading', { name: 'Your PAN card' })).toBeVisible();
  await sendPictures(person);
  await handIn(person);
  await signForm(person);

  const [first, second] = [await persona('zoya'), await persona('dev')];
  const [application] = await db.query<{ id: string }>('SELECT id FROM kyc_applications WHERE kyc_id = $1', [
    person.kycId,
  ]);
  for (const [staff, outcome] of [
    [first, 'One reviewer has approved this form.'],
    [second, 'Approved. The form is being sent to the KRA.'],
  ] as const) {
    await context.addInitScript(
      ([token, expires]) =>
        localStorage.setItem('sanchay.session', JSON.stringify({ token, expires_at: expires })),
      [staff.token, staff.expiresAt],
    );
    await page.goto(`/staff/kyc/${application!.id}`);
    await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible();
    await expectAccessible(page, 'kyc');
    await page.getByRole('button', { name: 'Approve and send to KRA' }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
});
