import { screen, waitFor } from '@testing-library/react';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aStock } from '../testing/shares.ts';
import { STOCK_ANSWERS } from '../testing/stockAnswers.ts';

test('I6 · the page shows own shares with their events, and what the company has announced', async () => {
  const event = { number: 1, kind: 'split', day: '2026-11-25', shares_before: 10, shares_after: 50 } as const;
  const none = { other: null, received: false, received_shares: 0 };
  const merger = {
    ...({ number: 3, kind: 'merger', day: '2026-11-27', shares_before: 30, shares_after: 0 } as const),
    ...{ other: { slug: 'old-ltd', name: 'Old Ltd' }, received: true, received_shares: 15 },
  } as const;
  const dividend = {
    number: 2,
    kind: 'dividend',
    day: '2026-11-26',
    shares_before: 50,
    shares_after: 50,
  } as const;
  await openAt(
    `/stocks/${aStock().slug}`,
    {
      ...STOCK_ANSWERS,
      stockHolding: {
        status: 'success',
        data: {
          holding: null,
          events: [
            { ...dividend, ...none, amount: 7000, tds: 1300, pays_on: '2026-12-10', paid_on: '2026-12-10' },
            { ...event, ...none, amount: 0, tds: 0, pays_on: null, paid_on: null },
            { ...merger, amount: 0, tds: 0, pays_on: null, paid_on: null },
          ],
        },
      },
      stockActions: {
        status: 'success',
        data: [
          {
            number: 1,
            kind: 'split',
            ex_date: '2026-11-25',
            new_shares: 5,
            old_shares: 1,
            per_share: null,
            pays_on: null,
            ...{ other: null, received: false, cost_percentage: null, closes_on: null, allots_on: null },
          },
        ],
      },
    },
    { session: signedIn() },
  );
  expect(await screen.findByText(/10 → 50 shares/)).toBeVisible();
  expect(screen.getByText('+₹5,700.00')).toBeVisible();
  expect(screen.getByText(/\+15 from Old Ltd/)).toBeVisible();
  expect(screen.getByText('₹1,300.00 TDS')).toBeVisible();
  expect(await screen.findByText('5 shares for every 1 held')).toBeVisible();
});

test('I6 · own shares are not requested for a visitor, whose page is rendered for everybody', async () => {
  const { client } = await openAt(`/stocks/${aStock().slug}`, {
    ...STOCK_ANSWERS,
    stockActions: { status: 'success', data: [] },
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(client.calls.map(({ name }) => name)).toContain('stockActions'));
  expect(client.calls.map(({ name }) => name)).not.toContain('stockHolding');
});
