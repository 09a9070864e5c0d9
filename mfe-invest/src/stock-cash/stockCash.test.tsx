import type { CallReply } from '@sanchay/contracts';
import { screen } from '@testing-library/react';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aPayment } from '../testing/orders.ts';

const cash: CallReply<'tradingCash'>['data'] = {
  ...{ balance: 0, reserved: 0, available: 0, unsettled: 0, accounts: [], movements: [] },
  ...{ next_payout_on: '2027-01-01', payout_rule_id: 'payout', live_payment_ids: [] },
};
const open = (live: string[]) =>
  openAt(
    '/stocks/cash',
    {
      tradingCash: { status: 'success', data: { ...cash, live_payment_ids: live } },
      payment: aPayment({ purpose: 'trading_cash', amount: 5_00_000 }),
    },
    { session: signedIn() },
  );

test('I6 · a payment that is not complete can be continued or cancelled on the page of the cash', async () => {
  await open(['pay1']);
  expect(await screen.findByText('Waiting for your payment of ₹5,00,000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue payment' })).toHaveAttribute(
    'href',
    'https://gateway.example/pay/1',
  );
  expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
});

test('I6 · without one no payment is shown', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/^Waiting for your payment/)).toBeNull();
});
