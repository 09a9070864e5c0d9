import type { CallReply } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aPayment } from '../testing/orders.ts';

type Deposit = CallReply<'deposit'>['data'];

const POSTING = {
  ...{ on: '2027-02-20', kind: 'added' as const, interest: 1_537.5, tds: 0 },
  ...{ balance: 101_537.5, booked: false, rule_id: null },
};

const deposit = (more: Partial<Deposit> = {}): CallReply<'deposit'> => ({
  status: 'success',
  data: {
    id: 'd-1',
    plan_id: 'axis-bank-60',
    issuer: { slug: 'axis-bank', name: 'Axis Bank', kind: 'bank' },
    principal: 100_000,
    rate: 6.15,
    payout: 'maturity',
    compounding: 'quarterly',
    months: 60,
    senior: false,
    state: 'active',
    reason: null,
    placed_at: '2026-11-20T04:30:00.000Z',
    opens_on: '2026-11-20',
    matures_on: '2031-11-20',
    maturity_amount: 135_678,
    value: 100_050,
    interest_booked: 0,
    tds: 0,
    balance: 100_000,
    accrued: 50,
    maturity_instruction: 'pay_out',
    tax_form: 'none',
    account: { id: 'a-1', bank_name: 'HDFC Bank', masked_account_no: '••1234' },
    certificate_no: null,
    query: null,
    payment: null,
    postings: [POSTING],
    early_closure: [],
    paid_on_end: null,
    ended_on: null,
    renewed_as: null,
    timeline: [{ at: '2026-11-20T04:30:00.000Z', step: 'placed', title: 'Placed', text: null }],
    ...more,
  },
});

const open = async (more?: Partial<Deposit>) => {
  await openAt('/fixed-deposit/deposits/d-1', { deposit: deposit(more) }, { session: signedIn() });
  await screen.findByRole('heading', { level: 1, name: /Axis Bank/ });
};

test('I8 · a deposit whose payment is under way offers to go on with it and to cancel it', async () => {
  const payment = aPayment({ purpose: 'fixed_deposit', redirect_url: 'https://gateway.example/p1' });
  await openAt(
    '/fixed-deposit/deposits/d-1',
    { deposit: deposit({ state: 'payment_pending', payment: payment.data }), payment },
    { session: signedIn() },
  );
  expect(await screen.findByRole('link', { name: 'Continue payment' })).toHaveAttribute(
    'href',
    'https://gateway.example/p1',
  );
  expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
});

test('I8 · a deposit that earns has its value, its principal and the schedule of its interest', async () => {
  await open();
  expect(screen.getByText('₹1,00,050.00')).toBeVisible();
  expect(screen.getAllByText('Principal')).toHaveLength(1);
  expect(screen.getByText('Interest so far')).toBeVisible();
  const [, row] = within(screen.getByRole('table', { name: 'Interest schedule' })).getAllByRole('row');
  expect(row).toHaveTextContent('20 Feb 2027');
});

test('I8 · a rejected deposit shows where its refund is and leads to a new booking', async () => {
  const refund = { id: 'd-1', amount: 100_000, status: 'confirmed' as const, reference: 'RF1' };
  const dates = { asked_at: '2026-11-20T05:00:00.000Z', due_by: '2026-11-27' };
  const paid = aPayment({ purpose: 'fixed_deposit', status: 'successful' }).data;
  await open({ state: 'rejected', value: 0, payment: { ...paid, refunds: [{ ...refund, ...dates }] } });
  expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
    'href',
    '/fixed-deposit/axis-bank',
  );
  expect(screen.getAllByText(/RF1/)[0]).toBeVisible();
});

test('I8 · a renewed deposit leads to the one that follows it', async () => {
  await open({ state: 'renewed', value: 0, renewed_as: 'd-2' });
  expect(screen.getByRole('link', { name: 'View new deposit' })).toHaveAttribute(
    'href',
    '/fixed-deposit/deposits/d-2',
  );
});

test('I8 · a deposit that the issuer rejected has its principal once, the reason, and neither interest nor a schedule', async () => {
  await open({
    ...{ state: 'rejected', reason: 'The issuer does not accept this account.', value: 0, accrued: 0 },
    ...{ opens_on: null, matures_on: null, postings: [] },
  });
  expect(
    screen.getByText(
      'The issuer does not accept this account. Your money is being refunded to the account that paid. You can book again or choose another issuer.',
    ),
  ).toBeVisible();
  expect(screen.getAllByText('Principal')).toHaveLength(1);
  for (const absent of ['Interest so far', 'TDS', 'Interest schedule'])
    expect(screen.queryByText(absent)).toBeNull();
});

test('I8 · a deposit whose payment the bank took back states where the money is and leads to a new booking', async () => {
  await open({ state: 'reversed', reason: 'Your bank reversed this payment.', value: 0 });
  expect(
    screen.getByText(
      'Your bank reversed this payment. The deposit was closed, and the money is back in your bank account.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book again' })).toBeVisible();
});
