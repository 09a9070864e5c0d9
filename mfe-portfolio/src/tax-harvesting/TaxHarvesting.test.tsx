import type { CallReply, UserInfo } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { asha } from '../testing/samples.ts';

const info: CallReply<'taxHarvestingInfo'> = {
  status: 'success',
  unrealised_amt: 50_000,
  harvestable_ltcg: 40_000,
  available: true,
  above: 500,
  active: true,
};
const plan: CallReply<'taxHarvestingPlan'>['data'] = {
  financial_year: '2026-27',
  legs: [
    {
      code: 'SBX-PARV-GR',
      fund_name: 'Parvat Flexi Cap Fund Direct Growth',
      folio_no: '71000001/10',
      units: 800,
      nav: 100,
      nav_as_of: '2026-11-19',
      gross: 80_000,
      exit_load: 0,
      stt: 0.8,
      stt_rule_id: 'stt-units-2013',
      tds: 0,
      net: 79_999.2,
      stamp_duty: 4,
      buy_back: 79_995.2,
      nav_date: '2026-11-20',
      payout_date: '2026-11-25',
      last_day: '2027-03-25',
      lots: [
        {
          bought_on: '2024-01-10',
          units: 800,
          cost: 40_000,
          proceeds: 80_000,
          exit_load: 0,
          gain: 40_000,
          term: 'long',
          rule_id: 'equity-rates-2024',
        },
      ],
    },
  ],
  gains: 40_000,
  losses: 0,
  exemption_limit: 125_000,
  long_rate_percentage: 12.5,
  before: { exemption_used: 0, taxed: 0, tax: 0 },
  after: { exemption_used: 40_000, taxed: 0, tax: 0 },
  exemption_saving: 5_000,
  tax_saving: 0,
  exit_load: 0,
  stt: 0.8,
  stamp_duty: 4,
  saving: 4_995.2,
  rule_ids: ['equity-rates-2024'],
  left_out: [],
  elsewhere: [],
  pending_gain: 0,
  consent: { text: 'I request to redeem 800.000 units.', hash: 'a'.repeat(64) },
  refusal: null,
};
const open = (
  over: Partial<typeof info> = {},
  found: Partial<typeof plan> = {},
  runs: CallReply<'harvestRuns'>['data']['runs'] = [],
  user: UserInfo = asha,
) =>
  openPortfolio('/tax-harvesting', {
    session: { loggedIn: true, userFetched: true, user },
    answers: {
      taxHarvestingInfo: { ...info, ...over },
      taxHarvestingPlan: { status: 'success', data: { ...plan, ...found } },
      harvestRuns: { status: 'success', data: { runs } },
    },
  });

