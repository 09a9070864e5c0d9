import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { holdingsReply, parvat, totals, udaan } from '../testing/samples.ts';

const asPhone = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('max-width: 767px'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
const asked = (calls: { name: string; options: unknown }[]) =>
  calls.filter(({ name }) => name === 'holdings').map(({ options }) => (options as { query: object }).query);

afterEach(() => jest.restoreAllMocks());

describe('mutual fund holdings', () => {
  const sums = {
    ...totals,
    current_value: 800_520.55,
    total_invested: 580_000,
    overall_gain: 220_520.55,
    absolute_percentage: 38.02,
  };
  const answers = { holdings: holdingsReply([parvat, udaan], sums) };

  test('P2 · the order of the address is asked of the API', async () => {
    const at = '/portfolio/mutual-funds?sortBy=returns&sortType=asc';
    const { client } = await openPortfolio(at, { answers });
    const table = within(await screen.findByRole('table', { name: 'Your mutual funds' }));
    expect(asked(client.calls)).toEqual([{ asset: 'mutual_fund', sortBy: 'returns', sortType: 'asc' }]);
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
        { asset: 'mutual_fund', sortBy: 'value', sortType: 'desc' },
        { asset: 'mutual_fund', sortBy: 'investment', sortType: 'desc' },
        { asset: 'mutual_fund', sortBy: 'fund_name', sortType: 'asc' },
      ]),
    );
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('P2 · on a phone a field chooses the order, and each fund has its figures below its name', async () => {
    asPhone();
    const { location } = await openPortfolio('/portfolio/mutual-funds', { answers });
    const field = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(field).toHaveValue('value.desc');
    await userEvent.selectOptions(field, 'Returns %, low to high');
    expect(location()).toBe('/portfolio/mutual-funds?sortBy=returns&sortType=asc');
    const items = within(screen.getByRole('list', { name: 'Your mutual funds' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Parvat Flexi Cap Fund Direct Growth2 folios · SIP ₹5,000Invested₹4,80,000.00Current value₹7,12,520.05' +
        'up +₹5,936.90 (+0.84%) 1DOverall returnsup +48.44%up +₹2,32,520.05XIRRup +17.9%',
      'Udaan Small Cap FundInvested₹1,00,000.00Current value₹88,000.50down −₹1,200.25 (−1.35%) 1D' +
        'Overall returnsdown −12.00%down −₹11,999.50XIRRNA',
      'TotalInvested₹5,80,000.00Current value₹8,00,520.55up +₹4,736.65 (+0.58%) 1DOverall returnsup +38.02%up +₹2,20,520.55XIRRup +15.3%',
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('P2 · the sum below the rows is that of the totals', async () => {
    await openPortfolio('/portfolio/mutual-funds', { answers });
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.at(-1)).toHaveTextContent('Total₹5,80,000.00₹8,00,520.55');
    expect(rows.at(-1)).toHaveTextContent('up +38.02%up +₹2,20,520.55');
  });

  test('P2 · without a fund the next step is taught', async () => {
    await openPortfolio('/portfolio/mutual-funds', { answers: { holdings: holdingsReply([]) } });
    expect(await screen.findByRole('heading', { name: 'No mutual funds yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });
});
