import type { CallReply, OwnedAsset } from '@sanchay/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';

const deposit: OwnedAsset = {
  ...{ source: 'manual', asset: 'bank_deposit', id: 'a-1', name: 'FD, 2 years', value: 107_185.9 },
  ...{ priced_on: '2026-11-20', stale: false, invested: 100_000, gain: 7_185.9 },
  ...{ absolute_percentage: 7.19, xirr_percentage: 7.19 },
};
const share: OwnedAsset = {
  ...{
    source: 'imported',
    asset: 'stock',
    id: 's-1',
    name: 'Sarvam Bank',
    value: 5_000,
    priced_on: '2026-10-01',
  },
  ...{ stale: true, invested: null, gain: null, absolute_percentage: null, xirr_percentage: null },
};
const reply = (assets: OwnedAsset[]): CallReply<'ownedAssets'> => ({
  status: 'success',
  data: {
    as_of: '2026-11-20',
    value: assets.reduce((sum, { value }) => sum + value, 0),
    has_external: assets.length > 0,
    assets,
  },
});
const open = (at: string, assets: OwnedAsset[]) =>
  openPortfolio(at, { answers: { ownedAssets: reply(assets) } });
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

describe('the page of an asset class', () => {
  test('P2 · shows in the place of an XIRR of a few days from when there is one', async () => {
    await open('/portfolio/stocks', [{ ...share, xirr_problem: 'too_recent' }]);
    const [row] = await rows('Stocks');
    expect(row).toHaveTextContent('Shown after 30 days');
  });

  test('P2 · lists every source with the day of its value, and marks an old one', async () => {
    await open('/portfolio/stocks', [share]);
    expect((await rows('Stocks'))[0]).toHaveTextContent(
      'Sarvam BankImported, old price of 1 Oct 2026Not recorded₹5,000NANA',
    );
    expect(screen.getByRole('link', { name: 'Sarvam Bank' })).toHaveAttribute('href', '/import');
  });

  test('P2 · states what sales and dividends brought where the returns are more than the value rose', async () => {
    await open('/portfolio/fixed-deposit', [deposit]);
    await rows('Fixed deposits');
    expect(screen.queryByText('Realised gain and income')).toBeNull();
    cleanup();
    await open('/portfolio/fixed-deposit', [{ ...deposit, gain: 7_000 }]);
    await rows('Fixed deposits');
    expect(screen.getByText('Unrealised gain').parentElement).toHaveTextContent('+₹7,186');
    expect(screen.getByText('Realised gain and income').parentElement).toHaveTextContent('−₹186');
  });

  test('P2 · its value leads to its calculation with the same filter', async () => {
    await open('/portfolio/stocks?other=only', [share]);
    expect(await screen.findByRole('link', { name: 'See the calculation' })).toHaveAttribute(
      'href',
      '/portfolio/calculation?class=stocks&other=only',
    );
  });

  test.each([
    [true, 'Settles on 23 Nov 2026'],
    [false, '10 settle on 23 Nov 2026'],
  ])('P2 · shares that are not settled are listed with their day (all of them: %s)', async (all, text) => {
    const settling = { quantity: 10, all, on: '2026-11-23' };
    await open('/portfolio/stocks', [{ ...share, source: 'sanchay', settling }]);
    expect((await rows('Stocks'))[0]).toHaveTextContent(text);
  });

  test('P2 · a deposit leads to its page; sort and filter are in the address', async () => {
    const { client } = await open('/portfolio/fixed-deposit?sortBy=fund_name', [deposit]);
    const [row] = await rows('Fixed deposits');
    expect(row).toHaveTextContent('FD, 2 yearsAdded by you, 20 Nov 2026₹1,00,000₹1,07,186up +7.2%up +7.2%');
    expect(within(row!).getByRole('link')).toHaveAttribute('href', '/portfolio/other-assets/a-1');
    const asked = () =>
      client.calls.filter(({ name }) => name === 'ownedAssets').map(({ options }) => options);
    expect(asked()[0]).toMatchObject({
      query: { class: 'fixed_deposits', external: 'include', sortBy: 'fund_name', sortType: 'asc' },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Other assets' }));
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({ query: { external: 'only', sortBy: 'fund_name' } }),
    );
  });

  test.each([
    ['/portfolio/stocks', 'No stocks yet', 'Explore stocks', '/stocks'],
    ['/portfolio/us-stocks', 'No US stocks yet', 'Explore US stocks', '/us-stocks'],
    ['/portfolio/fixed-deposit', 'No fixed deposits yet', 'Explore fixed deposits', '/fixed-deposit'],
  ])('P2 · %s without any shows so and leads on', async (at, title, action, href) => {
    await open(at, []);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  });
});
