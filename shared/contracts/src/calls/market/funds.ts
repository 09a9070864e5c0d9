import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { FUND_SEARCH_PATH, NAV_HISTORY_PATH } from '../../callPaths.ts';
import { FUND_LIMITS, FUND_SORTS } from '../../fundQuery.ts';
import { Scheme, SearchRow } from './schemes.ts';
import { Codes, Data, Day, List, Meta, Nav, Nullable, Percent, Success } from '../shapes.ts';

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

export const funds = {
  fundLists: {
    summary: 'Tagged lists, each with the search that gives it',
    method: 'GET',
    path: '/mf/api/v4/fund_lists.json',
    audience: 'anyone',
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
    summary: 'Fund houses with contact details',
    method: 'GET',
    path: '/api/v3/funds/amc_list.json',
    audience: 'anyone',
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
    summary: 'Fund houses',
    method: 'GET',
    path: '/mf/api/v5/fund_amcs.json',
    audience: 'anyone',
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
    summary: 'Funds of one house',
    method: 'GET',
    path: '/mf/api/v5/fund_amcs/{code}/funds.json',
    audience: 'anyone',
    params: T.Object({ code: T.String({ maxLength: 40 }) }),
    query: T.Object(page),
    reply: List(SearchRow),
  },
  fundCategories: {
    summary: 'Returns of each category',
    method: 'GET',
    path: '/mf/api/v4/fund_categories.json',
    audience: 'anyone',
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
    summary: 'Tree of categories and sub-categories',
    method: 'GET',
    path: '/mf/api/v4/fund_scheme_categories.json',
    audience: 'anyone',
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
    summary: 'All schemes by category, sub-category and house',
    method: 'GET',
    path: '/mf/api/v4/fund_schemes/list.json',
    audience: 'anyone',
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
    summary: 'Details of schemes; codes joined by a bar, or one slug',
    method: 'GET',
    path: '/mf/api/v4/fund_schemes/{codes}.json',
    audience: 'anyone',
    params: T.Object({ codes: T.String({ maxLength: 600 }) }),
    reply: T.Array(Scheme),
  },
  fundInvestmentStats: {
    summary: 'Top holdings and industries',
    method: 'GET',
    path: '/mf/api/v5/fund_investment_stats/{code}.json',
    audience: 'anyone',
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
    summary: 'NAV of each day, as a list or packed',
    method: 'GET',
    path: NAV_HISTORY_PATH,
    audience: 'anyone',
    params: T.Object({ code: T.String({ maxLength: 40 }) }),
    query: T.Object({
      from: T.Optional(Day),
      to: T.Optional(Day),
      format: T.Optional(Codes(['json', 'packed', 'csv'] as const)),
    }),
    reply: T.Array(T.Object({ date: Day, nav: Nav })),
  },
  indexNav: {
    summary: 'Level of an index on each day, oldest first',
    method: 'GET',
    path: '/api/v3/funds/index_nav/{code}.json',
    audience: 'anyone',
    params: T.Object({ code: T.String({ maxLength: 40 }) }),
    query: T.Object({ from: T.Optional(Day), to: T.Optional(Day) }),
    reply: T.Array(T.Object({ date: Day, nav: Nav })),
  },
  mutualFundSearch: {
    summary: 'Search, filter and sort funds',
    method: 'GET',
    path: FUND_SEARCH_PATH,
    audience: 'anyone',
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
} as const satisfies Record<string, CallDefinition>;
