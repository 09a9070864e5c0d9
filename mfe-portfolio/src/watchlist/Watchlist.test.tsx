import { ApiError } from '@sanchay/api-client';
import type { WatchedItem } from '@sanchay/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';

const stock: WatchedItem = {
  kind: 'stock',
  id: 'INESBX000001',
  slug: 'aravalka-bank-ltd',
  name: 'Aravalka Bank Ltd',
  detail: 'Financial Services',
  currency: 'INR',
  price: 1234.5,
  previous_price: 1200,
  change_percentage: 2.88,
  price_date: '2026-11-20',
  interest_rate: null,
  senior_citizen_interest_rate: null,
  added_at: '2026-11-20T04:30:00.000Z',
};
const abroad: WatchedItem = {
  ...stock,
  kind: 'us_stock',
  id: 'ALTAV000',
  slug: 'altavane',
  name: 'Altavane',
  currency: 'USD',
  price: 100.5,
  previous_price: 102,
  change_percentage: -1.47,
};
const deposit: WatchedItem = {
  ...stock,
  kind: 'fixed_deposit',
  id: 'axis-bank',
  slug: 'axis-bank',
  name: 'Axis Bank',
  detail: 'bank',
  price: null,
  previous_price: null,
  change_percentage: null,
  price_date: null,
  interest_rate: 6.15,
  senior_citizen_interest_rate: 6.65,
};
const list = (...items: WatchedItem[]) => ({ status: 'success', data: { limit: 100, items } });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Watchlist' }))
    .getAllByRole('row')
    .slice(1);

type Reported = { message: string; action?: { label: string; onSelect: () => void } };
const reported: Reported[] = [];
const listen = (event: Event) => void reported.push((event as CustomEvent<Reported>).detail);
beforeEach(() => {
  reported.length = 0;
  window.addEventListener('sanchay:toast', listen);
});
afterEach(() => window.removeEventListener('sanchay:toast', listen));

test('I6 · a watched stock that is traded shows when, beside the price', async () => {
  const traded = { ...stock, price_at: '2026-11-20T05:12:00.000Z' };
  await openPortfolio('/watchlist', { answers: { watchlist: list(traded) } });
  const [row] = await rows();
  expect(within(row!).getByText(/20 Nov 2026, 10:42 am/)).toBeVisible();
});

describe('watchlist', () => {
  const answers = { watchlist: list(stock, abroad, deposit) };

  test('P9 · it shows what each thing costs and how it moved, a deposit its rates', async () => {
    await openPortfolio('/watchlist', { answers });
    const [first, second, third] = await rows();
    expect(first).toHaveTextContent('Aravalka Bank LtdStock · 20 Nov 2026₹1,234.50up +₹34.50 (+2.9%)');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/stocks/aravalka-bank-ltd');
    expect(second).toHaveTextContent(/^AltavaneUS stock.*\$100.50down −\$1.50 \(−1.5%\)/);
    expect(third).toHaveTextContent('Axis BankFixed depositup to 6.15%seniors 6.65%');
    expect(screen.getByText('3 of 100')).toBeVisible();
  });

  test('P9 · a fund has its short name, with plan and option below', async () => {
    const fund: WatchedItem = {
      ...stock,
      kind: 'mutual_fund',
      name: 'Aditya Birla Sun Life Liquid Fund - Direct Plan - Growth',
    };
    await openPortfolio('/watchlist', { answers: { watchlist: list(fund) } });
    expect((await rows())[0]).toHaveTextContent(/^ABSL LiquidDirect · Growth · 20 Nov 2026₹/);
    expect(screen.getByRole('button', { name: 'Remove ABSL Liquid from watchlist' })).toBeVisible();
  });

  test('P9 · the order stands in the address', async () => {
    const { location } = await openPortfolio('/watchlist?sort=fall', { answers });
    expect((await rows())[0]).toHaveTextContent('Altavane');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
    expect(location()).toBe('/watchlist');
    expect((await rows())[0]).toHaveTextContent('Aravalka');
  });

  test('P9 · taking off can be undone', async () => {
    const { client } = await openPortfolio('/watchlist', {
      answers: { ...answers, unwatch: list(), watch: list() },
    });
    const remove = await screen.findByRole('button', { name: 'Remove Aravalka Bank Ltd from watchlist' });
    client.answer({ watchlist: list(abroad, deposit) });
    await userEvent.click(remove);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(reported[0]).toMatchObject({
      message: 'Aravalka Bank Ltd removed from your watchlist.',
      action: { label: 'Undo' },
    });
    client.answer(answers);
    act(() => reported[0]!.action!.onSelect());
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    const asked = client.calls.filter(({ name }) => name === 'watch' || name === 'unwatch');
    expect(asked).toEqual([
      { name: 'unwatch', options: { params: { kind: 'stock', id: 'INESBX000001' } } },
      { name: 'watch', options: { params: { kind: 'stock', id: 'INESBX000001' } } },
    ]);
  });

  test('P9 · an instrument that could not be removed stays, and the reason is shown', async () => {
    const message = 'You are offline. Nothing was changed.';
    await openPortfolio('/watchlist', {
      answers: { ...answers, unwatch: () => Promise.reject(new ApiError({ kind: 'offline', message })) },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove Aravalka Bank Ltd from watchlist' }),
    );
    await waitFor(() => expect(reported).toMatchObject([{ message, tone: 'error' }]));
    expect(await rows()).toHaveLength(3);
  });

  test('P9 · a change elsewhere and new prices show at once', async () => {
    const { bus, client } = await openPortfolio('/watchlist', { answers });
    await rows();
    client.answer({ watchlist: list(deposit) });
    act(() => bus.emit('watchlist/changed', { kind: 'stock', id: 'INESBX000001', watched: false }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    client.answer({ watchlist: list({ ...stock, price: 1300 }) });
    act(() => bus.emit('prices/published', { market: 'IN', date: '2026-11-23' }));
    expect(await screen.findByText('₹1,300.00')).toBeVisible();
  });

  test('P9 · an empty list teaches where the star is', async () => {
    await openPortfolio('/watchlist', { answers: { watchlist: list() } });
    expect(await screen.findByText('Your watchlist is empty')).toBeVisible();
    const links = ['Mutual funds', 'Stocks', 'US stocks', 'Fixed deposits'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/mutual-funds', '/stocks', '/us-stocks', '/fixed-deposit']);
  });

  test('P9 · a list that does not load can be retried', async () => {
    await openPortfolio('/watchlist', {
      answers: { watchlist: () => Promise.reject(new ApiError({ kind: 'server', httpStatus: 500 })) },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
