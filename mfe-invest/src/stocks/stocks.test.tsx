import { ApiError } from '@sanchay/api-client';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { StockRanking } from '@sanchay/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aStock, aStockRow, aTradingSession, stocksFound } from '../testing/shares.ts';

const stats = (type: StockRanking, rows = [aStockRow()]) => ({
  status: 'success',
  data: { type, as_of: '2026-11-20', stocks: rows },
});
const answers: FakeAnswers = {
  stockList: stocksFound([aStockRow()], 45),
  stockMarketStats: ({ query }) =>
    stats(query?.type ?? 'top_stocks', query?.type === 'losers' ? [] : undefined),
  stockDetails: { status: 'success', data: aStock() },
  stockActions: { status: 'success', data: [] },
  stockSession: { status: 'success', data: aTradingSession },
  stockHistory: [
    { date: '2026-11-19', nav: 1200 },
    { date: '2026-11-20', nav: 1234.5 },
  ],
};
const asked = (calls: { name: string; options: unknown }[]) =>
  calls
    .filter(({ name }) => name === 'stockList')
    .map(({ options }) => (options as { query: { per_page: number } }).query)
    .filter(({ per_page }) => per_page === 20);

describe('I6 explore stocks', () => {
  test('I6 · each list states its rule and its date, and an empty list is labelled as empty', async () => {
    await openAt('/stocks', answers);
    const gainers = within(await screen.findByRole('region', { name: 'Top gainers' }));
    expect(
      await gainers.findByText('Highest rise since the previous close. Closing prices of 20 Nov 2026.'),
    ).toBeVisible();
    expect(gainers.getByRole('link', { name: 'All gainers' })).toHaveAttribute(
      'href',
      '/stocks/all?sort=change.desc',
    );
    expect(within(screen.getByRole('region', { name: 'Top losers' })).getByText('None today.')).toBeVisible();
  });

  test('I6 · 52-week highs lead to the list of all of them', async () => {
    await openAt('/stocks', answers);
    const highs = within(await screen.findByRole('region', { name: '52-week highs' }));
    expect(await highs.findByRole('link', { name: 'All 52-week highs' })).toHaveAttribute(
      'href',
      '/stocks/all?at=high',
    );
  });

  test('I6 · sectors and sizes lead to their list', async () => {
    await openAt('/stocks', answers);
    expect(await screen.findByRole('link', { name: 'Financial services' })).toHaveAttribute(
      'href',
      '/stocks/all?sector=Financial+Services',
    );
    expect(screen.getByRole('link', { name: 'Mid cap' })).toHaveAttribute('href', '/stocks/all?cap=mid');
    expect(screen.getByText('150 companies')).toBeVisible();
  });

  test('I6 · the search is a plain form that leads to the list', async () => {
    const { visited } = await openAt('/stocks', answers);
    const form = await screen.findByRole('search', { name: 'Search stocks' });
    expect(form).toHaveAttribute('action', '/stocks/all');
    expect(form).toHaveAttribute('method', 'get');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search stocks' }), ' bank {Enter}');
    expect(visited).toEqual(['/stocks/all?search=bank']);
  });
});

