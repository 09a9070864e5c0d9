import { ApiError } from '@sanchay/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../testing/openAt.ts';
import { aStock, aStockRow, aTradingSession } from '../testing/shares.ts';
import { STOCK_ANSWERS } from '../testing/stockAnswers.ts';

test('I6 · a stock with a corrupted history still shows its page and can retry', async () => {
  await openAt('/stocks/aravalka-bank-ltd', {
    ...STOCK_ANSWERS,
    stockHistory: new Uint8Array([9, 1, 2]) as never,
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('I6 · a stock leads to buying and selling, and to the watchlist', async () => {
  await openAt('/stocks/aravalka-bank-ltd', STOCK_ANSWERS);
  const card = within(await screen.findByRole('region', { name: 'Buy or sell' }));
  expect(card.getByRole('link', { name: 'Buy' })).toHaveAttribute(
    'href',
    '/stocks/aravalka-bank-ltd/order?side=buy',
  );
  expect(card.getByRole('link', { name: 'Sell' })).toHaveAttribute(
    'href',
    '/stocks/aravalka-bank-ltd/order?side=sell',
  );
  expect(card.getByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' })).toBeVisible();
});

test('I6 · an announcement to come states by when to buy, and a dividend of before a split is stated for a share of today', async () => {
  const action = {
    ...{ number: 1, kind: 'dividend' as const, ex_date: '2026-12-05', pays_on: '2026-12-20', per_share: 10 },
    ...{ new_shares: null, old_shares: null, closes_on: null, allots_on: null, other: null },
    ...{ received: false, cost_percentage: null },
  } as const;
  const past = { ...action, number: 2, ex_date: '2026-10-05', per_share_adjusted: 2, buyable: false };
  await openAt('/stocks/aravalka-bank-ltd', {
    ...STOCK_ANSWERS,
    stockActions: { status: 'success', data: [{ ...action, buyable: true }, past] },
  });
  expect(await screen.findByText('Buy before 5 Dec 2026 to get the dividend')).toBeVisible();
  expect(
    screen.getByText(
      '₹10.00 a share then, ₹2.00 for a share of today (after a later split or bonus), paid on 20 Dec 2026',
    ),
  ).toBeVisible();
  expect(screen.getAllByText(/^Buy before/)).toHaveLength(1);
});

describe('I6 page of a stock', () => {
  test('I6 · the chart shows prices adjusted for corporate actions, or as they were', async () => {
    const { client } = await openAt('/stocks/aravalka-bank-ltd', STOCK_ANSWERS);
    const asked = () =>
      client.calls
        .filter(({ name }) => name === 'stockHistory')
        .map(({ options }) => (options as { query: { basis?: string } }).query.basis);
    expect(await screen.findByRole('radio', { name: 'Adjusted' })).toBeChecked();
    expect(screen.getByText(/^Prices before a split, bonus issue or demerger are adjusted/)).toBeVisible();
    expect(asked()).toEqual([undefined]);
    await userEvent.click(screen.getByRole('radio', { name: 'Unadjusted' }));
    expect(await screen.findByText(/^Closing prices as they were on each day/)).toBeVisible();
    expect(await screen.findByRole('img', { name: /^Closing price of Aravalka/ })).toBeVisible();
    expect(asked()).toEqual([undefined, 'unadjusted']);
  });

  test('I6 · a price of the running session shows when the share was traded', async () => {
    await openAt('/stocks/aravalka-bank-ltd', {
      ...STOCK_ANSWERS,
      stockDetails: { status: 'success', data: { ...aStock(), price_at: '2026-11-20T05:12:00.000Z' } },
    });
    expect(await screen.findByText('Last traded price · 20 Nov 2026, 10:42 am')).toBeVisible();
    expect(screen.queryByText(/^Closing price ·/)).toBeNull();
  });

  test('I6 · it shows price with its day, change, size class and explained figures', async () => {
    await openAt('/stocks/aravalka-bank-ltd', STOCK_ANSWERS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Aravalka Bank Ltd' })).toBeVisible();
    expect(screen.getByText('Closing price · 20 Nov 2026')).toBeVisible();
    expect(screen.getByText('+₹34.50')).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Fundamentals' }));
    for (const text of [
      '₹6 Lac Cr',
      '21.0',
      '₹58.67',
      '14.7%',
      '₹1,300.00',
      '₹900.25',
      'Not applicable to lenders',
      '1',
    ])
      expect(facts.getByText(text)).toBeVisible();
    await userEvent.click(facts.getByRole('button', { name: 'P/E ratio' }));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Price to earnings');
    const peers = within(screen.getByRole('region', { name: 'Similar companies' }));
    expect(peers.getByRole('link', { name: 'Bhavrin Bank Ltd' })).toHaveAttribute(
      'href',
      '/stocks/bhavrin-bank-ltd',
    );
    expect(screen.getByText(/was founded in 1985/)).toBeVisible();
  });

  test('I6 · nothing can be ordered there', async () => {
    await openAt('/stocks/aravalka-bank-ltd', STOCK_ANSWERS);
    await screen.findByRole('heading', { level: 1, name: 'Aravalka Bank Ltd' });
    expect(screen.queryByRole('button', { name: /buy|sell|order/i })).toBeNull();
  });

  test('S11 · an unknown stock shows the not-found page, and a stock that fails to load can be retried', async () => {
    await openAt('/stocks/none', {
      ...STOCK_ANSWERS,
      stockDetails: () => Promise.reject(new ApiError({ kind: 'not_found', httpStatus: 404 })),
    });
    expect(await screen.findByText('Looks like you got off at the wrong stop.')).toBeVisible();
  });

  test('I6 · a page that does not load can be retried', async () => {
    await openAt('/stocks/none', {
      ...STOCK_ANSWERS,
      stockDetails: () => Promise.reject(new ApiError({ kind: 'server', httpStatus: 500 })),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('S19 · it is in Hindi too', async () => {
    await openAt('/stocks/aravalka-bank-ltd', STOCK_ANSWERS, { language: 'hi' });
    expect(await screen.findByRole('region', { name: 'फ़ंडामेंटल्स' })).toBeVisible();
    expect(screen.getAllByText('₹6 लाख करोड़')[0]).toBeVisible();
  });
});

describe('I6 · the state of trading on the page of a stock', () => {
  const halt = {
    level: 10,
    since: '2026-11-20T05:00:00.000Z',
    collects_from: '2026-11-20T05:45:00.000Z',
    resumes: '2026-11-20T06:00:00.000Z',
    rule_id: 'market-halt-2013',
  };
  test.each([
    ['Market open', {}, 'Until 20 Nov 2026, 3:30 pm. Price band ±20%.'],
    ['Muhurat trading', { muhurat: true }, 'Until 20 Nov 2026, 3:30 pm.'],
    ['Pre-open', { phase: 'pre_open' }, 'Orders until 20 Nov 2026, 9:08 am trade at one opening price.'],
    [
      'Pre-open',
      { phase: 'matching' },
      'The opening price is being set. Trading starts 20 Nov 2026, 9:15 am.',
    ],
    ['Market closed', { phase: 'closed' }, 'Opens 20 Nov 2026, 9:15 am.'],
    ['Trading halted', { halted_since: halt.since }, 'The exchange has halted trading in this share since'],
    [
      'Trading halted',
      { phase: 'halted', market_halt: halt },
      'Orders are collected from 20 Nov 2026, 11:15 am',
    ],
    ['Call auction', { phase: 'auction', market_halt: halt }, 'trading continues 20 Nov 2026, 11:30 am.'],
    [
      'Trading halted',
      { phase: 'halted', market_halt: { ...halt, level: 20, collects_from: null, resumes: null } },
      'The index moved 20% at 20 Nov 2026, 10:30 am. There is no more trading today.',
    ],
  ] as const)('I6 · %s with %j', async (title, more, line) => {
    await openAt(`/stocks/${aStock().slug}`, {
      ...STOCK_ANSWERS,
      ruleSources: { status: 'success', data: [] },
      stockSession: { status: 'success', data: { ...aTradingSession, ...more } },
    });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText((text) => text.includes(line))).toBeVisible();
  });
});

describe('I6 · comparison of a stock with another', () => {
  const peers = [
    aStockRow({ isin: 'INESBX000002', slug: 'peer-ltd', symbol: 'PEER', name: 'Peer Ltd' }),
    aStockRow({ isin: 'INESBX000003', slug: 'next-ltd', symbol: 'NEXT', name: 'Next Ltd' }),
  ];
  const open = () =>
    openAt(`/stocks/${aStock().slug}`, {
      ...STOCK_ANSWERS,
      stockDetails: { status: 'success', data: aStock({ peers }) },
    });

  test('I6 · a chosen company is drawn beside the stock as growth, one at a time, and taken away again', async () => {
    const { client } = await open();
    const asked = () =>
      client.calls
        .filter(({ name }) => name === 'stockHistory')
        .map(({ options }) => (options as { params: { slug: string } }).params.slug);
    const peer = await screen.findByRole('button', { name: 'PEER' });
    expect(await screen.findByRole('img', { name: /^Closing price of Aravalka/ })).toBeVisible();
    expect(new Set(asked())).toEqual(new Set([aStock().slug]));
    await userEvent.click(peer);
    expect(await screen.findByRole('img', { name: /^Growth of Aravalka .* and Peer Ltd/ })).toBeVisible();
    expect(peer).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(await screen.findByRole('img', { name: /and Next Ltd in percent/ })).toBeVisible();
    expect(peer).toHaveAttribute('aria-pressed', 'false');
    expect(asked()).toContain('next-ltd');
    const next = screen.getByRole('button', { name: 'NEXT' });
    // A second click counts half a second after the first one.
    await waitFor(() => {
      fireEvent.click(next);
      expect(next).toHaveAttribute('aria-pressed', 'false');
    });
    expect(await screen.findByRole('img', { name: /^Closing price of Aravalka/ })).toBeVisible();
  });
});
