import { Type as T } from '@sinclair/typebox';
import { SCHEME_CHANGES } from '../enums.ts';
import { FUND_LIMITS, FUND_SORTS } from '../fundQuery.ts';
import { Scheme, SearchRow } from './schemes.ts';
import { Codes, Data, Day, List, Meta, Nav, Nullable, Percent, Success } from './shapes.ts';

const text = (max: number) => T.Optional(T.String({ maxLength: max }));
const page = {
  page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
  per_page: T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
};
const Facet = T.Array(T.Object({ value: T.String(), count: T.Integer() }));

const LimitQuery = T.Partial(
  T.Object(
    Object.fromEntries(FUND_LIMITS.map((name) => [name, T.Number()])) as Record<
      (typeof FUND_LIMITS)[number],
      ReturnType<typeof T.Number>
    >,
  ),
);

/** What a fund's money is in, as far as its holdings are published. */
export const ASSET_KINDS = ['equity', 'foreign', 'debt', 'gold', 'cash', 'unpublished'] as const;

/** Figures from a scheme's NAVs of every day, made after each publication. Percent; a fund too young has none. */
const Figures = T.Object({
  code: T.String(),
  as_of: Nullable(Day),
  history_from: Nullable(Day),
  volatility: Nullable(Percent),
  drawdown: Nullable(T.Object({ percent: Percent, from: Day, to: Day, recovered: Nullable(Day) })),
  sharpe: Nullable(
    T.Object({
      value: T.Number(),
      risk_free: Percent,
      rule_id: T.String(),
      rates: T.Array(
        T.Object({ rate: Percent, months: T.Integer(), from: Day, to: Day, rule_id: T.String() }),
        { description: 'Risk-free rate of each of the 36 months, by the days on which the months end' },
      ),
    }),
  ),
  rolling: T.Array(
    T.Object({
      years: T.Integer(),
      min: Percent,
      median: Percent,
      max: Percent,
      windows: T.Integer(),
      ahead_pct: Nullable(Percent),
    }),
  ),
  sip: T.Array(
    T.Object({
      years: T.Integer(),
      instalments: T.Integer(),
      first: Day,
      last: Day,
      valued_on: Day,
      fund: Percent,
      category: Nullable(Percent),
    }),
  ),
  calendar: T.Array(
    T.Object({
      year: T.Integer(),
      to_date: T.Boolean(),
      fund: Percent,
      category: Nullable(Percent),
      benchmark: Nullable(Percent),
    }),
  ),
});

const Benchmark = T.Object({ code: T.String(), name: T.String() });
const code = T.Object({ code: T.String({ maxLength: 120 }) });
const codes = T.Object({ codes: T.String({ maxLength: 600 }) });

