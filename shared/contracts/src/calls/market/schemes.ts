import { Type as T } from '@sinclair/typebox';
import { Codes, Day, Flag, Nav, Nullable, Percent, Rupees } from '../shapes.ts';

const DatedNav = T.Object({ nav: Nav, date: Day });

/** Empty where the fund house published none. */
const Text = T.String({ description: 'empty where none was published' });

/** Percent a year over one year; null where the fund is too young. */
export const Returns = T.Object({
  week_1: Nullable(Percent),
  year_1: Nullable(Percent),
  year_3: Nullable(Percent),
  year_5: Nullable(Percent),
  inception: Nullable(Percent),
  date: Nullable(Day),
});

const Sip = T.Object({
  sip_frequency: T.String(),
  sip_dates: T.Array(T.Integer()),
  sip_minimum_gap: T.Integer(),
  sip_maximum_gap: T.Integer(),
});

/**
 * One scheme as clients of this family of APIs know it; flags are `Y` or `N`. Null is a figure that does not exist: a
 * zero in its place would be a false figure.
 */
export const Scheme = T.Object({
  code: T.String(),
  name: T.String(),
  short_name: T.String(),
  lump_available: Flag,
  sip_available: Flag,
  lump_min: Rupees,
  lump_min_additional: Rupees,
  lump_max: Rupees,
  lump_multiplier: Rupees,
  sip_min: Rupees,
  sip_max: Rupees,
  sip_multiplier: Rupees,
  sip_dates: T.Array(T.Integer()),
  redemption_allowed: Flag,
  redemption_amount_multiple: T.Number(),
  redemption_amount_minimum: T.Number(),
  redemption_quantity_multiple: T.Number(),
  redemption_quantity_minimum: T.Number(),
  category: T.String(),
  lock_in_period: T.Integer({ description: 'days' }),
  upsizecode_sip_dates: T.Array(T.Integer()),
  sip_maximum_gap: T.Integer(),
  fund_house: T.String(),
  fund_name: T.String(),
  short_code: T.String(),
  detail_info: Text,
  ISIN: Text,
  direct: Flag,
  switch_allowed: Flag,
  stp_flag: Flag,
  swp_flag: Flag,
  sips: T.Array(Sip),
  instant: Flag,
  us_canada_allowed: Flag,
  reinvestment: T.String({ description: 'Y, N or Z (growth)' }),
  tags: T.Array(T.String()),
  slug: T.String(),
  channel_partner_code: T.String(),
  tax_period: T.Integer({ description: 'days until long term' }),
  nav: Nullable(DatedNav),
  last_nav: Nullable(DatedNav),
  jan_31_nav: Nullable(Nav),
  volatility: Nullable(Percent),
  returns: Returns,
  start_date: Nullable(Day),
  face_value: T.Number(),
  /** A fund without a NAV yet: when it takes its first purchases, and when they are allotted at the face value. */
  new_fund: Nullable(T.Object({ from: Day, to: Day, allotment: Nullable(Day) })),
  fund_type: T.String(),
  fund_category: T.String(),
  plan: T.String(),
  expense_ratio: Nullable(Percent),
  expense_ratio_date: Nullable(Day),
  fund_manager: Text,
  crisil_rating: Text,
  investment_objective: Text,
  portfolio_turnover: Nullable(T.Number()),
  maturity_type: T.String(),
  aum: Nullable(T.Number({ description: 'crore rupees' })),
  sanchay_id: T.String(),
  sandbox: T.Boolean({ description: 'true: invented market data' }),
  risk: T.String(),
  scheme_class: Codes(['equity', 'debt', 'liquid'] as const),
  exit_load: Nullable(T.String()),
  regular_twin: Nullable(T.Object({ code: T.String(), expense_ratio: Nullable(Percent) })),
  asset_allocations: T.Array(
    T.Object({
      rule_id: T.String(),
      applies_from: Day,
      applies_to: Nullable(Day),
      value: T.Object({ equity: Percent, debt: Percent, listed: T.Boolean() }),
      source: T.String(),
      confidence: Codes(['H', 'M', 'L'] as const),
    }),
    {
      description:
        'Disclosed shares of domestic equity and of debt by date: they decide how gains are taxed. Empty: not disclosed',
    },
  ),
});

/** What lists sort by besides `returns`; null where the fund is too young or it was not published. */
const ListFigures = T.Object({
  month_1: Nullable(Percent),
  month_3: Nullable(Percent),
  month_6: Nullable(Percent),
  year_10: Nullable(Percent),
  volatility: Nullable(Percent),
  drawdown: Nullable(Percent),
  rolling_3y: Nullable(Percent),
});

/** A scheme as a row of a list. */
export const SearchRow = T.Object({
  code: T.String(),
  name: T.String(),
  short_name: T.String(),
  slug: T.String(),
  fund_house: T.String(),
  category: T.String(),
  sub_category: T.String(),
  risk: T.String(),
  nav: Nullable(DatedNav),
  last_nav: Nullable(DatedNav),
  returns: Returns,
  expense_ratio: Nullable(Percent),
  aum: Nullable(T.Number()),
  sip_min: Rupees,
  lump_min: Rupees,
  tags: T.Array(T.String()),
  figures: ListFigures,
});
