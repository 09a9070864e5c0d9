import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { callApi } from '../people/callApi.ts';
import { cartOf, otpOfCart } from '../people/cart.ts';
import { codeSentTo, enterAs, readyInvestor } from '../people/investor.ts';
import { giveUnits } from '../people/units.ts';
import { fundInStepsOf } from '../product/funds.ts';

test('I3: a SIP with a step-up goes from the cart to active, is edited with a code, skipped and stopped', async ({
  page,
  context,
  db,
}) => {
  const [fund, me] = [await fundInStepsOf(db, 500), await readyInvestor(db)];
  const { data } = await callApi<{ data: { on: string } }>('GET', '/api/v3/rules.json');
  const start = new Date(`${data.on}T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() + 1, fund.sipDates[0] ?? 10);
  await callApi('POST', '/api/v3/orders.json', {
    token: me.token,
    body: {
      ...{ code: fund.code, type: 'sip', amount: 1000, frequency: 'monthly' },
      start_date: start.toISOString().slice(0, 10),
      step_up: { by: 'percent', value: 50, every_months: 6, cap: null },
    },
  });
  const cart = await cartOf(me);
  const { id, revision, items } = cart;
  const consents = items.map(({ order_id, consent }) => ({ order_id, hash: consent!.hash }));
  await callApi('POST', '/api/v3/payments.json', {
    token: me.token,
    body: { cart_id: id, revision, method: 'upi', consents, step_up: await otpOfCart(me, cart) },
  });
  await enterAs(context, me);
  await page.goto('/systematic');
  await page.getByRole('link', { name: fund.shortName }).first().click();
  await expect(page.getByText('50% every 6 months')).toBeVisible();
  await expectAccessible(page, 'a plan');

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit' });
  await dialog.getByLabel('Amount').fill('1500');
  await expect(dialog.getByRole('row', { name: /Amount/ })).toContainText('₹1,500');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const code = page.getByRole('dialog', { name: 'Confirm with OTP' });
  await expect(code.getByText(/sent an OTP/)).toBeVisible();
  await code.getByRole('textbox').fill(await codeSentTo(me.email));
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await expect(page.getByText(/You changed the plan: from ₹1,000/)).toBeVisible();

  await page.getByRole('button', { name: 'Skip next instalment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip next instalment' }).click();
  await expect(page.getByText(/You skipped the instalment/)).toBeVisible();

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped by you')).toBeVisible();
});

test('I3: an STP is set up into a new folio, which the terms and its page name', async ({
  page,
  context,
  db,
}) => {
  const [fund, me] = [await fundInStepsOf(db, 1), await readyInvestor(db)];
  const from = await giveUnits(db, me, fund.code, [{ on: '2024-11-18', units: '5000', amount: '200000.00' }]);
  await enterAs(context, me);
  await page.goto('/systematic/stp');
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Continue' });
  await main.getByRole('radio', { name: new RegExp(fund.shortName) }).check({ force: true });
  await next.click();
  await main.getByLabel('Select a fund to transfer to').selectOption({ index: 1 });
  await expect(main.getByLabel('Folio for the new units')).toHaveValue(from);
  await main.getByLabel('Folio for the new units').selectOption('New folio');
  await expectAccessible(page, 'the folio of an STP');
  await next.click();
  await main.getByLabel('Instalment amount').fill('5000');
  await next.click();
  await expect(main.getByText(`From folio ${from} to one new folio for all instalments.`)).toBeVisible();
  await main.getByRole('checkbox', { name: 'I have read this and agree' }).check();
  await main.getByRole('button', { name: 'Agree and confirm' }).click();
  await confirmWithOtp(page, me.email);
  await expect(page).toHaveURL(/\/systematic\/[0-9a-f-]{36}$/);
  const facts = main.getByRole('region', { name: 'Details' });
  await expect(facts).toContainText(`From folio${from}`);
  await expect(facts).toContainText(/To folio\d+\/\d\d/);
  await expect(facts).not.toContainText(`To folio${from}`);
});