test('I6 · a stock with a corrupted history still shows its page and can retry', async () => {
  await openAt('/stocks/aravalka-bank-ltd', { ...answers, stockHistory: new Uint8Array([9, 1, 2]) as never });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

describe('I6 list of stocks', () => {
  test('I6 · the address determines the request, and its invalid parts are ignored', async () => {
    const { client } = await openAt(
      '/stocks/all?search=bank&sector=Power&cap=large&sort=pe.asc&page=2&x=1',
      answers,
    );
    await screen.findByRole('table', { name: 'All stocks' });
    expect(asked(client.calls)).toEqual([
      {
        search: 'bank',
        sector: 'Power',
        cap: 'large',
        sort_by: 'pe',
        order_type: 'asc',
        page: 2,
        per_page: 20,
      },
    ]);
    const other = await openAt('/stocks/all?cap=giant&sort=luck&page=-3', answers);
    await waitFor(() =>
      expect(asked(other.client.calls)).toEqual([
        { sort_by: 'market_cap', order_type: 'desc', page: 1, per_page: 20 },
      ]),
    );
  });

  test('I6 · a choice goes into the address at once and back to the first page', async () => {
    const { visited } = await openAt('/stocks/all?search=bank&page=2', answers);
    await userEvent.selectOptions(await screen.findByLabelText('Market cap'), 'Mid cap');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high');
    expect(visited).toEqual([
      '/stocks/all?search=bank&cap=mid',
      '/stocks/all?search=bank&cap=mid&sort=price.asc',
    ]);
  });

  test('I6 · limits of the screen are in the address, and stay open while one is chosen', async () => {
    const { client, visited } = await openAt('/stocks/all?pe=18&roe=15&debt=x&at=low', answers);
    await screen.findByRole('table', { name: 'All stocks' });
    expect(asked(client.calls)).toEqual([
      {
        at: 'low',
        pe_max: 18,
        return_on_equity_min: 15,
        sort_by: 'market_cap',
        order_type: 'desc',
        page: 1,
        per_page: 20,
      },
    ]);
    expect(screen.getByText('More filters · 3 applied')).toBeVisible();
    expect(screen.getByLabelText('P/E ratio')).toHaveDisplayValue('Up to 18');
    await userEvent.selectOptions(screen.getByLabelText('Dividend yield'), '2% or more');
    expect(visited).toEqual(['/stocks/all?at=low&pe=18&yield=2&roe=15']);
  });

  test('I6 · rows show price, change, size, return and P/E; pages are links', async () => {
    await openAt('/stocks/all', answers);
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(row).toHaveTextContent('Aravalka Bank Ltd');
    expect(row).toHaveTextContent('₹1,234.50');
    expect(row).toHaveTextContent('+2.88%');
    expect(row).toHaveTextContent('₹6 Lac Cr');
    expect(row).toHaveTextContent('12.3%');
    expect(row).toHaveTextContent('21.0');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/stocks/aravalka-bank-ltd');
    expect(screen.getByRole('status')).toHaveTextContent('45 companies · Closing prices of 20 Nov 2026.');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/stocks/all?page=2');
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  });

  test('I6 · a search without an answer leads back', async () => {
    await openAt('/stocks/all?search=zzz', { ...answers, stockList: stocksFound([]) });
    expect(await screen.findByText('No companies found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/stocks/all');
  });
});

test('I6 · a stock leads to buying and selling, and to the watchlist', async () => {
  await openAt('/stocks/aravalka-bank-ltd', answers);
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

describe('I6 page of a stock', () => {
  test('I6 · it shows price with its day, change, size class and explained figures', async () => {
    await openAt('/stocks/aravalka-bank-ltd', answers);
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
    await openAt('/stocks/aravalka-bank-ltd', answers);
    await screen.findByRole('heading', { level: 1, name: 'Aravalka Bank Ltd' });
    expect(screen.queryByRole('button', { name: /buy|sell|order/i })).toBeNull();
  });

  test('S11 · an unknown stock shows the not-found page, and a stock that fails to load can be retried', async () => {
    await openAt('/stocks/none', {
      ...answers,
      stockDetails: () => Promise.reject(new ApiError({ kind: 'not_found', httpStatus: 404 })),
    });
    expect(await screen.findByText('Looks like you got off at the wrong stop.')).toBeVisible();
  });

  test('I6 · a page that does not load can be retried', async () => {
    await openAt('/stocks/none', {
      ...answers,
      stockDetails: () => Promise.reject(new ApiError({ kind: 'server', httpStatus: 500 })),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('S19 · it is in Hindi too', async () => {
    await openAt('/stocks/aravalka-bank-ltd', answers, { language: 'hi' });
    expect(await screen.findByRole('region', { name: 'फ़ंडामेंटल्स' })).toBeVisible();
    expect(screen.getAllByText('₹6 लाख करोड़')[0]).toBeVisible();
  });
});

describe('P9 watch button', () => {
  const empty = { status: 'success', data: { limit: 100, items: [] } };
  const watched = {
    status: 'success',
    data: { limit: 100, items: [{ kind: 'stock' as const, id: 'INESBX000001' }] },
  } as never;

  test('P9 · a visitor who is not signed in is taken to the login and back', async () => {
    const { visited, client } = await openAt('/stocks/aravalka-bank-ltd', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' }));
    expect(visited[0]).toMatch(/^\/login\?next=/);
    expect(client.calls.some(({ name }) => name === 'watchlist')).toBe(false);
  });

  test('P9 · it puts the stock on the list and shows that it is there', async () => {
    const { client } = await openAt(
      '/stocks/aravalka-bank-ltd',
      { ...answers, watchlist: empty, watch: empty },
      { session: signedIn() },
    );
    const button = await screen.findByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    client.answer({ watchlist: watched });
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'In watchlist: Aravalka Bank Ltd' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(client.calls.find(({ name }) => name === 'watch')?.options).toEqual({
      params: { kind: 'stock', id: 'INESBX000001' },
    });
  });

  test('P9 · it takes it off again', async () => {
    const { client } = await openAt(
      '/stocks/aravalka-bank-ltd',
      { ...answers, watchlist: watched, unwatch: empty },
      { session: signedIn() },
    );
    const button = await screen.findByRole('button', { name: 'In watchlist: Aravalka Bank Ltd' });
    client.answer({ watchlist: empty });
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' })).toBeVisible();
    expect(client.calls.some(({ name }) => name === 'unwatch')).toBe(true);
  });

  test('P9 · a full list shows the server’s message', async () => {
    const reported: string[] = [];
    const listen = (event: Event) =>
      void reported.push((event as CustomEvent<{ message: string }>).detail.message);
    window.addEventListener('sanchay:toast', listen);
    const message = 'Your watchlist holds 100 things at most. Take something off it first.';
    await openAt(
      '/stocks/aravalka-bank-ltd',
      {
        ...answers,
        watchlist: empty,
        watch: () => Promise.reject(new ApiError({ kind: 'validation', httpStatus: 422, message })),
      },
      { session: signedIn() },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' }));
    await waitFor(() => expect(reported).toEqual([message]));
    window.removeEventListener('sanchay:toast', listen);
  });
});

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
      ...answers,
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
  expect(await screen.findByText('10 → 50')).toBeVisible();
  expect(screen.getByText('+₹5,700.00')).toBeVisible();
  expect(screen.getByText('+15')).toBeVisible();
  expect(screen.getByText(/from Old Ltd/)).toBeVisible();
  expect(screen.getByText(/₹1,300.00 of tax deducted/)).toBeVisible();
  expect(await screen.findByText('5 shares for every 1 held')).toBeVisible();
});

test('I6 · own shares are not requested for a visitor, whose page is rendered for everybody', async () => {
  const { client } = await openAt(`/stocks/${aStock().slug}`, {
    ...answers,
    stockActions: { status: 'success', data: [] },
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(client.calls.map(({ name }) => name)).toContain('stockActions'));
  expect(client.calls.map(({ name }) => name)).not.toContain('stockHolding');
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
      ...answers,
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
      ...answers,
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
