import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { CONCENTRATIONS, EXPOSURE_KINDS, RISK_PROBLEMS } from '../../enums/analysis.ts';
import { Codes, Data, Day, Nullable, Percent, Rupees } from '../shapes.ts';

/** A part of a portfolio; percentages are of the value of all holdings. */
export const Exposure = T.Object({
  kind: Codes(EXPOSURE_KINDS),
  name: Nullable(T.String({ description: 'as the market data name it; null where the kind says it all' })),
  value: Rupees,
  percentage: Percent,
});

/** `as_of` is the day of the disclosed holdings; null where there are none. */
const Fund = T.Object({
  code: T.String(),
  source: Codes(['sanchay', 'imported'] as const),
  name: T.String(),
  value: Rupees,
  percentage: Percent,
  as_of: Nullable(Day),
  disclosed_percentage: Percent,
});

const OverlapPair = T.Object({
  a: T.String(),
  b: T.String(),
  percentage: Percent,
  shared: T.Array(T.Object({ name: T.String(), a: Percent, b: Percent }), {
    description: 'largest shared holdings, percent of each fund',
  }),
});

/** `twin` is the direct plan of a regular one; null for direct plans and where it is not known. */
const FundCost = T.Object({
  code: T.String(),
  direct: T.Boolean(),
  expense_percentage: Nullable(Percent),
  expense_date: Nullable(Day),
  yearly: Nullable(Rupees),
  twin: Nullable(
    T.Object({
      code: T.String(),
      name: T.String(),
      slug: T.String({ description: 'of its page' }),
      expense_percentage: Nullable(Percent),
      yearly_more: Nullable(Rupees),
    }),
  ),
});

export const PortfolioAnalysis = T.Object({
  as_of: Nullable(Day),
  value: T.Number({ description: 'value of all holdings with a price, without money in transit, rupees' }),
  disclosed_from: Nullable(Day),
  disclosed_to: Nullable(Day),
  funds: T.Array(Fund, { description: 'by value, largest first' }),
  unpriced: T.Array(T.Object({ code: T.String(), name: T.String() }), {
    description: 'held and without a price, part of nothing here',
  }),
  assets: T.Array(Exposure),
  sectors: T.Array(Exposure),
  industries: T.Array(Exposure),
  caps: T.Array(Exposure),
  houses: T.Array(Exposure),
  companies: T.Array(Exposure, { description: 'companies and securities, the smaller ones together' }),
  currencies: T.Array(Exposure, { description: 'shares of companies that are listed abroad are in dollars' }),
  overlap: T.Object({
    codes: T.Array(T.String()),
    percentages: T.Array(T.Array(Nullable(Percent)), {
      description: 'by place of both codes; null for a fund with itself and without disclosed holdings',
    }),
    pairs: T.Array(OverlapPair, { description: 'largest first' }),
  }),
  cost: T.Object({
    yearly: T.Number({ description: 'of the funds with a known expense ratio, rupees' }),
    covered_value: T.Number({ description: 'value of these funds, rupees' }),
    average_percentage: Nullable(Percent),
    regular_yearly: T.Number({ description: 'what regular plans cost more than their direct plans, rupees' }),
    funds: T.Array(FundCost, { description: 'by value, largest first' }),
  }),
  concentration: T.Array(
    T.Object({
      of: Codes(CONCENTRATIONS),
      count: T.Integer(),
      largest: T.String(),
      top_1: Percent,
      top_5: Percent,
      top_10: Percent,
    }),
  ),
  risk: T.Object({
    problem: Nullable(Codes(RISK_PROBLEMS)),
    as_of: Nullable(Day),
    history_from: Nullable(Day),
    volatility: Nullable(Percent),
    drawdown: Nullable(T.Object({ percent: Percent, from: Day, to: Day, recovered: Nullable(Day) })),
  }),
});

export const portfolioAnalysis = {
  portfolioAnalysis: {
    summary:
      'What the current portfolio is invested in through its funds, with overlap, cost, concentration and risk',
    method: 'GET',
    path: '/api/v3/portfolio/analysis.json',
    audience: 'signed-in',
    reply: Data(PortfolioAnalysis),
  },
} as const satisfies Record<string, CallDefinition>;
