import type { FakeAnswers } from '@sanchay/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../../testing/openAt.ts';
import { aFundRow, aScheme, houses } from '../../testing/schemes.ts';
import type { Figures } from './figures.ts';

const figures: Figures = {
  code: 'SBX-AX1-GR',
  as_of: '2026-11-19',
  history_from: '2013-01-01',
  volatility: 14.21,
  drawdown: { percent: -21.44, from: '2024-01-01', to: '2024-06-04', recovered: '2024-09-02' },
  sharpe: {
    value: 0.82,
    risk_free: 5.25,
    rule_id: 'risk-free-2025-12-05',
    rates: [
      { rate: 5.5, months: 24, from: '2023-12-19', to: '2025-11-19', rule_id: 'risk-free-2025-06-06' },
      { rate: 5.25, months: 12, from: '2025-12-19', to: '2026-11-19', rule_id: 'risk-free-2025-12-05' },
    ],
  },
  rolling: [
    { years: 1, min: -12.5, median: 14.1, max: 48.8, windows: 2400, ahead_pct: 61.6 },
    { years: 3, min: 3.1, median: 13.9, max: 24.2, windows: 1900, ahead_pct: null },
  ],
  sip: [
    {
      ...{ years: 3, instalments: 36, fund: 15.44, category: 12.04 },
      ...{ first: '2023-11-20', last: '2026-10-19', valued_on: '2026-11-19' },
    },
  ],
  calendar: [
    { year: 2026, to_date: true, fund: -3.21, category: 1.1, benchmark: 2.2 },
    { year: 2025, to_date: false, fund: 12, category: 10, benchmark: 9 },
  ],
};
const success = <T,>(data: T) => ({ status: 'success', data });
const record = {
  benchmark: { code: 'NIFTY50', name: 'Nifty 50' },
  managers: [
    { name: 'Ira Naidoo', since: '2021-04-01', until: null },
    { name: 'Kabir Palekari', since: '2013-01-01', until: '2021-03-31' },
  ],
  changes: [],
  nav_late: false,
};
const answers: FakeAnswers = {
  schemeDetails: [aScheme({ sandbox: true })],
  navHistory: [
    { date: '2020-01-01', nav: 40 },
    { date: '2020-01-02', nav: 50 },
  ],
  fundCategories: [],
  fundInvestmentStats: success({
    as_of: '2026-11-19',
    top_holdings: [{ name: 'Sarvam Bank', industry: 'Banks', weight: 8.2 }],
    top_industry_exposure: [{ industry: 'Banks', weight: 30 }],
    assets: [
      { asset: 'equity' as const, weight: 88.5 },
      { asset: 'unpublished' as const, weight: 11.5 },
    ],
    market_caps: [{ cap: 'mid' as const, weight: 40.2 }],
  }),
  fundRecord: success(record),
  fundFigures: success([figures]),
  fundPeers: success({
    rank: 3,
    of: 21,
    unranked: null,
    peers: [aFundRow({ code: 'P-1', slug: 'p', short_name: 'Peer One' })],
  }),
  fundAmcs: houses,
  datedRules: success({ on: '2026-11-20', rules: [] }),
};
const allocated = (equity: number, debt: number) => [
  {
    ...{ rule_id: 'allocation-a', applies_from: '2026-04-01', applies_to: null, source: 'x' },
    ...{ confidence: 'M' as const, value: { equity, debt, listed: false } },
  },
];
const open = (more: FakeAnswers = {}) => openAt('/mutual-funds/fund/axis-flexi-cap', { ...answers, ...more });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('I2 figures of a fund', () => {
  test('I2 rolling returns give least, middle, highest and the share ahead of the category', async () => {
    await open();
    const rolling = await part('Rolling returns');
    const row = within(rolling.getByRole('row', { name: /^1 year/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '−12.5%',
      '14.1%',
      '48.8%',
      '62%',
    ]);
    await userEvent.click(rolling.getByRole('button', { name: 'How it is calculated' }));
    expect(rolling.getByRole('tooltip')).toHaveTextContent('(end NAV ÷ start NAV)^(1 ÷ years) − 1');
  });

  test('I2 SIP returns, calendar years and risk are shown with their days and rules', async () => {
    await open();
    const sip = await part('SIP returns');
    expect(sip.getByRole('row', { name: /3 years.* – .* 36 15.4% 12.0%/ })).toBeVisible();
    expect(sip.getByText(/As of 19 Nov 2026/)).toBeVisible();
    const years = await part('Calendar-year returns');
    expect(years.getByRole('rowheader', { name: '2026 YTD' })).toBeVisible();
    expect(years.getByRole('row', { name: /^2025/ })).toHaveTextContent('12.0%');
    const risk = await part('Risk ratios');
    expect(risk.getByText('−21.4%')).toBeVisible();
    expect(risk.getByText('1 Jan 2024 to 4 Jun 2024, recovered on 2 Sep 2024')).toBeVisible();
    expect(risk.getByText('0.82')).toBeVisible();
    expect(risk.getAllByRole('button', { name: 'Source' })[0]).toBeVisible();
    expect(risk.queryByText(/risk-free-2025/)).toBeNull();
  });

  test('I2 a fund without enough history is too young, not guessed', async () => {
    const none = {
      ...figures,
      history_from: '2026-03-02',
      rolling: [],
      sip: [],
      calendar: [],
      drawdown: null,
      sharpe: null,
      volatility: null,
    };
    await open({
      fundFigures: success([none]),
      fundPeers: success({ rank: null, of: 21, unranked: 'young' as const, peers: [] }),
    });
    expect(
      (await part('Rolling returns')).getByText('Not available yet: needs at least 3 years of NAV history.'),
    ).toBeVisible();
    expect(
      (await part('SIP returns')).getByText('Not available yet: needs at least 1 year of NAV history.'),
    ).toBeVisible();
    expect((await part('Risk ratios')).getAllByText('Not available yet')).toHaveLength(3);
    expect(
      (await part('Similar funds')).getByText(
        'Not ranked yet: less than 3Y old. 21 funds in Flexi Cap have a 3Y return.',
      ),
    ).toBeVisible();
  });

  test('I2 an old fund is not called too young: a regular plan is not ranked, a gap is a gap', async () => {
    const none = { ...figures, rolling: [], sip: [], calendar: [], drawdown: null, sharpe: null };
    await open({
      schemeDetails: [
        aScheme({
          direct: 'N',
          plan: 'Regular',
          start_date: '2006-01-02',
          returns: { ...aScheme().returns, year_5: null },
        }),
      ],
      fundFigures: success([none]),
      fundPeers: success({ rank: null, of: 21, unranked: 'regular' as const, peers: [] }),
    });
    expect((await part('Similar funds')).getByText(/This is a regular plan/)).toBeVisible();
    expect(
      (await part('Rolling returns')).getByText(/NAV data is missing for part of this period/),
    ).toBeVisible();
    expect(screen.queryByText(/[Tt]oo young/)).toBeNull();
  });

  test('I2 the Sharpe ratio names its formula and the risk-free rate of every month, a SIP its days', async () => {
    await open();
    const risk = await part('Risk ratios');
    await userEvent.click(risk.getByText('How the Sharpe ratio is calculated'));
    const table = within(risk.getByRole('table', { name: /RBI repo rate/ }));
    expect(table.getByRole('row', { name: /24 months: 19 Dec 2023 to 19 Nov 2025.*5\.50%/ })).toBeVisible();
    expect(table.getByRole('row', { name: /12 months: 19 Dec 2025 to 19 Nov 2026.*5\.25%/ })).toBeVisible();
    const sip = await part('SIP returns');
    expect(sip.getByText('20 Nov 2023 – 19 Oct 2026')).toBeVisible();
    expect(sip.getByText(/As of 19 Nov 2026/)).toBeVisible();
  });

  test('I2 an option that pays income out has no figures of its own NAV, and states why', async () => {
    const none = { ...figures, as_of: null, rolling: [], sip: [], calendar: [] };
    await open({ schemeDetails: [aScheme({ reinvestment: 'N' })], fundFigures: success([none]) });
    expect(
      await (await part('Rolling returns')).findByText(/^Shown for the growth option only/),
    ).toBeVisible();
    expect(screen.queryByText(/Too young/)).toBeNull();
  });

  test('I2 buying and selling costs follow the dated rules', async () => {
    await open();
    const costs = await part('Exit load, stamp duty and tax');
    expect(await costs.findByText('1% if redeemed within 1 year')).toBeVisible();
    expect(costs.getByText('0.005%')).toBeVisible();
    expect(costs.getAllByRole('button', { name: 'Source' })[0]).toBeVisible();
    expect(costs.queryByText(/stamp-duty-2020/)).toBeNull();
    expect(costs.getByText('20.0%')).toBeVisible();
    expect(costs.getByText('12.5%')).toBeVisible();
    expect(costs.getByText('₹1,25,000')).toBeVisible();
  });

  test('I2 a debt fund is taxed by the slab, and a load in unknown words is quoted', async () => {
    const debt = aScheme({
      scheme_class: 'debt',
      fund_category: 'Gilt',
      asset_allocations: allocated(0, 96),
      exit_load: 'As the trustee decides',
    });
    await open({ schemeDetails: [debt] });
    const costs = await part('Exit load, stamp duty and tax');
    expect(costs.getByText('As per your income tax slab')).toBeVisible();
    expect(costs.queryByText('Redeemed after 12 months')).toBeNull();
    expect(costs.getByText('As the trustee decides')).toBeVisible();
  });

  test('I2 tax goes by the disclosed allocation, not by the category', async () => {
    await open({
      schemeDetails: [aScheme({ fund_category: 'Flexi Cap', asset_allocations: allocated(50, 45) })],
    });
    const costs = await part('Exit load, stamp duty and tax');
    expect(await costs.findByText('Taxed neither as an equity nor as a debt fund.')).toBeVisible();
    expect(costs.getByText(/disclosed on 1 Apr 2026: domestic equity 50%, debt 45%/)).toBeVisible();
    expect(costs.getByText('Redeemed after 24 months')).toBeVisible();
  });

  test('I2 without a disclosed allocation no tax is guessed', async () => {
    await open({ schemeDetails: [aScheme({ asset_allocations: [] })] });
    const costs = await part('Exit load, stamp duty and tax');
    expect(await costs.findByText(/has not disclosed its asset allocation/)).toBeVisible();
    expect(costs.queryByText('Redeemed after 12 months')).toBeNull();
  });

  test('I2 managers, peers, what is inside and files are there with their ways on', async () => {
    await open();
    const managers = await part('Fund manager');
    expect(await managers.findByText('1 Jan 2013 to 31 Mar 2021')).toBeVisible();
    expect(managers.getByRole('link', { name: 'Ira Naidoo' })).toHaveAttribute(
      'href',
      '/mutual-funds/all?fund_manager=Ira+Naidoo',
    );
    const peers = await part('Similar funds');
    expect(await peers.findByText('Rank 3 of 21 in Flexi Cap by 3Y return.')).toBeVisible();
    expect(peers.getByRole('link', { name: 'Compare with top 3' })).toHaveAttribute(
      'href',
      '/mutual-funds/compare?codes=SBX-AX1-GR,P-1',
    );
    const inside = await part('Holdings');
    for (const message of ['Equity', '88.5%', 'Not published', '11.5%', 'Mid cap', '40.2%'])
      expect(await inside.findByText(message)).toBeVisible();
    expect(
      (await part('Downloads and more')).getByRole('link', { name: 'NAV history (CSV)' }),
    ).toHaveAttribute('href', '/mf/api/v4/nav_history/SBX-AX1-GR.json?format=csv');
  });

  test('I2 figures that do not load can be requested again, and the rest stays', async () => {
    const { client } = await open({ fundFigures: undefined as never });
    const rolling = await part('Rolling returns');
    client.answer({ ...answers });
    await userEvent.click(await rolling.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('48.8%')).toBeVisible();
  });
});

describe('I2 what the user must know first', () => {
  test('I2 a late NAV, a former name and a merger are shown before the figures', async () => {
    await open({
      fundRecord: success({
        ...record,
        nav_late: true,
        changes: [
          {
            kind: 'merged' as const,
            applies_from: '2026-12-01',
            former_name: null,
            into: { code: 'P-1', slug: 'peer', short_name: 'Peer One' },
          },
          { kind: 'renamed' as const, applies_from: '2025-01-01', former_name: 'Old Name', into: null },
        ],
      }),
    });
    expect(await screen.findByText('NAV is delayed')).toBeVisible();
    expect(screen.getByText('Merged on 1 Dec 2026')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Peer One' })[0]).toHaveAttribute(
      'href',
      '/mutual-funds/fund/peer',
    );
    expect(screen.getByText('Formerly Old Name.')).toBeVisible();
  });

  test('I2 the chart holds category, benchmark and a deposit beside the fund as growth', async () => {
    await open({
      navOverlay: [
        { date: '2020-01-01', nav: 1000 },
        { date: '2020-01-02', nav: 1130 },
      ],
    });
    const group = within(await screen.findByRole('group', { name: 'Compare with' }));
    expect(screen.getByRole('img', { name: /^NAV of Axis Flexi Cap/ })).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Nifty 50' }));
    await userEvent.click(group.getByRole('button', { name: 'FD at 6.5%' }));
    expect(await screen.findByRole('img', { name: /^Growth of Axis Flexi Cap/ })).toBeVisible();
    expect(screen.getByText('25.0%')).toBeVisible();
    expect(await screen.findByText('13.0%')).toBeVisible();
    expect(group.getByRole('button', { name: 'Nifty 50' })).toHaveAttribute('aria-pressed', 'true');
  });
});
