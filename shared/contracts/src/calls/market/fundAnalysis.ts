import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { SCHEME_CHANGES } from '../../enums/market.ts';
import { SearchRow } from './schemes.ts';
import { Codes, Data, Day, Nav, Nullable, Percent } from '../shapes.ts';

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

/** Figures, record, peers and comparisons of funds. */
export const fundAnalysis = {
  fundFigures: {
    summary: 'Rolling, SIP and calendar-year returns, fall and Sharpe ratio of schemes',
    method: 'GET',
    path: '/mf/api/v4/fund_figures/{codes}.json',
    audience: 'anyone',
    params: codes,
    reply: Data(T.Array(Figures)),
  },
  fundRecord: {
    summary: 'Managers, exit load, benchmark and dated changes of a scheme',
    method: 'GET',
    path: '/mf/api/v4/fund_record/{code}.json',
    audience: 'anyone',
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
    summary: 'Funds of the same sub-category and the place among them',
    method: 'GET',
    path: '/mf/api/v4/fund_peers/{code}.json',
    audience: 'anyone',
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
    summary: 'Category median or benchmark of a scheme, a value a day',
    method: 'GET',
    path: '/mf/api/v4/nav_overlays/{code}/{of}.json',
    audience: 'anyone',
    params: T.Object({ code: T.String({ maxLength: 120 }), of: Codes(['category', 'benchmark'] as const) }),
    query: T.Object({ format: T.Optional(Codes(['json', 'packed'] as const)) }),
    reply: T.Array(T.Object({ date: Day, nav: Nav })),
  },
  compareFunds: {
    summary: 'What two to four funds have in common',
    method: 'GET',
    path: '/mf/api/v4/fund_compare/{codes}.json',
    audience: 'anyone',
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
} as const satisfies Record<string, CallDefinition>;
