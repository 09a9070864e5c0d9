import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { CallReply } from '@sanchay/contracts';
import { orderReturn } from '@sanchay/remote-kit/storage';
import { screen } from '@testing-library/react';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aStock, aTradingSession } from '../testing/shares.ts';

type Facts = CallReply<'onboardingStatus'>['data'];

const ORDER = '/stocks/aravalka-bank-ltd/order?side=buy&quantity=2';
const NEW: Facts = {
  ...{ onboarding_state: 0, mode_of_investment: 'sole', kyc: null, has_bank: false, has_risk_profile: false },
};
const CHECKED: Facts = {
  ...NEW,
  ...{ onboarding_state: 5, has_bank: true, has_risk_profile: true },
  kyc: { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 2, esign_status: 'signed' },
};
const preview = {
  ...{ isin: 'INE000A01019', slug: 'aravalka-bank-ltd', symbol: 'ARAVALKA', name: 'Aravalka Bank Ltd' },
  ...{ side: 'buy', kind: 'market', validity: 'day', quantity: 2, limit_price: 515, trigger_price: null },
  ...{ value: 1000, charges: [], charges_total: 0, net: 1000, reserved: 1030, cash: 0, free_shares: 0 },
  ...{ last_price: 500, tick: 0.05, low: 400, high: 600, settles_on: '2026-11-23', rule_ids: [] },
  session: {
    day: '2026-11-20',
    opens: '2026-11-20T03:45:00.000Z',
    closes: '2026-11-20T10:00:00.000Z',
    open: true,
  },
  refusal: { code: 'cash_short', message: 'You need ₹1,030.00, and ₹0.00 is available. Add cash first.' },
} as CallReply<'previewStockOrder'>['data'];

const answers = (facts: Facts): FakeAnswers => ({
  stockDetails: { status: 'success', data: aStock() },
  ruleSources: { status: 'success', data: [] },
  stockSession: { status: 'success', data: aTradingSession },
  previewStockOrder: { status: 'success', data: preview },
  onboardingStatus: { status: 'success', data: facts },
});

// The address of the browser is that of the test page.
beforeEach(() => globalThis.history.replaceState(null, '', ORDER));
afterEach(() => orderReturn.drop());

test('I6 · an account whose setup is open is led from the order to the setup, not to adding cash, and back', async () => {
  await openAt(ORDER, answers(NEW), { session: signedIn(0) });
  expect(await screen.findByRole('link', { name: 'Complete setup' })).toHaveAttribute('href', '/solo-setup');
  expect(screen.getByText(/Nothing is ordered yet, and no money was taken/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add cash' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Buy 2/ })).toBeNull();
  expect(orderReturn.get()).toBe(ORDER);
});

test('I6 · while the KYC of an account is checked, the order leads to its status', async () => {
  await openAt(ORDER, answers(CHECKED), { session: signedIn(5) });
  expect(await screen.findByRole('link', { name: 'View KYC status' })).toHaveAttribute('href', '/kyc');
});

test('I6 · an account that is ready places the order, and the way back is no longer kept', async () => {
  orderReturn.keep(ORDER);
  await openAt(ORDER, answers(NEW), { session: signedIn() });
  expect(await screen.findByRole('link', { name: 'Add cash' })).toBeVisible();
  expect(orderReturn.get()).toBeNull();
});
