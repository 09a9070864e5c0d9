import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { CallReply } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../testing/openAt.ts';
import { aUsStock, aUsStockRow, businessDay, dollar, usStocksFound } from '../testing/shares.ts';

const session = (open: boolean): CallReply<'usSession'> => ({
  status: 'success',
  data: {
    open,
    date: '2026-11-20',
    opens_at: '2026-11-20T14:30:00.000Z',
    closes_at: '2026-11-20T21:00:00.000Z',
  },
});

const answers: FakeAnswers = {
  usStockList: usStocksFound([aUsStockRow()], 21),
  usStockDetails: { status: 'success', data: aUsStock() },
  usStockHistory: [
    { date: '2026-11-18', nav: 102 },
    { date: '2026-11-19', nav: 100.5 },
  ],
  exchangeRate: dollar,
  usSession: session(true),
  datedRules: businessDay,
};

test('I7 · the page of US stocks has the dollar with its time and the rules for money abroad', async () => {
  await openAt('/us-stocks', answers);
  expect(await screen.findByText(/1 US dollar = ₹90\.12 · 20 Nov 2026/)).toBeVisible();
  const rules = within(await screen.findByRole('region', { name: 'Before you invest in US stocks' }));
  expect(rules.getByText(/up to \$2,50,000 abroad/)).toBeVisible();
  expect(
    rules.getByText(/collects 20% TCS on the amount above ₹10,00,000.*On ₹12,00,000, that is ₹40,000/),
  ).toBeVisible();
  expect(rules.getByText(/withholds 25% tax on dividends/)).toBeVisible();
  expect(rules.getByText(/more than 24 months: gains taxed at 12\.5%/)).toBeVisible();
  expect(rules.getByText(/effective 1 Apr 2025/)).toBeVisible();
});

test('I7 · a stock that fell is no gainer', async () => {
  await openAt('/us-stocks', answers);
  const gainers = within(await screen.findByRole('region', { name: 'Top gainers' }));
  expect(gainers.getByText('None today.')).toBeVisible();
  const losers = within(screen.getByRole('region', { name: 'Top losers' }));
  expect(losers.getByRole('link', { name: 'Altavane Semiconductors Inc' })).toBeVisible();
});

test('I7 · the list is requested by the sector, industry and order in the address', async () => {
  const { client, visited } = await openAt(
    '/us-stocks/all?search=chip&sector=Technology&industry=Semiconductors&sort=name.asc',
    answers,
  );
  await screen.findByRole('table', { name: 'All US stocks' });
  expect(client.calls.find(({ name }) => name === 'usStockList')?.options).toMatchObject({
    query: {
      search: 'chip',
      sector: 'Technology',
      industry: 'Semiconductors',
      sort_by: 'name',
      order_type: 'asc',
      page: 1,
      per_page: 20,
    },
  });
  await userEvent.selectOptions(screen.getByLabelText('Industry'), 'All industries');
  expect(visited).toEqual(['/us-stocks/all?search=chip&sector=Technology&sort=name.asc']);
});

test('I7 · a stock has its price in dollars and rupees, and a loss is named', async () => {
  await openAt('/us-stocks/altavane-semiconductors-inc', answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Altavane Semiconductors Inc' })).toBeVisible();
  const [price] = await screen.findAllByText('$100.50');
  expect(price).toBeVisible();
  expect(await screen.findByText('about ₹9,057.40')).toBeVisible();
  expect(screen.getByText('−$1.50')).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Fundamentals' }));
  expect(facts.getByText('$3.0 trillion')).toBeVisible();
  expect(facts.getByText('Loss-making')).toBeVisible();
  expect(screen.getByText('Industry: Semiconductors. Sector: Technology.')).toBeVisible();
});

test.each([
  [2_450_000_000_000, '$2.5 trillion'],
  [14_200_000_000, '$14.2 billion'],
  [1_000_000, '$1.0 million'],
  [949_999, '$9 L'],
])('I7 · a market value of $%s is written %s', async (market_cap_usd, message) => {
  await openAt('/us-stocks/x', {
    ...answers,
    usStockDetails: { status: 'success', data: aUsStock({ market_cap_usd }) },
  });
  expect(await screen.findByText(message)).toBeVisible();
});

test('I7 · a US stock leads to buying, selling and the watchlist', async () => {
  await openAt('/us-stocks/altavane-semiconductors-inc', answers);
  const card = within(await screen.findByRole('region', { name: 'Buy or sell' }));
  expect(card.getByRole('link', { name: 'Buy' })).toHaveAttribute(
    'href',
    '/us-stocks/altavane-semiconductors-inc/order?side=buy',
  );
  expect(card.getByRole('button', { name: /^Add to watchlist/ })).toBeVisible();
});

test('I7 · without an exchange rate nothing is shown in rupees', async () => {
  const { exchangeRate: _, ...rest } = answers;
  await openAt('/us-stocks/altavane-semiconductors-inc', rest);
  await screen.findByRole('heading', { level: 1, name: 'Altavane Semiconductors Inc' });
  expect(screen.queryByText(/about ₹/)).toBeNull();
});

test.each([
  [true, 'US market open · closes 21 Nov 2026, 2:30 am IST'],
  [false, 'US market closed · opens 20 Nov 2026, 8:00 pm IST'],
])('I7 · a session that is open (%s) is shown in the time of India', async (open, text) => {
  await openAt('/us-stocks', { ...answers, usSession: session(open) });
  expect(await screen.findByText(text)).toBeVisible();
});
