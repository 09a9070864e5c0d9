import { fireEvent, screen, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { emptyNetWorth, netWorthReply } from '../testing/netWorth.ts';
import { holdingsReply, totals, udaan } from '../testing/samples.ts';

describe('portfolio', () => {
  // The tip is shown on the first few visits only, which local storage counts.
  beforeEach(() => localStorage.clear());

  test('P2 · it shows the totals, a card for each kind of asset, and every holding with its figures in whole rupees', async () => {
    await openPortfolio('/portfolio');
    expect(await screen.findByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    // A total stands once on the page.
    expect(await screen.findAllByText('₹8,15,953.65')).toHaveLength(1);
    const funds = within(await screen.findByRole('region', { name: 'Mutual funds' }));
    expect(funds.getByRole('link')).toHaveAttribute('href', '/portfolio/mutual-funds');
    expect(funds.getByText('₹8,00,521')).toBeVisible();
    expect(funds.getByText('2 funds')).toBeVisible();
    const gold = within(screen.getByRole('region', { name: 'Digital gold' }));
    expect(gold.getByRole('link')).toHaveAttribute('href', '/portfolio/gold');
    expect(gold.getByText('+₹433').parentElement).toHaveTextContent('up +₹433 (+2.9%) Overall returns');

    const rows = within(screen.getByRole('table', { name: 'All holdings' })).getAllByRole('row');
    expect(rows).toHaveLength(4);
    expect(rows[2]).toHaveTextContent(
      'Udaan Small CapSanchay, 20 Nov 2026 · Direct · Growth₹1,00,000₹88,001down −₹1,200 (−1.4%) 1Ddown −12.0%down −12.0%down −₹12,000NA',
    );
    expect(within(rows[3]!).getByRole('link', { name: 'Digital gold' })).toHaveAttribute(
      'href',
      '/portfolio/gold',
    );
  });

  test('P2 · a price older than one business day is marked', async () => {
    await openPortfolio('/portfolio', {
      answers: { everyHolding: holdingsReply([{ ...udaan, stale: true }]) },
    });
    expect(await screen.findByText('Sanchay, old price of 20 Nov 2026')).toBeVisible();
  });

  test('P2 · what was sold has its gain in the totals and in the table, also when nothing is held', async () => {
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
        everyHolding: {
          ...holdings,
          data: {
            ...holdings.data,
            ...{ totals: sums, assets: [{ ...sums, asset: 'mutual_fund' }], sold_out: [sold] },
          },
        },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Mutual funds' }));
    expect(card.getByText('No units left')).toBeVisible();
    // The figures of the only kind are the totals.
    expect(card.queryByText(/₹/)).toBeNull();
    expect(screen.getAllByText('+₹999.95')[0]).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'All holdings' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Udaan Small CapSanchay · No units left · Direct · Growth₹0₹0');
    expect(rows[1]).toHaveTextContent('up +25.0%up +₹1,000up +11.7%');
  });

  test('P2 · a missing XIRR has its reason in the totals and in the table', async () => {
    const many = { ...udaan, xirr_problem: 'many_rates' as const };
    await openPortfolio('/portfolio', {
      answers: {
        everyHolding: holdingsReply([many], { ...totals, xirr_percentage: null, xirr_problem: 'many_rates' }),
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
        everyHolding: {
          ...holdings,
          data: {
            ...holdings.data,
            ...{ totals: money, assets: [{ ...money, asset: 'in_transit' }], in_transit: money },
          },
        },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Money in transit' }));
    expect(card.getByText('Money in transit')).toBeVisible();
    expect(card.queryByRole('link')).toBeNull();
    const rows = within(screen.getByRole('table', { name: 'All holdings' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent?.slice(0, 16))).toEqual([
      expect.stringContaining('Holding') as string,
      'Money in transit',
    ]);
  });

  test('S18 · the reading guide is shown until it is closed', async () => {
    await openPortfolio('/portfolio');
    expect(await screen.findByText('How to read this page')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('How to read this page')).toBeNull();
  });

  test('P2 · an empty portfolio teaches the next step', async () => {
    await openPortfolio('/portfolio', {
      answers: { everyHolding: holdingsReply([]), netWorth: emptyNetWorth },
    });
    expect(await screen.findByRole('heading', { name: 'No investments yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });

  test.each([
    ['stock', 'Stocks', '/portfolio/stocks'],
    ['us_cash', 'US stocks', '/portfolio/us-stocks'],
    ['nsc', 'Fixed deposits', '/portfolio/fixed-deposit'],
    ['property', 'Other assets', '/portfolio/other-assets'],
  ] as const)(
    'P2 · with nothing but %s the page shows it and leads to its page',
    async (asset, name, href) => {
      await openPortfolio('/portfolio', {
        answers: {
          everyHolding: holdingsReply([]),
          netWorth: netWorthReply({ value: 5000.5, kinds: [{ asset, value: 5000.5, count: 2 }] }),
        },
      });
      const card = within(await screen.findByRole('region', { name: 'Total portfolio value' }));
      expect(card.getByText('₹5,000.50')).toBeVisible();
      expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(card.getByText('2 assets')).toBeVisible();
      expect(screen.queryByText('No investments yet')).toBeNull();
    },
  );

  test.each([
    ['funds and gold alone', false, false, 'Total portfolio value · 20 Nov 2026', null],
    ['funds and gold alone, some elsewhere', true, false, 'Net worth · 20 Nov 2026', null],
    ['shares too', false, true, 'Mutual funds and gold · 20 Nov 2026', 'Total portfolio value'],
    ['shares too, some elsewhere', true, true, 'Mutual funds and gold · 20 Nov 2026', 'Net worth'],
  ] as const)(
    'P2 · the value of everything has the name that it has on the dashboard: %s',
    async (_, has_external, hasShares, label, title) => {
      const { kinds } = netWorthReply().data;
      const shares = hasShares ? [{ asset: 'stock' as const, value: 1000, count: 1 }] : [];
      const netWorth = netWorthReply({ has_external, kinds: [...kinds, ...shares] });
      await openPortfolio('/portfolio', { answers: { netWorth } });
      expect(await screen.findByText(label)).toBeVisible();
      const names = ['Total portfolio value', 'Net worth'];
      expect(names.filter((name) => screen.queryByRole('region', { name }))).toEqual(title ? [title] : []);
    },
  );

  test('P2 · mutual funds are counted as funds beside other assets', async () => {
    const kinds = [
      { asset: 'mutual_fund' as const, value: 4000, count: 8 },
      { asset: 'property' as const, value: 1000, count: 1 },
    ];
    await openPortfolio('/portfolio', { answers: { netWorth: netWorthReply({ value: 5000, kinds }) } });
    expect(await screen.findByText('8 funds')).toBeVisible();
    expect(screen.getByText('1 asset')).toBeVisible();
  });

  test('P2 · cash for stocks is a row of its own, apart from cash that was added', async () => {
    await openPortfolio('/portfolio', {
      answers: {
        everyHolding: holdingsReply([]),
        netWorth: netWorthReply({
          value: 5300,
          kinds: [
            { asset: 'cash', source: 'sanchay', value: 5000, count: 1 },
            { asset: 'cash', source: 'manual', value: 300, count: 1 },
          ],
        }),
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Total portfolio value' }));
    const rows = card.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent('Cash for stocks1 asset₹5,000');
    expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/stocks/cash');
    expect(rows[1]).toHaveTextContent('Other assets1 asset₹300');
  });

  test('P2 · an imported holding of unknown cost states so, and the totals state what they leave out', async () => {
    const old = {
      ...udaan,
      ...{ sources: ['imported' as const], total_invested: null, unrealised_gain: null, realised_gain: null },
      ...{ overall_gain: null, absolute_percentage: null, xirr_problem: 'history_unknown' as const },
    };
    const reply = holdingsReply([old], { ...totals, left_out: 1 });
    const { client } = await openPortfolio('/portfolio?other=only', {
      answers: {
        everyHolding: { ...reply, data: { ...reply.data, has_external: true } },
        netWorth: netWorthReply({ has_external: true }),
      },
    });
    const rows = within(await screen.findByRole('table', { name: 'All holdings' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(
      'Udaan Small CapImported, 20 Nov 2026 · Direct · GrowthNot known₹88,001',
    );
    expect(rows[1]).toHaveTextContent(/Cost not known$/);
    expect(
      screen.getByText(/^Your statements don't show the whole cost of 1 imported holding/),
    ).toBeVisible();
    // The reason of a folio, be it red or without history, is the one that the import gives.
    expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/import');
    expect(screen.queryByText(/before your first statement/)).toBeNull();
    const asked = client.calls.find(({ name }) => name === 'everyHolding')!.options;
    expect(asked).toMatchObject({ query: { external: 'only' } });
  });
});