export const funds = {
  fundFigures: { params: codes, reply: Data(T.Array(Figures)) },
  fundRecord: {
    params: code,
    reply: Data(
      T.Object({
        benchmark: Nullable(Benchmark),
        managers: T.Array(T.Object({ name: T.String(), since: Day, until: Nullable(Day) })),
        changes: T.Array(
          T.Object({
            kind: Codes(SCHEME_CHANGES),
            applies_from: Day,
            former_name: Nullable(T.String()),
            into: Nullable(T.Object({ code: T.String(), slug: T.String(), short_name: T.String() })),
          }),
        ),
        nav_late: T.Boolean({ description: 'a NAV that was due by now is not here' }),
      }),
    ),
  },
  fundPeers: {
    params: code,
    reply: Data(
      T.Object({
        rank: Nullable(T.Integer({ description: 'by 3-year return within the sub-category' })),
        of: T.Integer(),
        unranked: Nullable(Codes(['regular', 'payout', 'closed', 'young', 'no_return'] as const)),
        peers: T.Array(SearchRow),
      }),
    ),
  },
  navOverlay: {
    params: T.Object({ code: T.String({ maxLength: 120 }), of: Codes(['category', 'benchmark'] as const) }),
    query: T.Object({ format: T.Optional(Codes(['json', 'packed'] as const)) }),
    reply: T.Array(T.Object({ date: Day, nav: Nav })),
  },
  compareFunds: {
    params: codes,
    reply: Data(
      T.Object({
        benchmark: Nullable(Benchmark),
        overlaps: T.Array(
          T.Object({
            a: T.String(),
            b: T.String(),
            overlap_pct: Nullable(Percent),
            shared: T.Array(T.Object({ name: T.String(), a: Percent, b: Percent })),
          }),
        ),
      }),
    ),
  },
  fundLists: {
    reply: Data(
      T.Array(
        T.Object({
          tag: T.String(),
          query: Nullable(T.String({ description: 'the search that gives this very list' })),
          as_of: Nullable(Day),
          count: T.Integer(),
        }),
      ),
    ),
  },
  amcList: {
    reply: T.Array(
      T.Object({
        AMC_code: T.String(),
        available_for_purchase: T.Integer({ description: '0 no, 1 restricted, 2 yes' }),
        amc_name: T.String(),
        image: T.String(),
        short_code: T.String(),
        rta_info: T.String(),
        address: T.String(),
        phone_number: T.String(),
        website: T.String(),
        login_url: T.String(),
        contact_email: T.String(),
        description: T.String(),
      }),
    ),
  },
  fundAmcs: {
    reply: T.Object({
      status: Success,
      data: T.Object({
        funds: T.Array(
          T.Object({ code: T.String(), name: T.String(), slug: T.String(), schemes: T.Integer() }),
        ),
      }),
    }),
  },
  fundsOfAmc: {
    params: T.Object({ code: T.String({ maxLength: 40 }) }),
    query: T.Object(page),
    reply: List(SearchRow),
  },
  fundCategories: {
    reply: T.Array(
      T.Object({
        category_name: T.String(),
        report_date: Nullable(Day),
        week_1: Nullable(Percent),
        month_1: Nullable(Percent),
        month_3: Nullable(Percent),
        month_6: Nullable(Percent),
        year_1: Nullable(Percent),
        year_3: Nullable(Percent),
        year_5: Nullable(Percent),
        year_10: Nullable(Percent),
        inception: Nullable(Percent),
      }),
    ),
  },
  fundSchemeCategories: {
    reply: T.Object({
      status: Success,
      data: T.Array(
        T.Object({
          category: T.String(),
          sub_categories: T.Array(T.Object({ name: T.String(), count: T.Integer() })),
        }),
      ),
    }),
  },
  schemeList: {
    reply: T.Record(
      T.String(),
      T.Record(
        T.String(),
        T.Record(
          T.String(),
          T.Array(
            T.Object({
              c: T.String(),
              n: T.String(),
              re: T.String(),
              r: T.Object({
                '1': Nullable(Percent),
                '3': Nullable(Percent),
                '5': Nullable(Percent),
                inception: Nullable(Percent),
                date: Nullable(Day),
              }),
              v: Nullable(Percent),
              kc: T.String(),
            }),
          ),
        ),
      ),
    ),
  },
  schemeDetails: {
    params: T.Object({ codes: T.String({ maxLength: 600 }) }),
    reply: T.Array(Scheme),
  },
  fundInvestmentStats: {
    params: T.Object({ code: T.String({ maxLength: 40 }) }),
    reply: T.Object({
      status: Success,
      data: T.Object({
        as_of: Nullable(Day),
        top_holdings: T.Array(T.Object({ name: T.String(), industry: T.String(), weight: Percent })),
        top_industry_exposure: T.Array(T.Object({ industry: T.String(), weight: Percent })),
        assets: T.Array(T.Object({ asset: Codes(ASSET_KINDS), weight: Percent })),
        market_caps: T.Array(T.Object({ cap: Codes(['large', 'mid', 'small'] as const), weight: Percent })),
      }),
    }),
  },
  navHistory: {
    params: T.Object({ code: T.String({ maxLength: 40 }) }),
    query: T.Object({
      from: T.Optional(Day),
      to: T.Optional(Day),
      format: T.Optional(Codes(['json', 'packed', 'csv'] as const)),
    }),
    reply: T.Array(T.Object({ date: Day, nav: Nav })),
  },
  mutualFundSearch: {
    query: T.Object({
      q: text(200),
      category: text(200),
      sub_category: text(400),
      fund_house: text(400),
      risk: text(400),
      tags: text(200),
      reinvestment: text(10),
      fund_manager: text(100),
      lock_in: T.Optional(Codes(['Y', 'N'] as const)),
      exit_load_free: T.Optional(Codes(['Y'] as const)),
      instant: T.Optional(Codes(['Y'] as const)),
      format: T.Optional(Codes(['json', 'csv'] as const)),
      ...LimitQuery.properties,
      sort_by: T.Optional(Codes(FUND_SORTS)),
      order: T.Optional(Codes(['asc', 'desc'] as const)),
      ...page,
    }),
    reply: T.Object({
      status: Success,
      data: T.Array(SearchRow),
      meta: T.Composite([
        Meta,
        T.Object({
          facets: T.Object({
            category: Facet,
            sub_category: Facet,
            fund_house: Facet,
            risk: Facet,
            tags: Facet,
          }),
        }),
      ]),
    }),
  },
};
