import { Type as T } from '@sinclair/typebox';
import { SHARE_EXTREMES } from '../../enums/market.ts';
import { Codes, Day, Nav } from '../shapes.ts';

const text = (max: number) => T.Optional(T.String({ maxLength: max }));
const limit = (description: string) =>
  T.Optional(T.Number({ minimum: -1_000, maximum: 100_000, description }));

/** The query of share lists. Several sectors or industries are joined by commas. */
export const listQuery = {
  search: text(100),
  sector: text(400),
  industry: text(400),
  order_type: T.Optional(Codes(['asc', 'desc'] as const)),
  at: T.Optional(Codes(SHARE_EXTREMES)),
  pe_max: limit('price over earnings a share'),
  year_1_min: limit('percent over twelve months'),
  dividend_yield_min: limit('percent a year'),
  return_on_equity_min: limit('percent'),
  debt_to_equity_max: limit('times'),
  page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
  per_page: T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
};

export const Facet = T.Array(T.Object({ value: T.String(), count: T.Integer() }));

export const slugParams = T.Object({ slug: T.String({ minLength: 1, maxLength: 80 }) });

/** Closing prices of a share, day by day, with the field names of a NAV history, so that one codec packs both. */
export const priceHistory = {
  params: slugParams,
  query: T.Object({
    from: T.Optional(Day),
    to: T.Optional(Day),
    format: T.Optional(Codes(['json', 'packed'] as const)),
    basis: T.Optional(Codes(['adjusted', 'unadjusted'] as const)),
  }),
  reply: T.Array(T.Object({ date: Day, nav: Nav })),
};
