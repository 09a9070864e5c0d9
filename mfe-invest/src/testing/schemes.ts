import type { CallReply, Scheme } from '@sanchay/contracts';

/** A fund for tests; only what matters is given. */
export function aScheme(more: Partial<Scheme> = {}): Scheme {
  return {
    code: 'SBX-AX1-GR',
    name: 'Axis Flexi Cap Fund - Direct Plan - Growth',
    short_name: 'Axis Flexi Cap',
    lump_available: 'Y',
    sip_available: 'Y',
    lump_min: 5000,
    lump_min_additional: 1000,
    lump_max: 1_000_000_000,
    lump_multiplier: 1,
    sip_min: 500,
    sip_max: 100_000,
    sip_multiplier: 100,
    sip_dates: [1, 5, 10],
    redemption_allowed: 'Y',
    redemption_amount_multiple: 1,
    redemption_amount_minimum: 100,
    redemption_quantity_multiple: 0.001,
    redemption_quantity_minimum: 0.001,
    category: 'Equity',
    lock_in_period: 0,
    upsizecode_sip_dates: [],
    sip_maximum_gap: 31,
    fund_house: 'AXIS',
    fund_name: 'Axis Mutual Fund',
    short_code: 'Axis',
    detail_info: '',
    ISIN: 'INFSBX000001',
    direct: 'Y',
    switch_allowed: 'Y',
    stp_flag: 'Y',
    swp_flag: 'Y',
    sips: [],
    instant: 'N',
    us_canada_allowed: 'N',
    reinvestment: 'Z',
    tags: ['top_rated'],
    slug: 'axis-flexi-cap',
    channel_partner_code: 'SBX-AX1-GR',
    tax_period: 365,
    nav: { nav: 50, date: '2020-01-02' },
    last_nav: { nav: 40, date: '2020-01-01' },
    jan_31_nav: null,
    volatility: 14.2,
    returns: { week_1: 1, year_1: 14.2, year_3: 18.9, year_5: 17.4, inception: 15, date: '2020-01-02' },
    start_date: '2013-01-01',
    face_value: 10,
    new_fund: null,
    fund_type: 'Equity',
    fund_category: 'Flexi Cap',
    plan: 'Direct',
    expense_ratio: 0.62,
    expense_ratio_date: '2020-01-02',
    fund_manager: 'Kabir Palekari',
    crisil_rating: '',
    investment_objective: 'To grow money over time.',
    portfolio_turnover: null,
    maturity_type: 'Open Ended',
    aum: 14_320,
    sanchay_id: 'SX000001',
    sandbox: false,
    risk: 'Very High Risk',
    scheme_class: 'equity',
    exit_load: '1% if redeemed within 1 year',
    asset_allocations: [
      {
        ...{ rule_id: 'allocation-sbx', applies_from: '2006-06-01', applies_to: null, source: 'Invented' },
        ...{ value: { equity: 97, debt: 0, listed: false }, confidence: 'L' },
      },
    ],
    regular_twin: { code: 'SBX-AX1-RG', expense_ratio: 1.62 },
    ...more,
  };
}

export type FundRow = CallReply<'mutualFundSearch'>['data'][number];

/** A row of the list for tests. */
export function aFundRow(more: Partial<FundRow> = {}): FundRow {
  const { code, name, short_name, slug, fund_house, category, risk, nav, last_nav, returns } = aScheme();
  const { expense_ratio, aum, sip_min, lump_min, tags } = aScheme();
  const known = { code, name, short_name, slug, fund_house, category, risk, nav, last_nav, returns };
  const figures = {
    month_1: 1.2,
    month_3: 2.5,
    month_6: 6.1,
    year_10: null,
    volatility: 14.2,
    drawdown: -18.4,
    rolling_3y: 15.6,
  };
  return {
    ...known,
    expense_ratio,
    aum,
    sip_min,
    lump_min,
    tags,
    sub_category: 'Flexi Cap',
    figures,
    ...more,
  };
}

/** An answer of the search for tests. */
export function found(rows: FundRow[], total = rows.length): CallReply<'mutualFundSearch'> {
  return {
    status: 'success',
    data: rows,
    meta: {
      page: 1,
      per_page: 20,
      total,
      facets: {
        category: [
          { value: 'Equity', count: 215 },
          { value: 'Debt', count: 203 },
        ],
        sub_category: [{ value: 'Flexi Cap', count: 20 }],
        fund_house: [{ value: 'AXIS', count: 44 }],
        risk: [{ value: 'Very High Risk', count: 333 }],
        tags: [{ value: 'elss', count: 12 }],
      },
    },
  };
}

export const houses: CallReply<'fundAmcs'> = {
  status: 'success',
  data: { funds: [{ code: 'AXIS', name: 'Axis Mutual Fund', slug: 'axis', schemes: 90 }] },
};
