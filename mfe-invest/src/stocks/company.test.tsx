import { ApiError } from '@sanchay/api-client';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../testing/openAt.ts';
import { aStock, aStockRow, aTradingSession } from '../testing/shares.ts';

const results = [
  {
    quarter_end: '2026-09-30',
    revenue: 12_000_000_000,
    operating_profit: 3_000_000_000,
    net_profit: 2_000_000_000,
    eps: 12.5,
  },
  {
    quarter_end: '2026-06-30',
    revenue: 11_000_000_000,
    operating_profit: 2_000_000_000,
    net_profit: -1_000_000_000,
    eps: -6.25,
  },
];
const shareholding = [
  { quarter_end: '2026-09-30', promoters: 50, fii: 20, dii: 10, public: 20, pledged: 4.25 },
];
const answers: FakeAnswers = {
  stockDetails: { status: 'success', data: aStock({ peers: [aStockRow({ slug: 'peer', symbol: 'PEER' })] }) },
  stockActions: { status: 'success', data: [] },
  stockSession: { status: 'success', data: aTradingSession },
  stockHistory: [
    { date: '2026-11-19', nav: 1200 },
    { date: '2026-11-20', nav: 1234.5 },
  ],
  indexNav: [
    { date: '2026-11-19', nav: 20_000 },
    { date: '2026-11-20', nav: 20_200 },
  ],
  stockQuarters: { status: 'success', data: { results, shareholding, sandbox: true } },
  stockVolumes: {
    status: 'success',
    data: { volumes: [{ date: '2026-11-20', volume: 1_250_000 }], sandbox: true },
  },
};
const open = (over: FakeAnswers = {}) => openAt(`/stocks/${aStock().slug}`, { ...answers, ...over });

test('I6 · results and shareholding are listed by quarter, with losses, pledges and the note that they are invented', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Quarterly results' }));
  expect(table.getByRole('row', { name: /Sep 2026 1,200 .*200\.00 ₹12\.50/ })).toBeVisible();
  expect(table.getByRole('row', { name: /Jun 2026.*₹6\.25/ })).toBeVisible();
  expect(screen.getByText("4.25% of promoters' shares pledged")).toBeVisible();
  expect(screen.getAllByText(/^Invented by the sandbox around/)).toHaveLength(2);
});

test('I6 · each chart of quarters has all its figures once, in the table below', async () => {
  await open();
  const tables = ['Quarterly results', 'Shareholding pattern'];
  for (const name of tables) expect(await screen.findByRole('table', { name })).toBeVisible();
  const charts = screen.getAllByRole('group', { name: /./ }).filter((one) => one.tagName === 'FIGURE');
  expect(charts.map((chart) => chart.getAttribute('aria-label'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/quarter/i)]),
  );
  expect(screen.getAllByRole('img', { name: /quarter/i })).toHaveLength(tables.length);
});

test('I6 · volume has a table behind its bars', async () => {
  await open();
  const chart = await screen.findByRole('group', {
    name: 'Shares traded in each session of the last three months',
  });
  await userEvent.click(within(chart).getByRole('button', { name: 'Table' }));
  expect(within(chart).getByRole('row', { name: /20 Nov 2026.*12,50,000/ })).toBeVisible();
});

test('I6 · the index is compared as growth, and is labelled as invented', async () => {
  const { client } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nifty 50' }));
  expect(await screen.findByText('The sandbox invents the levels of this index.')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Growth of .* and Nifty 50 in percent/ })).toBeVisible();
  expect(client.calls.some(({ name }) => name === 'indexNav')).toBe(true);
});

test('I6 · a company without published figures has no empty cards', async () => {
  await open({
    stockQuarters: { status: 'success', data: { results: [], shareholding: [], sandbox: false } },
    stockVolumes: { status: 'success', data: { volumes: [], sandbox: false } },
  });
  expect(await screen.findByRole('button', { name: 'Nifty 50' })).toBeVisible();
  expect(screen.queryByText('Quarterly results')).toBeNull();
  expect(screen.queryByText('Volume')).toBeNull();
});

describe('I6 · cards that come later than the page', () => {
  const later = (): Promise<never> => new Promise(() => undefined);

  test('I6 · have their place from the start, so that nothing below them moves', async () => {
    await open({ stockQuarters: later, stockVolumes: later });
    await screen.findByRole('button', { name: 'Nifty 50' });
    for (const name of ['Volume', 'Quarterly results', 'Shareholding pattern'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
  });

  test('I6 · show a failure with a way to try again', async () => {
    const message = 'You are offline.';
    await open({ stockVolumes: () => Promise.reject(new ApiError({ kind: 'offline', message })) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Volume' })).toBeVisible();
  });

  test('I6 · what stands above the chart comes with the page', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    await open({ stockSession: () => new Promise((resolve) => (answer = resolve)) as never });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    answer(answers.stockSession);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
