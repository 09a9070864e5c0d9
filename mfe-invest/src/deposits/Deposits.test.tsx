import type { CallReply, DepositSummary } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import { openAt, signedIn } from '../testing/openAt.ts';

const deposit = (id: string, more: Partial<DepositSummary>): DepositSummary => ({
  id,
  plan_id: 'axis-bank-12',
  issuer: { slug: 'axis-bank', name: `Axis Bank ${id}`, kind: 'bank' },
  principal: 100_000,
  rate: 6.15,
  payout: 'maturity',
  compounding: 'quarterly',
  months: 12,
  senior: false,
  state: 'active',
  reason: null,
  placed_at: '2026-11-20T04:30:00.000Z',
  opens_on: '2026-11-20',
  matures_on: '2027-11-20',
  maturity_amount: 106_290,
  value: 100_050,
  interest_booked: 0,
  tds: 0,
  ...more,
});

const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('I8 · only a running deposit has a current value; ended ones stand below with what they paid out', async () => {
  const deposits: CallReply<'deposits'> = {
    status: 'success',
    data: [
      deposit('A', { state: 'not_paid', value: 0 }),
      deposit('B', {}),
      deposit('C', { state: 'payment_pending', value: 0, matures_on: null }),
      deposit('D', { state: 'matured', value: 0 }),
    ],
  };
  await openAt('/fixed-deposit/deposits', { deposits }, { session: signedIn() });
  await screen.findByRole('table', { name: 'Fixed deposits in this account' });
  expect(rows('Fixed deposits in this account')).toEqual([
    expect.stringMatching(/^Axis Bank BMatures on 20 Nov 2027.*₹1,00,050$/),
    expect.stringMatching(/^Axis Bank CPayment pending · ₹1,00,000.*–$/),
  ]);
  expect(rows('Ended or not booked')).toEqual([
    expect.stringMatching(/^Axis Bank ANot booked · ₹1,00,000.*–$/),
    expect.stringMatching(/^Axis Bank DMatured · ₹1,00,000.*₹1,06,290$/),
  ]);
});
