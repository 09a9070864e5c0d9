import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../testing/openAt.ts';
import { stocksFound } from '../testing/shares.ts';
import { STOCK_ANSWERS } from '../testing/stockAnswers.ts';

const asked = (calls: { name: string; options: unknown }[]) =>
  calls
    .filter(({ name }) => name === 'stockList')
    .map(({ options }) => (options as { query: { per_page: number } }).query)
    .filter(({ per_page }) => per_page === 20);

describe('I6 list of stocks', () => {
  test('I6 · the address determines the request, and its invalid parts are ignored', async () => {
    const { client } = await openAt(
      '/stocks/all?search=bank&sector=Power&cap=large&sort=pe.asc&page=2&x=1',
      STOCK_ANSWERS,
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
    const other = await openAt('/stocks/all?cap=giant&sort=luck&page=-3', STOCK_ANSWERS);
    await waitFor(() =>
      expect(asked(other.client.calls)).toEqual([
        { sort_by: 'market_cap', order_type: 'desc', page: 1, per_page: 20 },
      ]),
    );
  });

  test('I6 · a choice goes into the address at once and back to the first page', async () => {
    const { visited } = await openAt('/stocks/all?search=bank&page=2', STOCK_ANSWERS);
    await userEvent.selectOptions(await screen.findByLabelText('Market cap'), 'Mid cap');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high');
    expect(visited).toEqual([
      '/stocks/all?search=bank&cap=mid',
      '/stocks/all?search=bank&cap=mid&sort=price.asc',
    ]);
  });

  test('I6 · limits of the screen are in the address, and stay open while one is chosen', async () => {
    const { client, visited } = await openAt('/stocks/all?pe=18&roe=15&debt=x&at=low', STOCK_ANSWERS);
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
    await openAt('/stocks/all', STOCK_ANSWERS);
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
    await openAt('/stocks/all?search=zzz', { ...STOCK_ANSWERS, stockList: stocksFound([]) });
    expect(await screen.findByText('No companies found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/stocks/all');
  });
});
