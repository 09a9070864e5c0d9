import { ApiError } from '@sanchay/api-client';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { RightsIssue } from '@sanchay/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aStock } from '../testing/shares.ts';

const issue: RightsIssue = {
  id: 'r1',
  isin: 'INE000A01019',
  slug: aStock().slug,
  symbol: 'ARAVALKA',
  name: 'Aravalka Bank Ltd',
  new_shares: 2,
  old_shares: 7,
  price: 250,
  record_date: '2026-11-25',
  closes_on: '2026-12-09',
  allots_on: '2026-12-13',
  held: 20,
  entitled: 5,
  applied: 0,
  state: 'open',
  can_apply: true,
};
const cash = { status: 'success', data: { available: 5_000 } };
const open = (over: Partial<RightsIssue> = {}, more: FakeAnswers = {}) =>
  openAt(
    `/stocks/${issue.slug}/rights`,
    {
      stockDetails: { status: 'success', data: aStock() },
      rightsIssues: { status: 'success', data: [{ ...issue, ...over }] },
      tradingCash: cash as never,
      applyForRights: { status: 'success', data: { ...issue, applied: 3 } },
      ...more,
    },
    { session: signedIn() },
  );

test('I6 · part of an entitlement is applied for, with the amount before', async () => {
  const { client } = await open();
  const user = userEvent.setup();
  const field = await screen.findByLabelText('New shares to apply for');
  expect(screen.getByText('₹1,250.00')).toBeVisible();
  await user.clear(field);
  await user.type(field, '3');
  expect(screen.getByText('₹750.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply for 3 shares' }));
  await waitFor(() => {
    expect(client.calls.find(({ name }) => name === 'applyForRights')?.options).toMatchObject({
      params: { id: 'r1' },
      body: { shares: 3 },
    });
  });
});

test('I6 · an application is withdrawn with 0 shares', async () => {
  const { client } = await open({ applied: 3 });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  await waitFor(() => {
    expect(client.calls.find(({ name }) => name === 'applyForRights')?.options).toMatchObject({
      body: { shares: 0 },
    });
  });
});

test('I6 · the page states that renouncing is not offered and that the rest lapses', async () => {
  await open();
  expect(await screen.findByText(/Selling the entitlement \(renouncing\)/)).toBeVisible();
});

test('I6 · too little cash leads to adding some', async () => {
  await open(
    {},
    {
      applyForRights: () =>
        Promise.reject(
          new ApiError({
            kind: 'validation',
            httpStatus: 422,
            code: 'cash_short',
            message: 'Add cash first.',
            errors: { shares: ['You need ₹1,250.00, and ₹5.00 is available. Add cash first.'] },
          }),
        ),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Apply for 5 shares' }));
  expect(await screen.findByRole('link', { name: 'Add cash' })).toHaveAttribute('href', '/stocks/cash');
});

test.each([
  [{ state: 'allotted' as const, applied: 3, can_apply: false }, 'Allotted'],
  [{ state: 'lapsed' as const, can_apply: false }, 'Lapsed'],
  [{ applied: 3, can_apply: false }, 'Applications closed'],
])('I6 · a rights issue that is over takes no application: %j', async (over, label) => {
  await open(over);
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('I6 · without an entitlement the page explains when there is one', async () => {
  await open({ slug: 'another-company' });
  expect(await screen.findByText('No rights issue to apply for')).toBeVisible();
});
