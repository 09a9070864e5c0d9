import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../testing/openAt.ts';
import { aFundRow, found, houses } from '../testing/schemes.ts';

type Asked = { calls: { name: string; options: unknown }[] };
const searches = ({ calls }: Asked) =>
  calls
    .filter(({ name }) => name === 'mutualFundSearch')
    .map(({ options }) => (options as { query: Record<string, unknown> }).query);
/** The last request for rows, not for counts. */
const rowsAsked = (client: Asked) => searches(client).findLast(({ per_page }) => per_page === 20);

describe('I1 list of funds', () => {
  test('I1 a row shows what the fund is, costs and returned', async () => {
    await openAt('/mutual-funds/all', { mutualFundSearch: found([aFundRow()], 1), fundAmcs: houses });
    const link = await screen.findByRole('link', { name: 'Axis Flexi Cap' });
    expect(link).toHaveAttribute('href', '/mutual-funds/fund/axis-flexi-cap');
    const row = within(screen.getByRole('row', { name: /Axis Flexi Cap/ }));
    expect(await row.findByText('Direct · Growth')).toBeVisible();
    for (const message of ['₹50.00', '+25.00%', '14.2%', '18.9%', '17.4%', '0.62%', '₹14,320 Cr']) {
      expect(row.getByText(message)).toBeVisible();
    }
    expect(screen.getByText('1 fund found. NAV as of 2 Jan 2020.')).toBeVisible();
  });

  test('I1 a fund whose NAV is older than the newest of the page shows the day of its NAV', async () => {
    const late = { code: 'B-1', slug: 'b', short_name: 'B Value', nav: { nav: 12, date: '2019-12-30' } };
    await openAt('/mutual-funds/all', { mutualFundSearch: found([aFundRow(late), aFundRow()]) });
    const row = within(await screen.findByRole('row', { name: /B Value/ }));
    expect(row.getByText('NAV · 30 Dec 2019')).toBeVisible();
    expect(screen.getByText(/NAV as of 2 Jan 2020\.$/)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Axis Flexi Cap/ })).queryByText(/NAV ·/)).toBeNull();
  });

  test('I1 the address determines what is requested', async () => {
    const { client } = await openAt(
      '/mutual-funds/all?q=axis&risk=High+Risk&max_sip_min=500&sort_by=aum&page=2',
      {
        mutualFundSearch: found([aFundRow()], 30),
      },
    );
    await screen.findByRole('link', { name: 'Axis Flexi Cap' });
    expect(rowsAsked(client)).toEqual({
      q: 'axis',
      risk: 'High Risk',
      max_sip_min: 500,
      reinvestment: 'Z',
      sort_by: 'aum',
      order: 'desc',
      page: 2,
      per_page: 20,
    });
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
  });

  test('I1 typing sends a request once it pauses and updates the address', async () => {
    const { client, location } = await openAt('/mutual-funds/all?page=3', {
      mutualFundSearch: found([aFundRow()]),
    });
    await userEvent.type(await screen.findByLabelText('Search funds'), 'gold');
    await waitFor(() => expect(location()).toBe('/mutual-funds/all?q=gold'));
    await waitFor(() =>
      expect(rowsAsked(client)).toMatchObject({ q: 'gold', sort_by: 'relevance', page: 1 }),
    );
    expect(searches(client).some(({ q }) => q === 'go')).toBe(false);
  });

  test('I1 the order can be chosen, turned, and taken from the heads of the table', async () => {
    const { location } = await openAt('/mutual-funds/all', { mutualFundSearch: found([aFundRow()]) });
    await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Expense ratio');
    await waitFor(() => expect(location()).toBe('/mutual-funds/all?sort_by=expense_ratio'));
    expect(screen.getByRole('link', { name: 'Sort highest first' })).toHaveAttribute(
      'href',
      '/mutual-funds/all?sort_by=expense_ratio&order=desc',
    );
    expect(await screen.findByRole('link', { name: '1Y' })).toHaveAttribute(
      'href',
      '/mutual-funds/all?sort_by=year_1',
    );
  });

  test('I1 another order is requested once, from the press of a column head on', async () => {
    const { client, location } = await openAt('/mutual-funds/all', { mutualFundSearch: found([aFundRow()]) });
    const asked = (sort: string) => searches(client).filter(({ sort_by }) => sort_by === sort).length;
    const head = await screen.findByRole('link', { name: '1Y' });
    fireEvent.pointerDown(head);
    await waitFor(() => expect(asked('year_1')).toBe(1));
    expect(location()).toBe('/mutual-funds/all');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'AUM');
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'AUM' })).toHaveAttribute('aria-sort', 'descending'),
    );
    expect([asked('aum'), asked('year_1')]).toEqual([1, 1]);
  });

  test('I1 the list is drawn for another order before the address changes, with rows that were requested as its choice opened', async () => {
    const { client, location } = await openAt('/mutual-funds/all', { mutualFundSearch: found([aFundRow()]) });
    const asked = () => searches(client).filter(({ per_page }) => per_page === 20);
    const orders = await screen.findByLabelText('Sort by');
    expect(asked().map(({ sort_by }) => sort_by)).toEqual(['year_3']);
    fireEvent.pointerDown(orders);
    await waitFor(() => expect(asked()).toHaveLength(15));
    expect(new Set(asked().map(({ sort_by }) => sort_by)).size).toBe(15);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Axis Flexi Cap' })).toBeVisible());
    fireEvent.change(orders, { target: { value: 'aum' } });
    expect(screen.getByRole('columnheader', { name: 'AUM' })).toHaveAttribute('aria-sort', 'descending');
    expect(location()).toBe('/mutual-funds/all');
    await waitFor(() => expect(location()).toBe('/mutual-funds/all?sort_by=aum'));
    expect(asked()).toHaveLength(15);
  });

  test('I1 the rows of a filter are requested at its press, those of a draft in the sheet are not', async () => {
    const { client } = await openAt('/mutual-funds/all', { mutualFundSearch: found([aFundRow()]) });
    const box = await screen.findByRole('checkbox', { name: /^Debt/, hidden: true });
    fireEvent.pointerDown(box.closest('label')!);
    await waitFor(() => expect(rowsAsked(client)).toMatchObject({ category: 'Debt', sort_by: 'year_3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const inSheet = within(screen.getByRole('dialog')).getByRole('checkbox', { name: /^Equity/ });
    fireEvent.pointerDown(inSheet.closest('label')!);
    await waitFor(() => expect(rowsAsked(client)).toMatchObject({ category: 'Debt' }));
  });

  test('I1 filters show their counts before they are applied', async () => {
    const { client, location } = await openAt('/mutual-funds/all?category=Equity', {
      mutualFundSearch: found([aFundRow()], 215),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const sheet = within(screen.getByRole('dialog'));
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Debt 203' }));
    expect(location()).toBe('/mutual-funds/all?category=Equity');
    await waitFor(() =>
      expect(searches(client).at(-1)).toMatchObject({ category: 'Equity,Debt', per_page: 1 }),
    );
    client.answer({ mutualFundSearch: found([aFundRow()], 418) });
    await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ funds$/ }));
    await waitFor(() => expect(location()).toBe('/mutual-funds/all?category=Equity%2CDebt'));
    // Its own choice does not narrow a filter's counts.
    expect(searches(client)).toContainEqual({ reinvestment: 'Z', per_page: 1 });
  });

  test('I1 a filter that is set can be taken off', async () => {
    const { visited, location } = await openAt('/mutual-funds/all?q=axis&tags=elss&max_expense_ratio=0.5', {
      mutualFundSearch: found([aFundRow()]),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: Tax saving (ELSS)' }));
    await waitFor(() => expect(location()).toBe('/mutual-funds/all?q=axis&max_expense_ratio=0.5'));
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(location()).toBe('/mutual-funds/all?q=axis'));
    await userEvent.click(await screen.findByRole('link', { name: 'Axis Flexi Cap' }));
    expect(visited).toEqual(['/mutual-funds/fund/axis-flexi-cap']);
  });

  test('I1 without code a form sends words, filters and order, and links turn pages and order', async () => {
    await openAt('/mutual-funds/all?q=axis&category=Equity&category=Debt', {
      mutualFundSearch: found([aFundRow()], 45),
      fundAmcs: houses,
    });
    const form: HTMLFormElement = await screen.findByRole('search', { name: '' });
    await screen.findByRole('link', { name: 'Next page' });
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/mutual-funds/all']);
    expect([...new FormData(form)]).toEqual([
      ['q', 'axis'],
      ['sort_by', 'relevance'],
      ['category', 'Equity'],
      ['category', 'Debt'],
      ['min_year_1', ''],
      ['min_year_3', ''],
      ['min_year_5', ''],
      ['min_ahead_3y', ''],
      ['min_expense_ratio', ''],
      ['max_expense_ratio', ''],
      ['min_aum', ''],
      ['max_aum', ''],
      ['max_sip_min', ''],
      ['min_age', ''],
      ['lock_in', ''],
    ]);
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/mutual-funds/all?q=axis&category=Equity%2CDebt&page=2',
    );
    expect(screen.getByRole('link', { name: 'AUM' })).toHaveAttribute(
      'href',
      '/mutual-funds/all?q=axis&category=Equity%2CDebt&sort_by=aum',
    );
  });

  test('I1 a long filter shows eight values and all on demand; without code all are there', async () => {
    const answer = found([aFundRow()]);
    answer.meta.facets.risk = Array.from('ABCDEFGHIJ', (value) => ({ value: `${value} risk`, count: 1 }));
    await openAt('/mutual-funds/all', { mutualFundSearch: answer, fundAmcs: houses });
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const risks = within(within(screen.getByRole('dialog')).getByRole('group', { name: 'Riskometer' }));
    expect(await risks.findAllByRole('checkbox')).toHaveLength(8);
    expect(risks.getAllByRole('checkbox', { hidden: true })).toHaveLength(10);
    await userEvent.click(risks.getByRole('button', { name: 'Show all 10' }));
    expect(risks.getAllByRole('checkbox')).toHaveLength(10);
    expect(risks.queryByRole('button')).toBeNull();
  });

  test('I1 no match offers to clear words and filters', async () => {
    await openAt('/mutual-funds/all?q=zzz&risk=Low+Risk', {
      mutualFundSearch: found([]),
    });
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear search and filters' })).toHaveAttribute(
      'href',
      '/mutual-funds/all',
    );
  });

  test('I1 a list that does not load can be requested again', async () => {
    const { client } = await openAt('/mutual-funds/all', {});
    await screen.findByRole('alert');
    client.answer({ mutualFundSearch: found([aFundRow()]) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Axis Flexi Cap' })).toBeVisible();
  });
});
