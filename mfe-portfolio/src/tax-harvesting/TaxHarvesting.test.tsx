import type { CallReply } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';

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
};
const open = (over: Partial<typeof info> = {}, found: Partial<typeof plan> = {}) =>
  openPortfolio('/tax-harvesting', {
    answers: {
      taxHarvestingInfo: { ...info, ...over },
      taxHarvestingPlan: { status: 'success', data: { ...plan, ...found } },
    },
  });

describe('/tax-harvesting', () => {
  test('P5 · shows the saving with its costs, and leads to the redemption of exactly these units', async () => {
    await open();
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

  test('P5 · too little gain, and a plan without a saving, are explained', async () => {
    await open({ available: false, unrealised_amt: 500 });
    expect(await screen.findByText('The plan is shown when unrealised gains are above ₹500.')).toBeVisible();
  });

  test('P5 · funds that are left out are named', async () => {
    const left_out = [{ code: 'X', fund_name: 'Udaan Gold Fund', folio_no: '9/1' }];
    await open({}, { legs: [], saving: 0, left_out });
    expect(await screen.findByText('No saving in FY 2026-27 right now')).toBeVisible();
    expect(screen.getByText(/Udaan Gold Fund \(9\/1\)/)).toBeVisible();
  });
});
