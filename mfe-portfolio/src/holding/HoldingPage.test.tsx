import { ApiError } from '@sanchay/api-client';
import type { Holding } from '@sanchay/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { gold, parvat, purchase } from '../testing/samples.ts';

const fund = { status: 'success', data: { holding: parvat, transactions: [purchase], refusal: null } };
const at = '/portfolio/mutual-funds/SBX-PFCD-GR';
const missing = () => {
  throw new ApiError({
    kind: 'not_found',
    httpStatus: 404,
    code: 'not_found',
    message: 'You do not hold this fund.',
  });
};

describe('a fund that is held', () => {
  test('P2 · it shows its figures to the paisa, its price and its average cost', async () => {
    const { client } = await openPortfolio(at, { answers: { anyHolding: fund } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Parvat Flexi Cap' })).toBeVisible();
    expect(document.title).toBe('Parvat Flexi Cap · Sanchay');
    expect(screen.getByText('Direct · Growth')).toBeVisible();
    expect(client.calls.find(({ name }) => name === 'anyHolding')?.options).toMatchObject({
      params: { code: 'SBX-PFCD-GR' },
    });
    expect(screen.getAllByText('₹7,12,520.05')[0]).toBeVisible();
    expect(screen.getAllByText('+₹2,32,520.05')).toHaveLength(2);
    expect(screen.getByText('+48.44%')).toBeVisible();
    expect(screen.getByText('+₹5,936.90')).toBeVisible();
    expect(screen.getByText('+0.84%')).toBeVisible();
    expect(screen.getByText('+17.9%')).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Units and price' }));
    expect(
      facts
        .getAllByRole('definition')
        .slice(0, 4)
        .map((value) => value.textContent),
    ).toEqual(['7,240.123', '₹98.412720 Nov 2026', '₹97.592719 Nov 2026', '₹66.2972']);
    expect(screen.getByRole('link', { name: 'Invest more' })).toHaveAttribute(
      'href',
      '/mutual-funds/fund/parvat-flexi-cap',
    );
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
  });

  test('S4 · a manager is offered neither investing more nor a redemption', async () => {
    const { bus } = await openPortfolio(at, { answers: { anyHolding: fund } });
    expect(await screen.findByRole('link', { name: 'Invest more' })).toBeVisible();
    const managed_account = { owner_name: 'Asha Kulkarni', own_portfolio_id: 2 };
    const session = bus.state('session/changed')!;
    act(() => bus.emit('session/changed', { ...session, user: { ...session.user!, managed_account } }));
    for (const name of ['Invest more', 'Redeem', 'Switch']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
    expect(screen.getByRole('link', { name: 'All orders' })).toBeVisible();
  });

  test('P2 · overall returns have their parts, each explained', async () => {
    const holding = { ...parvat, realised_gain: -1_000.5, income: 8.22, overall_gain: 231_527.77 };
    await openPortfolio(at, { answers: { anyHolding: { ...fund, data: { ...fund.data, holding } } } });
    expect(await screen.findByText('+₹2,31,527.77')).toBeVisible();
    expect(screen.getByText('+₹2,32,520.05')).toBeVisible();
    expect(screen.getByText('−₹1,000.50')).toBeVisible();
    expect(screen.getByText('+₹8.22')).toBeVisible();
    for (const [term, meaning] of [
      ['Overall returns', /realised gain and income together/],
      ['Unrealised gain', /minus what you paid/],
      ['Realised gain', /TDS is tax paid in advance in your name/],
      ['Income', /late redemption payouts/],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: term }));
      expect(screen.getByText(meaning)).toBeVisible();
    }
  });

  test('P2 · units of an IDCW option show that distributions are not known, instead of a return', async () => {
    const holding = {
      ...parvat,
      ...{ income: null, overall_gain: null, absolute_percentage: null },
      ...{ xirr_percentage: null, xirr_problem: 'distributions_unknown' as const },
    };
    await openPortfolio(at, { answers: { anyHolding: { ...fund, data: { ...fund.data, holding } } } });
    expect(
      await screen.findByText('Distributions (IDCW) are not recorded, so income and returns are not known.'),
    ).toBeVisible();
    expect(screen.queryByText('+48.44%')).not.toBeInTheDocument();
    expect(screen.queryByText('+17.9%')).not.toBeInTheDocument();
  });

  test('P2 · a fund without units left keeps its gains and has no folio', async () => {
    const sold = { ...parvat, units: 0, folioData: [], current_value: 0, total_invested: 0 };
    const holding = { ...sold, unrealised_gain: 0, realised_gain: 999.95, overall_gain: 999.95 };
    await openPortfolio(at, { answers: { anyHolding: { ...fund, data: { ...fund.data, holding } } } });
    expect(await screen.findAllByText('+₹999.95')).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: /folio/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Switch' })).not.toBeInTheDocument();
  });

  test.each([
    ['daily', 0, 'SIP ₹500 every business day'],
    ['weekly', 1, 'SIP ₹500 every week'],
    ['fortnightly', 1, 'SIP ₹500 every two weeks'],
    ['monthly', 22, 'SIP ₹500 on the 22nd of every month'],
    ['quarterly', 3, 'SIP ₹500 on the 3rd, every three months'],
  ] as const)(
    'P2 · a folio shows when its %s SIP is due in everyday language',
    async (frequency, day, text) => {
      const [first, ...others] = parvat.folioData;
      const sips = [{ amount: 500, frequency, day, next_date: null }];
      const holding = { ...parvat, folioData: [{ ...first!, sips }, ...others] };
      await openPortfolio(at, { answers: { anyHolding: { ...fund, data: { ...fund.data, holding } } } });
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test('P2 · each folio shows its plan, units, value and SIP', async () => {
    await openPortfolio(at, { answers: { anyHolding: fund } });
    expect(await screen.findByRole('heading', { level: 2, name: '2 folios' })).toBeVisible();
    const first = within(screen.getByRole('region', { name: 'Folio 71000001/10' }));
    expect(first.getByText('Direct plan')).toBeVisible();
    expect(first.getByText('SIP ₹5,000 on the 5th of every month')).toBeVisible();
    expect(first.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '5,000.000',
      '₹3,30,000.00',
      '₹4,92,063.50',
      '7 Dec 2026',
    ]);
    const second = within(screen.getByRole('region', { name: 'Folio 71000002/10' }));
    expect(second.getByText('Regular plan')).toBeVisible();
    expect(second.queryByText(/SIP/)).not.toBeInTheDocument();
  });

  test('P2 · its transactions show every figure, lead to their order and can be kept as a file', async () => {
    await openPortfolio(at, { answers: { anyHolding: fund } });
    const table = within(await screen.findByRole('table', { name: /^Transactions in Parvat/ }));
    const row = within(table.getAllByRole('row')[1]!);
    expect(row.getByRole('rowheader')).toHaveTextContent('4 Feb 2026');
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Purchase',
      '71000001/10',
      '₹25,000',
      '₹1.25',
      '₹91.2345',
      '274.005',
      '5,000.000',
    ]);
    expect(row.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '/orders/o-1');
    const file = screen.getByRole('link', { name: 'Download CSV' });
    expect(file).toHaveAttribute('download', 'sbx-pfcd-gr-transactions.csv');
    expect(decodeURIComponent(file.getAttribute('href')!)).toContain(
      '2026-02-04,"Purchase","71000001/10",25000.00,1.25,91.2345,274.005,5000\r\n',
    );
  });

  test('P2 · many transactions come 25 a page, the file has them all', async () => {
    const many = Array.from({ length: 26 }, (_, index) => ({
      ...purchase,
      id: `t-${index}`,
      amount: 1_000 + index,
    }));
    await openPortfolio(at, {
      answers: {
        anyHolding: { status: 'success', data: { holding: parvat, transactions: many, refusal: null } },
      },
    });
    const table = within(await screen.findByRole('table', { name: /^Transactions/ }));
    expect(table.getAllByRole('row')).toHaveLength(26);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(table.getAllByRole('row')).toHaveLength(2);
    expect(table.getByRole('cell', { name: '₹1,025' })).toBeVisible();
    const csv = decodeURIComponent(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')!);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(27);
  });

  test('P2 · a fund that is not held is reported, and the page leads to those that are', async () => {
    await openPortfolio(at, { answers: { anyHolding: missing } });
    expect(await screen.findByRole('heading', { name: "You don't hold this fund" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View your funds' })).toHaveAttribute(
      'href',
      '/portfolio/mutual-funds',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('P2 · a fault can be tried again', async () => {
    const broken = () => {
      throw new ApiError({ kind: 'network', message: 'x' });
    };
    const { client } = await openPortfolio(at, { answers: { anyHolding: broken } });
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    client.answer({ anyHolding: fund });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('₹7,12,520.05'))[0]).toBeVisible();
  });

  test('P2 · units that were booked turn up without a reload', async () => {
    const { bus, client } = await openPortfolio(at, { answers: { anyHolding: fund } });
    await screen.findAllByText('₹7,12,520.05');
    const more = {
      holding: { ...parvat, current_value: 737_520.05 },
      transactions: [purchase],
      refusal: null,
    };
    client.answer({ anyHolding: { status: 'success', data: more } });
    act(() => bus.emit('holdings/changed', { portfolioId: 'pf-1' }));
    expect(await screen.findByText('₹7,37,520.05')).toBeVisible();
  });

  test('P2 · a fund that is sold while it is displayed shows that in place of its former figures', async () => {
    const { bus, client } = await openPortfolio(at, { answers: { anyHolding: fund } });
    await screen.findAllByText('₹7,12,520.05');
    client.answer({ anyHolding: missing });
    act(() => bus.emit('holdings/changed', { portfolioId: 'pf-1' }));
    expect(await screen.findByRole('heading', { name: "You don't hold this fund" })).toBeVisible();
    expect(screen.queryByText('₹7,12,520.05')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Holding' })).toBeVisible();
  });
});

describe('gold that is held', () => {
  const answers = {
    anyHolding: {
      status: 'success',
      data: {
        holding: gold,
        transactions: [{ ...purchase, nav: 12_150.5, units: 1.2345 }],
        refusal: null,
      },
    },
  };

  test('G2 · it shows grams with four decimals, prices of a gram, no folio and no duty', async () => {
    const { client } = await openPortfolio('/portfolio/gold', { answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Digital gold' })).toBeVisible();
    const facts = within(await screen.findByRole('region', { name: 'Units and price' }));
    expect(client.calls.find(({ name }) => name === 'anyHolding')?.options).toMatchObject({
      params: { code: 'GOLD' },
    });
    expect(
      facts
        .getAllByRole('definition')
        .slice(0, 4)
        .map((value) => value.textContent),
    ).toEqual(['1.2345', '₹12,501.5020 Nov 2026', 'NA', '₹12,150.67']);
    const heads = within(screen.getByRole('table', { name: /Digital gold/ })).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Date',
      'Type',
      'Amount',
      'Buy-back price per gram',
      'Grams',
      'Balance units',
    ]);
    expect(screen.getByRole('cell', { name: '₹12,150.50' })).toBeVisible();
    expect(screen.queryByText(/Folio/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy more gold' })).toHaveAttribute('href', '/gold/buy');
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/gold/orders');
    expect(screen.queryByRole('link', { name: 'Purchase' })).not.toBeInTheDocument();
  });

  test('G2 · an account that cannot buy gold sees the reason, and no button to buy more', async () => {
    const message = 'Digital gold can be bought by residents of India only.';
    const refusal = { code: 'not_for_non_residents', message };
    const answers = {
      anyHolding: { status: 'success', data: { holding: gold, transactions: [], refusal } },
    };
    await openPortfolio('/portfolio/gold', { answers });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy more gold' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/gold/orders');
  });

  test('G2 · without gold the way to the first gram is shown', async () => {
    await openPortfolio('/portfolio/gold', { answers: { anyHolding: missing } });
    expect(await screen.findByRole('heading', { name: 'No gold yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View gold price' })).toHaveAttribute('href', '/gold');
  });
});

describe('a fund in an imported folio', () => {
  const statement = {
    ...{ id: 'f-1', name: 'Parvat Flexi Cap', house: 'Parvat Mutual Fund', until: '2026-03-31' },
    ...{ status: 'amber' as const, reasons: ['history' as const] },
  };
  const folio = {
    ...parvat.folioData[1]!,
    ...{ folio_no: '777001', source: 'imported' as const, invested: null, statement },
  };
  const imported = {
    ...parvat,
    ...{ sources: ['imported' as const], folioData: [folio], total_invested: null, unrealised_gain: null },
    ...{ realised_gain: null, overall_gain: null, absolute_percentage: null, xirr_percentage: null },
    xirr_problem: 'history_unknown' as const,
  };
  const opening = {
    ...purchase,
    ...{ id: 'o', type: 'opening', source: 'imported' as const, amount: null, nav: null, order_id: null },
  };
  const lots = [
    {
      ...{ id: 'l-1', folio_no: '777001', bought_on: null, before: '2025-04-01', units: 30 },
      ...{ cost: null, value: 2952.38, gain: null },
    },
  ];
  const open = (holding: Holding) =>
    openPortfolio(at, {
      answers: {
        anyHolding: {
          status: 'success',
          data: { holding, transactions: [opening], imported_lots: lots, refusal: null },
        },
      },
    });

  test('P2 · an unknown cost is stated as such, with the way to redeem and no button that cannot', async () => {
    const { client } = await open(imported);
    const notice = await screen.findByText(/Sanchay cannot redeem or switch units of imported folios/);
    expect(notice).toHaveTextContent(/folio 777001, place the order with Parvat Mutual Fund, on MF Central/);
    expect(screen.queryByRole('link', { name: 'Redeem' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Switch' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Invest more' })).toBeVisible();
    const part = within(screen.getByRole('region', { name: 'Units by purchase in imported folios' }));
    expect(part.getByRole('row', { name: /Before 1 Apr 2025, day not known/ })).toHaveTextContent(
      'Not known',
    );
    expect(screen.getByText('Units from before the statement')).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Folio 777001' }));
    expect(card.getByText('Imported')).toBeVisible();
    expect(card.getByText('Not known')).toBeVisible();
    expect(client.calls.map(({ name }) => name)).not.toContain('holdingComparison');
    expect(client.calls.map(({ name }) => name)).not.toContain('heldUnits');
  });

  test('P2 · units held here as well are redeemed as before', async () => {
    await open({ ...imported, sources: ['sanchay', 'imported'], folioData: [parvat.folioData[0]!, folio] });
    expect(await screen.findByRole('link', { name: 'Redeem' })).toBeVisible();
    expect(screen.getByText('This folio is held elsewhere')).toBeVisible();
  });

  test('P2 · a scheme that is not listed has neither chart nor fund page', async () => {
    const { client } = await open({ ...imported, fundInfo: { ...imported.fundInfo, slug: null } });
    expect(await screen.findByRole('region', { name: 'Folio 777001' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Invest more' })).toBeNull();
    expect(client.calls.map(({ name }) => name)).not.toContain('navHistory');
  });
});
