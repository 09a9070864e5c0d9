import type {
  CallReply,
  Holding,
  HoldingFigures,
  Order,
  PortfolioTransaction,
  UserInfo,
} from '@sanchay/contracts';

type Returns = CallReply<'portfolioReturns'>['data'];
type Plan = CallReply<'systematicPlans'>['data'][number];

export const parvat: Holding = {
  asset: 'mutual_fund',
  fundInfo: {
    code: 'SBX-PFCD-GR',
    name: 'Parvat Flexi Cap Fund Direct Growth',
    slug: 'parvat-flexi-cap',
    category: 'Equity',
    scheme_class: 'equity',
    nav: { nav: 98.4127, date: '2026-11-20' },
    last_nav: { nav: 97.5927, date: '2026-11-19' },
  },
  sources: ['sanchay'],
  folioData: [
    {
      folio_no: '71000001/10',
      source: 'sanchay',
      direct: 'Y',
      units: 5_000,
      currentValue: 492_063.5,
      invested: 330_000,
      isSip: true,
      sips: [{ amount: 5_000, frequency: 'monthly', day: 5, next_date: '2026-12-07' }],
    },
    {
      folio_no: '71000002/10',
      source: 'sanchay',
      direct: 'N',
      units: 2_240.123,
      currentValue: 220_456.55,
      invested: 150_000,
      isSip: false,
      sips: [],
    },
  ],
  units: 7_240.123,
  stale: false,
  trend: [97.1, 97.5927, 98.4127],
  current_value: 712_520.05,
  one_day_change: 5_936.9,
  one_day_change_percentage: 0.84,
  unrealised_gain: 232_520.05,
  realised_gain: 0,
  income: 0,
  overall_gain: 232_520.05,
  xirr_problem: null,
  absolute_percentage: 48.44,
  xirr_percentage: 17.94,
  return_basis: 'xirr',
  total_invested: 480_000,
};

export const udaan: Holding = {
  ...parvat,
  fundInfo: {
    ...parvat.fundInfo,
    code: 'SBX-USCD-GR',
    name: 'Udaan Small Cap Fund',
    slug: 'udaan-small-cap',
  },
  folioData: [],
  units: 100,
  current_value: 88_000.5,
  one_day_change: -1_200.25,
  one_day_change_percentage: -1.35,
  unrealised_gain: -11_999.5,
  realised_gain: 0,
  income: 0,
  overall_gain: -11_999.5,
  absolute_percentage: -12,
  xirr_percentage: null,
  total_invested: 100_000,
};

export const gold: Holding = {
  ...parvat,
  asset: 'gold',
  fundInfo: {
    code: 'GOLD',
    name: 'Digital gold',
    slug: 'gold',
    category: 'Gold',
    scheme_class: 'gold',
    nav: { nav: 12_501.5, date: '2026-11-20' },
    last_nav: null,
  },
  folioData: [{ ...parvat.folioData[1]!, folio_no: 'GOLD', units: 1.2345 }],
  units: 1.2345,
  current_value: 15_433.1,
  one_day_change: 0,
  one_day_change_percentage: 0,
  unrealised_gain: 433.1,
  realised_gain: 0,
  income: 0,
  overall_gain: 433.1,
  absolute_percentage: 2.89,
  xirr_percentage: null,
  total_invested: 15_000,
};

export const totals: Returns['totals'] = {
  current_value: 815_953.65,
  one_day_change: 4_736.65,
  one_day_change_percentage: 0.58,
  unrealised_gain: 200_953.65,
  realised_gain: 19_500,
  income: 500,
  overall_gain: 220_953.65,
  xirr_problem: null,
  absolute_percentage: 37.14,
  xirr_percentage: 15.26,
  return_basis: 'xirr',
  total_invested: 595_000,
};

const nothing: Returns['totals'] = {
  current_value: 0,
  one_day_change: 0,
  one_day_change_percentage: null,
  unrealised_gain: 0,
  realised_gain: 0,
  income: 0,
  overall_gain: 0,
  absolute_percentage: null,
  xirr_problem: null,
  xirr_percentage: null,
  return_basis: 'absolute',
  total_invested: 0,
};

export const holdingsReply = (
  holdings: Holding[],
  sums: HoldingFigures = totals,
): CallReply<'everyHolding'> => ({
  status: 'success',
  data: {
    as_of: holdings.length > 0 ? '2026-11-20' : null,
    has_external: false,
    totals: holdings.length > 0 ? sums : nothing,
    assets: holdings.length > 0 ? returnsReply.data.assets : [],
    holdings,
  },
});

export const returnsReply: CallReply<'portfolioReturns'> = {
  status: 'success',
  data: {
    as_of: '2026-11-20',
    totals,
    assets: [
      {
        ...totals,
        asset: 'mutual_fund',
        current_value: 800_520.55,
        total_invested: 580_000,
        unrealised_gain: 220_520.55,
        overall_gain: 220_520.55,
      },
      {
        ...totals,
        asset: 'gold',
        current_value: 15_433.1,
        total_invested: 15_000,
        unrealised_gain: 433.1,
        overall_gain: 433.1,
        absolute_percentage: 2.89,
      },
    ],
    allocation: [
      { name: 'Equity', value: 800_520.55, percentage: 98.11 },
      { name: 'Gold', value: 15_433.1, percentage: 1.89 },
    ],
    history: [
      { date: '2025-01-20', value: 100_000, invested: 100_000 },
      { date: '2026-11-20', value: 815_953.65, invested: 595_000 },
    ],
  },
};

type Tasks = CallReply<'tasks'>['data'];

