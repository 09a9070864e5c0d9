import { fireEvent, screen, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { holdingsReply, returnsReply, totals, udaan } from '../testing/samples.ts';

describe('portfolio', () => {
  // The tip is shown on the first few visits only, which local storage counts.
  beforeEach(() => localStorage.clear());

  test('P2 · it shows the totals, a card for each kind of asset, and every holding with the sum below', async () => {
    await openPortfolio('/portfolio');
    expect(await screen.findByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    expect((await screen.findAllByText('₹8,15,953.65'))[0]).toBeVisible();
    const funds = within(await screen.findByRole('region', { name: 'Mutual funds' }));
    expect(funds.getByRole('link')).toHaveAttribute('href', '/portfolio/mutual-funds');
    expect(funds.getByText('₹8,00,520.55')).toBeVisible();
    expect(funds.getByText('2 funds')).toBeVisible();
    const gold = within(screen.getByRole('region', { name: 'Digital gold' }));
    expect(gold.getByRole('link')).toHaveAttribute('href', '/portfolio/gold');
    expect(gold.getByText('+₹433.10').parentElement).toHaveTextContent(
      'up +₹433.10 (+2.89%) Overall returns',
    );

    const rows = within(screen.getByRole('table', { name: 'All holdings' })).getAllByRole('row');
    expect(rows).toHaveLength(5);
    expect(rows[2]).toHaveTextContent(
      'Udaan Small Cap Fund₹1,00,000.00₹88,000.50down −₹1,200.25 (−1.35%) 1Ddown −12.00%down −₹11,999.50NA',
    );
    expect(within(rows[3]!).getByRole('link', { name: 'Digital gold' })).toHaveAttribute(
      'href',
      '/portfolio/gold',
    );
    expect(rows[4]).toHaveTextContent(
      'Total₹5,95,000.00₹8,15,953.65up +₹4,736.65 (+0.58%) 1Dup +37.14%up +₹2,20,953.65up +15.3%',
    );
  });

  test('P2 · what was sold has its gain in the table and in the card of its kind, also when nothing is held', async () => {
    const sold = {
      ...udaan,
      ...{
        units: 0,
        current_value: 0,
        total_invested: 0,
        one_day_change: 0,
        one_day_change_percentage: null,
      },
      ...{ unrealised_gain: 0, realised_gain: 999.95, overall_gain: 999.95, absolute_percentage: 25 },
      xirr_percentage: 11.68,
    };
    const { asset: _, fundInfo: _info, folioData: _folios, trend: _trend, units: _units, ...sums } = sold;
    const holdings = holdingsReply([]);
    await openPortfolio('/portfolio', {
      answers: {
        holdings: { ...holdings, data: { ...holdings.data, totals: sums, sold_out: [sold] } },
        portfolioReturns: {
          ...returnsReply,
          data: { ...returnsReply.data, totals: sums, assets: [{ ...sums, asset: 'mutual_fund' }] },
        },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Mutual funds' }));
    expect(card.getByText('No units left')).toBeVisible();
    expect(card.getByText('+₹999.95').parentElement).toHaveTextContent(
      'up +₹999.95 (+25.00%) Overall returns',
    );
    const rows = within(screen.getByRole('table', { name: 'All holdings' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Udaan Small Cap FundNo units left₹0.00₹0.00');
    expect(rows[1]).toHaveTextContent('up +25.00%up +₹999.95up +11.7%');
    expect(rows[2]).toHaveTextContent('up +₹999.95up +11.7%');
  });

  test('P2 · a missing XIRR has its reason in the totals and in the table', async () => {
    const many = { ...udaan, xirr_problem: 'many_rates' as const };
    await openPortfolio('/portfolio', {
      answers: {
        holdings: holdingsReply([many], { ...totals, xirr_percentage: null, xirr_problem: 'many_rates' }),
      },
    });
    expect(
      await screen.findByText('More than one yearly rate fits your payments, so there is no single XIRR.'),
    ).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'All holdings' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/NAMore than one rate fits$/);
  });

  test('P2 · money in transit has a card and a row of its own, also when nothing else is held', async () => {
    const money = {
      ...{ ...totals, current_value: 5000, total_invested: 5000, one_day_change: 0 },
      ...{ one_day_change_percentage: 0, absolute_percentage: 0, xirr_percentage: null },
    };
    const holdings = holdingsReply([]);
    await openPortfolio('/portfolio', {
      answers: {
        holdings: { ...holdings, data: { ...holdings.data, totals: money, in_transit: money } },
        portfolioReturns: {
          ...returnsReply,
          data: { ...returnsReply.data, totals: money, assets: [{ ...money, asset: 'in_transit' }] },
        },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Money in transit' }));
    expect(card.getByText('₹5,000.00')).toBeVisible();
    expect(card.queryByRole('link')).toBeNull();
    const rows = within(screen.getByRole('table', { name: 'All holdings' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent?.slice(0, 16))).toEqual([
      expect.stringContaining('Holding') as string,
      'Money in transit',
      expect.stringContaining('Total') as string,
    ]);
  });

  test('S18 · how to read it is told until it is closed', async () => {
    await openPortfolio('/portfolio');
    expect(await screen.findByText('How to read this page')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('How to read this page')).toBeNull();
  });

  test('P2 · an empty portfolio teaches the next step', async () => {
    await openPortfolio('/portfolio', { answers: { holdings: holdingsReply([]) } });
    expect(await screen.findByRole('heading', { name: 'No investments yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });
});
