import type { FakeAnswers } from '@sanchay/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../testing/openAt.ts';
import { aStockRow } from '../testing/shares.ts';
import { STOCK_ANSWERS } from '../testing/stockAnswers.ts';

describe('I6 explore stocks', () => {
  test('I6 · each list states its rule and its date, and an empty list is labelled as empty', async () => {
    await openAt('/stocks', STOCK_ANSWERS);
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

  test('I6 · while no stock was bought by enough investors, that list states it', async () => {
    await openAt('/stocks', STOCK_ANSWERS);
    const card = () => screen.findByRole('region', { name: 'Most bought here' });
    expect(await within(await card()).findByText(/^No stock yet/)).toBeVisible();
  });

  test('I6 · the stocks that most investors bought here lead to their pages', async () => {
    const row = aStockRow();
    await openAt('/stocks', {
      ...STOCK_ANSWERS,
      mostBoughtStocks: { status: 'success', data: [row] },
    } as FakeAnswers);
    const card = within(await screen.findByRole('region', { name: 'Most bought here' }));
    expect(card.getByRole('link', { name: new RegExp(row.name) })).toHaveAttribute(
      'href',
      `/stocks/${row.slug}`,
    );
  });

  test('I6 · 52-week highs lead to the list of all of them', async () => {
    await openAt('/stocks', STOCK_ANSWERS);
    const highs = within(await screen.findByRole('region', { name: '52-week highs' }));
    expect(await highs.findByRole('link', { name: 'All 52-week highs' })).toHaveAttribute(
      'href',
      '/stocks/all?at=high',
    );
  });

  test('I6 · sectors and sizes lead to their list', async () => {
    await openAt('/stocks', STOCK_ANSWERS);
    expect(await screen.findByRole('link', { name: 'Financial services' })).toHaveAttribute(
      'href',
      '/stocks/all?sector=Financial+Services',
    );
    expect(screen.getByRole('link', { name: 'Mid cap' })).toHaveAttribute('href', '/stocks/all?cap=mid');
    expect(screen.getByText('150 companies')).toBeVisible();
  });

  test('I6 · the search is a plain form that leads to the list', async () => {
    const { visited } = await openAt('/stocks', STOCK_ANSWERS);
    const form = await screen.findByRole('search', { name: 'Search stocks' });
    expect(form).toHaveAttribute('action', '/stocks/all');
    expect(form).toHaveAttribute('method', 'get');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search stocks' }), ' bank {Enter}');
    expect(visited).toEqual(['/stocks/all?search=bank']);
  });
});
