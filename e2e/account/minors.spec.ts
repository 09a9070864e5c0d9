import { ONBOARDING_STATE } from '@sanchay/contracts';
import { expect, test } from '../fixtures.ts';
import { BankSetUpPage } from '../pages/BankSetUpPage.ts';
import { CartPage } from '../pages/CartPage.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { Chrome } from '../pages/Chrome.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { FundPage } from '../pages/FundPage.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { OrdersPage } from '../pages/OrderPages.ts';
import { RiskProfilePage } from '../pages/RiskProfilePage.ts';
import { callApi } from '../people/callApi.ts';
import { addChild } from '../people/handOver.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { giveKyc } from '../people/kycRecord.ts';
import { sellUnits } from '../people/sale.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';

const STATUS = '/api/v3/onboarding/status.json';

interface Status {
  data: { onboarding_state: number };
}

interface Placed {
  status: string;
  allotment_date_expected: string | null;
}

test('P7: a child is added, opened, refused what minors may not do, corrected and removed', async ({
  page,
  context,
  db,
  faults,
}) => {
  test.slow();
  faults.allow(/status of (403|422)/);
  const guardian = await readyInvestor(db, 'Leela Varma');
  await enterAs(context, guardian);
  await page.goto('/family');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Add a child' }).click();
  await dialog.getByLabel("Child's full name").fill('Nila Varma');
  await dialog.getByLabel('Date of birth').fill('1990-03-15');
  await dialog.getByRole('checkbox').last().check();
  await expectAccessible(page, 'adding a child');
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await expect(dialog.getByText('This date of birth is that of an adult.')).toBeVisible();
  await dialog.getByLabel('Date of birth').fill('2014-03-15');
  // A second click within half a second is ignored.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Add child' }).click();
    await expect(main.getByText('You operate this account until 15 Mar 2032')).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();

  await main.getByRole('button', { name: 'Change the account of Nila Varma' }).click();
  await page.getByRole('menuitem', { name: 'Correct details' }).click();
  await dialog.getByLabel("Child's full name").fill('Neela Varma');
  await expectAccessible(page, 'correcting a child');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirmWithOtp(page, guardian.email);
  await expect(main.getByRole('button', { name: 'Change the account of Neela Varma' })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Open account' }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/gold/buy');
  await expect(main.getByText("Not available in a child's account")).toBeVisible();

  await page.goto('/family');
  await main.getByRole('button', { name: 'Change the account of Neela Varma' }).click();
  await page.getByRole('menuitem', { name: 'Remove account' }).click();
  await expect(dialog.getByText(/disappears from your accounts/)).toBeVisible();
  await expectAccessible(page, 'removing a child');
  await dialog.getByRole('button', { name: 'Remove account' }).click();
  await confirmWithOtp(page, guardian.email);
  await expect(main.getByRole('button', { name: 'Change the account of Neela Varma' })).toHaveCount(0);
});

test('P7: a guardian sets a child up, buys a fund from the bank account of the child to its units, and is taxed on its gains', async ({
  page,
  context,
  db,
  clock,
  phone,
}) => {
  test.slow();
  const [fund, guardian] = [await fundInStepsOf(db, 1), await readyInvestor(db, 'Leela Varma')];
  const { token } = guardian;
  await giveKyc(db, guardian);
  await addChild(guardian, { name: 'Nila Varma', born: '2014-03-15' });
  await enterAs(context, guardian);
  await page.goto('/family');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Open account' }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  const toDo = page.getByRole('region', { name: 'To do' });
  await toDo.getByRole('link', { name: /risk profile/i }).click();
  await new RiskProfilePage(page).take('first');
  await page.goto('/bank-solo-setup');
  await new BankSetUpPage(page).add('501000998890');
  await expect
    .poll(async () => (await callApi<Status>('GET', STATUS, { token })).data.onboarding_state)
    .toBe(ONBOARDING_STATE.REGISTRATION_COMPLETE);

  const [screen, cart] = [new FundPage(page, phone), new CartPage(page)];
  await page.goto(fundPath(fund));
  await screen.openCard();
  await screen.choose('One-time');
  await screen.amount.fill('5000');
  await screen.add.click();
  await screen.toCart.click();
  await expect(cart.pay).toHaveText('Pay ₹5,000');
  const gateway = await GatewayPage.openedBy(page, () => cart.payAs(guardian));
  await gateway.pay.click();
  await expect(new OrdersPage(page).banner).toHaveText('Payment of ₹5,000 received');
  const ordersNow = async () =>
    (await callApi<{ data: Placed[] }>('GET', '/api/v3/orders.json', { token })).data;
  await expect.poll(async () => (await ordersNow()).map(({ status }) => status)).toEqual(['submitted']);
  const [placed] = await ordersNow();
  await clock.moveTo(`${placed!.allotment_date_expected!}T10:00:00+05:30`);
  await expect.poll(async () => (await ordersNow()).map(({ status }) => status)).toEqual(['successful']);

  await page.goto('/family');
  const member = main.getByRole('table', { name: 'Members' }).getByRole('row', { name: /Nila Varma/ });
  await expect(member).toContainText(/₹[45],\d{3}/);
  const { data } = await callApi<{ data: { folios: { folio_no: string }[] } }>(
    'GET',
    `/api/v3/redemptions/sellable/${fund.code}.json`,
    { token },
  );
  const sale = { code: fund.code, folio_no: data.folios[0]!.folio_no, by: 'units', units: 1 } as const;
  const { nav_date: sold } = await sellUnits(guardian, sale);
  await clock.moveTo(`${sold}T23:59:00+05:30`);
  await page.goto('/reports/capital-gains');
  await expect(main.getByText(/taxed with the income of Leela Varma/)).toBeVisible();
  await new Chrome(page).switchTo('Personal');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/reports/capital-gains');
  await expect(main.getByText(/Includes the gains of Nila Varma .*taxed with your income/)).toBeVisible();
});