/** A task with what does not apply left out. */
export function aTask(
  kind: Tasks['tasks'][number]['kind'],
  over: Partial<Tasks['tasks'][number]> = {},
): Tasks['tasks'][number] {
  return {
    ...{ id: kind, kind, state: 'open', amount: null, count: null, limit: null, date: null },
    ...{ next_date: null, name: null, reason: null, actions: [] },
    ...over,
  };
}

export const tasksReply = (tasks: Tasks['tasks'], setup: Tasks['setup'] = null): CallReply<'tasks'> => ({
  status: 'success',
  data: { tasks, setup },
});

export const order: Order = {
  id: 'o-1',
  code: 'SBX-PFCD-GR',
  fund_name: 'Parvat Flexi Cap Fund Direct Growth',
  slug: 'parvat-flexi-cap',
  type: 'buy',
  amount: 25_000,
  units: null,
  nav: null,
  stamp_duty: null,
  start_date: null,
  folio_no: null,
  sip_firstorderflag: 'N',
  upsize_code: null,
  frequency: null,
  status: 'submitted',
  reason: null,
  nav_date_expected: '2026-11-20',
  nav_date: null,
  allotment_date_expected: '2026-11-23',
  payment_id: 'p-1',
  payment: { status: 'successful', method: 'upi' },
  placed_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:20:00.000Z',
  timeline: [
    { at: '2026-11-20T08:00:00.000Z', state: 'draft', rule_id: null, text: 'You asked to invest ₹25,000.' },
    { at: '2026-11-20T08:05:00.000Z', state: 'pending', rule_id: null, text: 'In your cart.' },
    { at: '2026-11-20T08:06:00.000Z', state: 'pending', rule_id: null, text: 'You changed the order.' },
    { at: '2026-11-20T08:12:00.000Z', state: 'confirmed', rule_id: null, text: 'Your payment arrived.' },
    {
      at: '2026-11-20T08:20:00.000Z',
      state: 'submitted',
      rule_id: 'nav-equity-2021',
      text: 'Sent to Parvat.',
    },
  ],
};

export const ordersReply = (orders: Order[]): CallReply<'orders'> => ({
  status: 'success',
  data: orders,
  meta: { page: 1, per_page: 1, total: orders.length },
});

export const plan: Plan = {
  id: 's-1',
  kind: 'sip',
  code: 'SBX-PFCD-GR',
  fund_name: 'Parvat Flexi Cap Fund Direct Growth',
  slug: 'parvat-flexi-cap',
  amount: 5_000,
  day: 5,
  frequency: 'monthly',
  folio_no: null,
  into_folio: null,
  status: 'active',
  next_dates: ['2026-12-07', '2027-01-05'],
  upcoming: [
    { due_date: '2026-12-05', date: '2026-12-07', amount: 5_000, moved: true },
    { due_date: '2027-01-05', date: '2027-01-05', amount: 5_000, moved: false },
  ],
  target_code: null,
  target_name: null,
  step_up: null,
  ended_by: null,
  ended_at: null,
  started_on: '2026-11-20',
  paused_until: null,
  stops_after: null,
  failures: 0,
  failure_limit: 3,
  failure_rule_id: 'sip-auto-cancel-2024',
  change_until: '2026-12-07T08:00:00.000+05:30',
  change_rule_id: 'sip-change-notice-2024',
  paid_by: 'cart',
  mandate_id: null,
  instalments_done: 0,
  instalments_total: null,
  version: 1,
};

export const purchase: PortfolioTransaction = {
  id: 't-2',
  date: '2026-02-04',
  type: 'purchase',
  folio_no: '71000001/10',
  source: 'sanchay',
  amount: 25_000,
  stamp_duty: 1.25,
  nav: 91.2345,
  units: 274.005,
  balance_units: 5_000,
  order_id: 'o-1',
};

const lot = {
  ...{ folio_no: '71000001/10', units: 5_000, cost: 330_000, value: 492_063.5, gain: 162_063.5 },
  unlocks_on: null,
};

/** Units of `parvat`: all of them redeemable, of three purchases. */
export const heldReply = (over: Partial<CallReply<'heldUnits'>['data']> = {}): CallReply<'heldUnits'> => ({
  status: 'success',
  data: {
    nav: { nav: 98.4127, date: '2026-11-20' },
    as_of: '2026-11-23',
    held: { units: 7_240.123, value: 712_520.05 },
    redeemable: { units: 7_240.123, value: 712_520.05 },
    locked: { units: 0, value: 0 },
    reserved: { units: 0, value: 0 },
    refusal: null,
    load_free_from: '2026-10-02',
    long_term_from: null,
    unlocks_on: null,
    lots: [
      {
        ...{ ...lot, id: 'l-1', bought_on: '2024-02-04', load_percent: 0 },
        ...{ load_free_from: '2025-02-05', long_term_from: '2025-02-05' },
      },
      {
        ...{ ...lot, id: 'l-2', bought_on: '2026-02-04', load_percent: 1 },
        ...{ load_free_from: '2027-02-05', long_term_from: '2027-02-05' },
      },
      {
        ...{ ...lot, id: 'l-3', bought_on: '2026-10-01', load_percent: 0 },
        ...{ load_free_from: '2026-10-01', long_term_from: null, unlocks_on: '2029-10-02' },
      },
    ],
    ...over,
  },
});

/** Asha, ready to invest. */
export const asha = {
  name: 'Asha Ramesh Kulkarni',
  fname: 'Asha',
  onboarding_state: 13,
  current_portfolio: { id: 1, name: 'Personal', onboarding_state: 13 },
} as UserInfo;