describe('/tax-harvesting', () => {
  test('P5 · where the plan cannot be placed as a whole, each part leads to the redemption of exactly its units', async () => {
    await open({}, { consent: null, refusal: { code: 'several_banks', message: 'Different accounts.' } });
    expect(await screen.findByText('Different accounts.')).toBeVisible();
    expect(await screen.findAllByText('₹4,995.20')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /^Redeem 800/ })).toHaveAttribute(
      'href',
      '/orders/redeem/SBX-PARV-GR?at=review&folio=71000001%2F10&by=units&value=800',
    );
    const rows = within(screen.getByRole('table', { name: 'Units of the plan by purchase' })).getAllByRole(
      'row',
    );
    expect(rows[1]).toHaveTextContent('₹40,000.00');
    expect(screen.getByText('25 Mar 2027')).toBeVisible();
    expect(screen.getByText('The price can change before you buy back')).toBeVisible();
  });

  test('P5 · without a subscription the way to one takes the place of the plan', async () => {
    await open({ active: false });
    expect(await screen.findByText('Tax harvesting is not active')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See subscriptions' })).toHaveAttribute('href', '/subscriptions');
  });

  test('P7 · a manager reads once that the plan is for the owner, and is not offered to activate it', async () => {
    const managed_account = { owner_name: 'Ravi Nair', own_portfolio_id: 2, scope: 'view' } as const;
    const manager = { ...asha, managed_account } as unknown as UserInfo;
    const { unmount } = await open({}, { consent: null }, [], manager);
    expect(await screen.findByText('View-only access')).toBeVisible();
    expect(screen.getAllByText('View-only access')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^Redeem 800/ })).toBeNull();
    unmount();
    await open({ active: false }, {}, [], manager);
    expect(await screen.findByText('Only Ravi Nair can activate it.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See subscriptions' })).toBeNull();
  });

  test.each([
    [{ exemption_saving: 5_000, tax_saving: 0 }, 'Tax this plan avoids later'],
    [{ exemption_saving: 5_000, tax_saving: -20 }, 'Tax this plan avoids later'],
    [{ exemption_saving: 0, tax_saving: 5_000 }, 'Tax this plan saves this year'],
    [{ exemption_saving: 2_000, tax_saving: 3_000 }, 'Tax this plan saves, this year and later'],
  ])('P5 · the saving is named after the years whose tax it lowers: %j', async (savings, title) => {
    await open({}, savings);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  const unavailable = { code: 'harvest_unavailable', message: 'Not available.' };
  const loss = { available: false, unrealised_amt: -40_000 };

  test.each([
    ['an empty plan', { legs: [] }],
    ['a plan of gains alone', { refusal: unavailable, consent: null }],
  ])(
    'P5 · below the amount of the settings %s is explained, for gains and for losses',
    async (_what, found) => {
      await open(loss, found);
      expect(await screen.findByText('No plan in FY 2026-\u206027 right now')).toBeVisible();
      expect(screen.getByText(/above ₹500\. Now they are −₹40,000\.00\./)).toBeVisible();
      expect(screen.getByText(/^Losses save tax where gains are taxed, and so far no gain/)).toBeVisible();
      expect(screen.getByText(/can be set off in the next eight years/)).toBeVisible();
      expect(screen.getByRole('link', { name: "See this year's gains" })).toHaveAttribute(
        'href',
        '/reports/capital-gains',
      );
      expect(screen.queryByRole('button', { name: 'Confirm with OTP' })).toBeNull();
    },
  );

  test('P5 · where gains are taxed and no loss pays, the page explains it', async () => {
    await open(loss, { legs: [], before: { exemption_used: 0, taxed: 9_000, tax: 1_800 } });
    expect(await screen.findByText(/^Gains of ₹9,000\.00 are taxed this year, but no units/)).toBeVisible();
    expect(screen.queryByText(/^Losses save tax/)).toBeNull();
  });

  test('P5 · a portfolio with a loss gets the plan that lowers the tax of the year by it', async () => {
    await open(loss, { gains: 0, losses: 40_000, exemption_saving: 0, tax_saving: 5_000 });
    expect(await screen.findByText('I request to redeem 800.000 units.')).toBeVisible();
    expect(screen.queryByText('No plan in FY 2026-\u206027 right now')).toBeNull();
  });

  test('P5 · funds that are left out are named', async () => {
    const left_out = [{ code: 'X', fund_name: 'Udaan Gold Fund', folio_no: '9/1' }];
    await open({}, { legs: [], saving: 0, left_out });
    expect(await screen.findByText('No saving in FY 2026-\u206027 right now')).toBeVisible();
    expect(screen.getByText(/Udaan Gold \(9\/1\)/)).toBeVisible();
  });

  test('P5 · nothing is placed before the text is agreed to', async () => {
    await open();
    expect(await screen.findByText('I request to redeem 800.000 units.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Redeem 800/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm with OTP' }));
    expect(screen.getByText('Agree to the text above to continue.')).toBeVisible();
  });

  test('P5 · imported folios and orders under way are named with what they use of the exemption', async () => {
    const elsewhere = [
      {
        ...{ name: 'Parvat Flexi Cap Fund', house: 'Parvat', folio_no: '88/1', units: 10, value: 5_000 },
        ...{ long_gain: 2_000, short_gain: 0, as_of: '2026-11-19' },
      },
    ];
    await open({}, { elsewhere, pending_gain: 700 });
    expect(
      await screen.findByText(/Folio 88\/1, ₹5,000\.00 on 19 Nov 2026\. Long-term gain ₹2,000\.00/),
    ).toBeVisible();
    expect(screen.getByText(/a gain of ₹700\.00 at today's NAV/)).toBeVisible();
  });

  test('P5 · each fund of a harvest shows its state and the one step that is next', async () => {
    const leg = {
      ...{
        leg: 1,
        code: 'SBX-PARV-GR',
        fund_name: 'Parvat Flexi Cap Fund Direct Growth',
        folio_no: '71000001/10',
      },
      ...{
        status: 'settled' as const,
        units: 800,
        sale_id: 's1',
        sold_nav: 100,
        gain: 40_000,
        net: 79_999.2,
      },
      ...{ payout_date: '2026-11-25', buy_back: 79_999, buy_back_by: '2026-12-25', order_id: null },
      ...{ bought_units: null, bought_nav: null },
    };
    const run = {
      ...{ id: 'r1', financial_year: '2026-27', placed_at: '2026-11-20T04:30:00.000Z', ended_at: null },
      ...{
        planned_saving: 4_995.2,
        planned_gains: 40_000,
        planned_losses: 0,
        realised_gain: 40_000,
        legs: [leg],
      },
    };
    const ended = { ...run, id: 'r0', financial_year: '2025-26', ended_at: '2025-12-01T04:30:00.000Z' };
    const done = { ...leg, status: 'completed' as const, bought_units: 790, bought_nav: 101 };
    const { client } = await open({}, {}, [
      { ...run, legs: [leg, { ...done, leg: 2 }] },
      { ...ended, legs: [done] },
    ]);
    expect(await screen.findByText('₹79,999.20 received. Buy back by 25 Dec 2026.')).toBeVisible();
    expect(
      screen.getByText(/790\.000 units bought back: NAV ₹100\.0000 when redeemed, ₹101\.0000/),
    ).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'FY 2025-\u206026' })).getByText(/Bought back: 1 of 1/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Buy back for ₹79,999' }));
    expect(client.calls.filter(({ name }) => name === 'buyBackHarvest')).toMatchObject([
      { options: { params: { id: 'r1', leg: '1' } } },
    ]);
  });
});
