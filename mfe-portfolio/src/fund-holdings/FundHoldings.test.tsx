import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asPhone } from '../testing/asPhone.ts';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { holdingsReply, parvat, totals, udaan } from '../testing/samples.ts';

const asked = (calls: { name: string; options: unknown }[]) =>
  calls
    .filter(({ name }) => name === 'everyHolding')
    .map(({ options }) => (options as { query: object }).query);

afterEach(() => jest.restoreAllMocks());

describe('mutual fund holdings', () => {
  const sums = {
    ...totals,
    current_value: 800_520.55,
    total_invested: 580_000,
    overall_gain: 220_520.55,
    absolute_percentage: 38.02,
  };
  const answers = { everyHolding: holdingsReply([parvat, udaan], sums) };

  test('P2 · the order in the address is requested from the API', async () => {
    const at = '/portfolio/mutual-funds?sortBy=returns&sortType=asc';
    const { client } = await openPortfolio(at, { answers });
    const table = within(await screen.findByRole('table', { name: 'Mutual funds in this account' }));
    expect(asked(client.calls)).toEqual([
      { asset: 'mutual_fund', sortBy: 'returns', sortType: 'asc', external: 'include' },
    ]);
    expect(table.getByRole('columnheader', { name: 'Overall returns' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.getByRole('heading', { level: 2, name: '2 funds' })).toBeVisible();
  });

  test('P2 · a head of a column changes the order and the address', async () => {
    const { client, location } = await openPortfolio('/portfolio/mutual-funds', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Invested' }));
    expect(location()).toBe('/portfolio/mutual-funds?sortBy=investment&sortType=desc');
    await userEvent.click(screen.getByRole('button', { name: 'Holding' }));
    expect(location()).toBe('/portfolio/mutual-funds?sortBy=fund_name&sortType=asc');
    await waitFor(() =>
      expect(asked(client.calls)).toEqual([
        { asset: 'mutual_fund', sortBy: 'value', sortType: 'desc', external: 'include' },
        { asset: 'mutual_fund', sortBy: 'investment', sortType: 'desc', external: 'include' },
        { asset: 'mutual_fund', sortBy: 'fund_name', sortType: 'asc', external: 'include' },
      ]),
    );
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('P2 · on a phone the line below a name has source and day alone, an old price with a sign and in words', async () => {
    asPhone();
    const rows = [
      { ...parvat, sources: ['imported' as const], stale: true },
      { ...udaan, sources: ['sanchay' as const], stale: false },
    ];
    await openPortfolio('/portfolio/mutual-funds', { answers: { everyHolding: holdingsReply(rows, sums) } });
    const table = within(await screen.findByRole('table', { name: 'Mutual funds in this account' }));
    const [old, fresh] = table.getAllByRole('rowheader');
    expect(old).toHaveTextContent(/Imported, old price of \d+ \w+ \d{4}$/);
    expect(fresh).toHaveTextContent(/Sanchay, \d+ \w+ \d{4}$/);
  });

  test('P2 · on a phone a field chooses the order, and each fund has its value and its return', async () => {
    asPhone();
    const { location } = await openPortfolio('/portfolio/mutual-funds', { answers });
    const field = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(field).toHaveValue('value.desc');
    await userEvent.selectOptions(field, 'Returns %, low to high');
    expect(location()).toBe('/portfolio/mutual-funds?sortBy=returns&sortType=asc');
    const table = within(screen.getByRole('table', { name: 'Mutual funds in this account' }));
    const [head, ...rows] = table.getAllByRole('row');
    expect(within(head!).queryByRole('button')).toBeNull();
    expect(rows.map((row) => row.textContent?.slice(0, 60))).toEqual([
      expect.stringMatching(/^Parvat Flexi CapSanchay, 20 Nov 2026₹/) as string,
      expect.stringMatching(/^Udaan Small CapSanchay, 20 Nov 2026₹/) as string,
    ]);
    const onPhones = [...rows[0]!.children].filter((cell) => !cell.hasAttribute('data-hide'));
    expect(onPhones).toHaveLength(2);
    expect(onPhones[1]).toHaveTextContent('₹7,12,520');
    expect(onPhones[1]).toHaveTextContent('up +48.4%');
  });

  test('P2 · the totals stand above the rows, once', async () => {
    await openPortfolio('/portfolio/mutual-funds', { answers });
    const table = await screen.findByRole('table');
    expect(screen.getAllByText('₹8,00,520.55')).toHaveLength(1);
    expect(table).not.toHaveTextContent(/Total|\.\d\d(?!%)/);
  });

  test('P2 · without a fund the next step is taught', async () => {
    await openPortfolio('/portfolio/mutual-funds', { answers: { everyHolding: holdingsReply([]) } });
    expect(await screen.findByRole('heading', { name: 'No mutual funds yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });
});
