import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { HOLDINGS_SORT_FIELDS, PLAN_FREQUENCIES, XIRR_PROBLEMS } from '../../enums/orders.ts';
import { Codes, Data, Day, Id, Nav, Nullable, Percent, Refusal, Rupees, Units } from '../shapes.ts';

/** Value, change, gains and returns, as every total shows them. */
export const figures = {
  current_value: Rupees,
  one_day_change: Rupees,
  one_day_change_percentage: Nullable(Percent),
  unrealised_gain: T.Number({ description: 'value of the units held less their cost, rupees' }),
  realised_gain: T.Number({
    description: 'gain of sales and switches after exit load and STT, before income tax and TDS, rupees',
  }),
  income: Nullable(
    T.Number({
      description: 'interest for late payouts, rupees; null where distributions (IDCW) are not known',
    }),
  ),
  overall_gain: Nullable(
    T.Number({ description: 'unrealised and realised gain and income, rupees; null where income is' }),
  ),
  absolute_percentage: Nullable(Percent),
  xirr_percentage: Nullable(Percent),
  xirr_problem: Nullable(Codes(XIRR_PROBLEMS)),
  return_basis: Codes(['absolute', 'xirr'] as const),
  total_invested: Rupees,
};

/** Figures of what is booked here. */
export const BookedFigures = T.Object(figures);

const DatedNav = T.Object({ nav: Nav, date: Day });

export const Folio = T.Object({
  folio_no: T.String(),
  source: T.String(),
  direct: T.String(),
  units: Units,
  currentValue: Rupees,
  invested: Rupees,
  isSip: T.Boolean(),
  sips: T.Array(
    T.Object({
      amount: Rupees,
      frequency: Codes(PLAN_FREQUENCIES),
      day: T.Integer({ description: 'of the month; of the week, 1 Monday, where weekly; 0 where daily' }),
      next_date: Nullable(Day),
    }),
  ),
});

/** A holding of any asset. Gold has one folio and its buy-back price of a gram as NAV. */
export const Holding = T.Object({
  asset: Codes(['mutual_fund', 'gold'] as const),
  fundInfo: T.Object({
    code: T.String(),
    name: T.String(),
    slug: T.String(),
    category: T.String(),
    scheme_class: T.String(),
    nav: Nullable(DatedNav),
    last_nav: Nullable(DatedNav),
  }),
  folioData: T.Array(Folio),
  units: Units,
  stale: T.Boolean({ description: 'whether the newest price is older than one business day' }),
  trend: T.Array(T.Number(), { description: 'about 30 recent NAVs, oldest first' }),
  ...figures,
});

export const PortfolioTransaction = T.Object({
  id: T.String(),
  date: Day,
  type: T.String(),
  folio_no: T.String(),
  amount: Rupees,
  stamp_duty: Rupees,
  nav: Nav,
  units: Units,
  balance_units: Units,
  order_id: Nullable(T.String()),
});

/** How the figures of a portfolio or of one holding come about. */
export const ReturnsCalculation = T.Object({
  name: Nullable(T.String({ description: 'of the holding; null for the whole portfolio' })),
  as_of: Day,
  figures: T.Object(figures),
  in_transit: T.Number({ description: 'rupees in transit, part of value and invested amount' }),
  values: T.Array(
    T.Object({
      code: T.String(),
      name: T.String(),
      units: Units,
      price: Nullable(DatedNav),
      last_price: Nullable(DatedNav),
      value: Rupees,
      change: T.Number({ description: 'units times the change of the price, rupees' }),
    }),
  ),
  flows: T.Array(
    T.Object({
      date: Day,
      kind: Codes(['paid', 'received', 'value'] as const),
      amount: T.Number({ description: 'rupees; negative was paid by the investor' }),
      days: T.Integer({ description: 'since the first of them' }),
      present_value: Nullable(T.Number({ description: 'amount / (1 + XIRR)^(days / 365), rupees' })),
    }),
    { description: 'netted by day, oldest first, the value of what is held last' },
  ),
});

const AssetTotals = T.Object({ asset: T.String(), ...figures });

export const portfolio = {
  holdings: {
    summary: 'What the current portfolio holds',
    method: 'GET',
    path: '/api/v3/portfolio/holdings.json',
    audience: 'signed-in',
    query: T.Object({
      asset: T.Optional(Codes(['mutual_fund', 'gold'] as const)),
      sortBy: T.Optional(Codes(HOLDINGS_SORT_FIELDS)),
      sortType: T.Optional(Codes(['asc', 'desc'] as const)),
    }),
    reply: Data(
      T.Object({
        as_of: Nullable(Day),
        totals: T.Object(figures),
        in_transit: T.Optional(
          T.Object(figures, {
            description: 'money in transit, part of the totals of all assets; absent for none',
          }),
        ),
        holdings: T.Array(Holding),
        sold_out: T.Optional(
          T.Array(Holding, {
            description: 'sold or switched completely, part of the totals; absent for none',
          }),
        ),
      }),
    ),
  },
  holding: {
    summary: 'One holding with folios and transactions',
    method: 'GET',
    path: '/api/v3/portfolio/holdings/{code}.json',
    audience: 'signed-in',
    params: T.Object({ code: Id }),
    reply: Data(
      T.Object({
        holding: Holding,
        transactions: T.Array(PortfolioTransaction),
        /** Why the account cannot buy more of it; null when it can. */
        refusal: Refusal,
      }),
    ),
  },
  returnsCalculation: {
    summary: 'How value, change, gain and XIRR of a portfolio, a kind of asset or one holding are calculated',
    method: 'GET',
    path: '/api/v3/portfolio/calculation.json',
    audience: 'signed-in',
    query: T.Object({
      code: T.Optional(Id),
      asset: T.Optional(Codes(['mutual_fund', 'gold'] as const)),
    }),
    reply: Data(ReturnsCalculation),
  },
  portfolioReturns: {
    summary: 'Totals by asset, and value over time',
    method: 'GET',
    path: '/api/v3/portfolio/returns.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        as_of: Nullable(Day),
        totals: T.Object(figures),
        assets: T.Array(AssetTotals),
        allocation: T.Array(T.Object({ name: T.String(), value: Rupees, percentage: Percent })),
        history: T.Array(T.Object({ date: Day, value: Rupees, invested: Rupees })),
      }),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
