import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { COMPARISON_PROBLEMS, COMPARISONS, EXTERNAL_FILTERS } from '../../enums/netWorth.ts';
import { XIRR_PROBLEMS } from '../../enums/orders.ts';
import { Codes, Data, Day, Id, Nullable, Percent } from '../shapes.ts';

const value = T.Number({ description: 'rupees' });
const outcome = {
  value,
  gain: T.Number({ description: 'value and money received less money paid, rupees' }),
  xirr_percentage: Nullable(Percent),
  xirr_problem: Nullable(Codes(XIRR_PROBLEMS)),
};

export const HoldingComparison = T.Object({
  with: Codes(COMPARISONS),
  name: Nullable(T.String({ description: 'of the index; null for a category or a deposit' })),
  rate: Nullable(T.Number({ description: 'of the deposit, percent a year' })),
  as_of: Day,
  return_basis: Codes(['absolute', 'xirr'] as const),
  paid: T.Number({ description: 'money paid in all, rupees' }),
  holding: T.Object(outcome),
  problem: Nullable(Codes(COMPARISON_PROBLEMS)),
  problem_on: Nullable(Day),
  other: Nullable(T.Object(outcome)),
  last: Nullable(T.Object({ date: Day, level: T.Number() })),
  rows: T.Array(
    T.Object({
      date: Day,
      amount: T.Number({ description: 'rupees; negative was paid by the investor' }),
      level: T.Number(),
      level_date: Day,
      units: T.Number({ description: 'of the index; negative was sold' }),
      balance: T.Number({ description: 'units after it' }),
    }),
    { description: 'oldest first; none for a deposit' },
  ),
});

export const holdingComparison = {
  holdingComparison: {
    summary: 'What the payments of a holding would be worth in an index, the category median or a deposit',
    method: 'GET',
    path: '/api/v3/portfolio/holdings/{code}/comparison.json',
    audience: 'signed-in',
    params: T.Object({ code: Id }),
    query: T.Object({
      external: T.Optional(Codes(EXTERNAL_FILTERS)),
      with: Codes(COMPARISONS),
      rate: T.Optional(T.Number({ minimum: 0, maximum: 30, description: 'of a deposit, percent a year' })),
    }),
    reply: Data(HoldingComparison),
  },
} as const satisfies Record<string, CallDefinition>;
