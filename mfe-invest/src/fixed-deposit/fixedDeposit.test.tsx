import { ApiError } from '@sanchay/api-client';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan, anIssuer, companyPlan } from '../testing/deposits.ts';
import { openAt } from '../testing/openAt.ts';
import { businessDay } from '../testing/shares.ts';

const answers: FakeAnswers = {
  depositPlans: { data: [aPlan('axis-bank-60'), companyPlan] },
  depositIssuer: anIssuer(),
  datedRules: businessDay,
};
const LIST = '/explore/fixed-deposit/c/all';

describe('I8 explore fixed deposits', () => {
  test('I8 · it names the highest rates and compares issuers', async () => {
    await openAt('/fixed-deposit', answers);
    const table = within(await screen.findByRole('table', { name: 'Compare issuers' }));
    expect(table.getAllByRole('row')[1]).toHaveTextContent('Axis BankBank6.15%6.65%5 years₹5,000');
    expect(table.getByRole('link', { name: 'Bajaj Finance Ltd' })).toHaveAttribute(
      'href',
      '/fixed-deposit/bajaj-finance-ltd',
    );
    expect(screen.getByText('Senior citizens (60+)')).toBeVisible();
  });

  test('I8 · only banks are insured, and tax is deducted by the rule of the day', async () => {
    await openAt('/fixed-deposit', answers);
    expect(await screen.findByText(/DICGC insures up to ₹5,00,000/)).toBeVisible();
    expect(screen.getByText('NBFC FDs are not insured')).toBeVisible();
    expect(screen.getByText(/exceeds ₹50,000 in a financial year \(₹1,00,000 from age 60\)/)).toBeVisible();
    expect(screen.getByText(/NBFCs deduct 10% .* exceeds ₹10,000/)).toBeVisible();
    expect(screen.getByText(/effective 1 Apr 2025/)).toBeVisible();
  });
});

describe('I8 list of fixed deposits', () => {
  test('I8 · each plan has what the amount becomes, the best rate first', async () => {
    const { client } = await openAt(`${LIST}?amount=2,00,000&months=60`, answers);
    const rows = within(await screen.findByRole('table', { name: 'All fixed deposits' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Axis Bank5 years · Bank6.15%Quarterly₹71,368₹2,71,368after 5 years');
    expect(within(rows[1]!).getByRole('link')).toHaveAttribute(
      'href',
      '/fixed-deposit/axis-bank?amount=2%2C00%2C000&months=60',
    );
    expect(client.calls.find(({ name }) => name === 'depositPlans')?.options).toMatchObject({
      query: { amount: 200_000, tenure_in_months: 60, payout: 'maturity' },
    });
    expect(screen.getByRole('status')).toHaveTextContent('2 plans for ₹2,00,000');
  });

  test('I8 · an amount that is none is explained, and no plan is computed for it', async () => {
    await openAt(`${LIST}?amount=lots`, answers);
    expect(await screen.findByText('Enter an amount of ₹1 or more, such as 1,00,000.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('I8 · choices go into the address', async () => {
    const { visited } = await openAt(LIST, answers);
    await userEvent.selectOptions(await screen.findByLabelText('Your age'), '60 or older');
    await userEvent.selectOptions(screen.getByLabelText('Interest payout'), 'Monthly');
    expect(visited).toEqual([
      `${LIST}?amount=100000&senior=yes`,
      `${LIST}?amount=100000&payout=monthly&senior=yes`,
    ]);
  });

  test('I8 · when no plan fits the way back is shown', async () => {
    await openAt(`${LIST}?amount=1`, { ...answers, depositPlans: { data: [] } });
    expect(await screen.findByText('No plans found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', LIST);
  });
});

describe('I8 page of an issuer', () => {
  const open = (query = '', more: FakeAnswers = {}) =>
    openAt(`/fixed-deposit/axis-bank${query}`, { ...answers, ...more });

  test('I8 · it computes what an amount becomes, to the paisa, with the tax deducted', async () => {
    await open('?months=60&senior=yes&amount=20,00,000');
    const card = within(await screen.findByRole('region', { name: 'Calculate your returns' }));
    expect(await card.findByText('₹27,81,286.33')).toBeVisible();
    expect(card.getByText('₹7,81,286.33')).toBeVisible();
    expect(card.getByText('₹13,635.36')).toBeVisible();
    expect(card.getByText('Interest is above ₹1,00,000')).toBeVisible();
    expect(card.getByText('Compounded quarterly. Before tax.')).toBeVisible();
  });

  test('I8 · an amount out of bounds is explained beside its field', async () => {
    await open('?amount=100&months=60');
    const field = await screen.findByLabelText('Amount');
    expect(field).toHaveAccessibleDescription('Deposit ₹5,000 to ₹2,00,00,000 with this issuer.');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('I8 · a tenure without a plan is shown to have none', async () => {
    await open('?months=12');
    expect(await screen.findByText('This issuer has no plan for that tenure.')).toBeVisible();
  });

  test('I8 · rates by tenure, early closure and insurance of a bank', async () => {
    await open();
    const rates = within(await screen.findByRole('table', { name: 'Rates by tenure' }));
    expect(rates.getAllByRole('row')[1]).toHaveTextContent('5 years6.15%6.65%');
    const early = within(screen.getByRole('table', { name: 'Premature withdrawal' }));
    expect(
      early
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'Up to day 6Deposit returned without interest',
      'Day 7 onwardsRate for the period held, minus 1%',
    ]);
    expect(await screen.findByText('Bank FDs are insured')).toBeVisible();
    expect(screen.queryByText('NBFC FDs are not insured')).toBeNull();
  });

  test('I8 · a finance company is never called insured', async () => {
    await open('', {
      depositIssuer: anIssuer({ kind: 'non_bank', name: 'Bajaj Finance Ltd', plans: [companyPlan] }),
    });
    expect(await screen.findByText('NBFC FDs are not insured')).toBeVisible();
    expect(screen.queryByText('Bank FDs are insured')).toBeNull();
    expect(screen.queryByText(/DICGC/)).toBeNull();
  });

  test('S11 · an unknown issuer is a missing page', async () => {
    await open('', {
      depositIssuer: () => Promise.reject(new ApiError({ kind: 'not_found', httpStatus: 404 })),
    });
    expect(await screen.findByText('Looks like you got off at the wrong stop.')).toBeVisible();
  });
});

test('I8 · an issuer leads to the booking of the chosen amount and tenure, and to the watchlist', async () => {
  await openAt('/fixed-deposit/axis-bank?amount=50000&months=60', answers);
  const card = within(await screen.findByRole('region', { name: 'Book an FD for 5 years' }));
  expect(card.getByRole('link', { name: 'Book FD' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/fixed-deposit\/axis-bank\/[\w-]+\/invest\/enter-fd-details\?amount=50000&months=60$/,
    ),
  );
  expect(card.getByRole('button', { name: 'Add to watchlist: Axis Bank' })).toBeVisible();
});
