import type { TSchema } from '@sinclair/typebox';
import type { CallName } from './calls.ts';
import { config } from './schemas/config.ts';
import { funds } from './schemas/funds.ts';
import { gold } from './schemas/gold.ts';
import { insurance } from './schemas/insurance.ts';
import { orders } from './schemas/orders.ts';
import { portfolio } from './schemas/portfolio.ts';
import { users } from './schemas/users.ts';

export interface CallSchema {
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  reply: TSchema;
}

/** What each call of `calls.ts` takes and answers. The server checks both ways; browsers take the types only. */
export const schemas = {
  ...users,
  ...funds,
  ...orders,
  ...portfolio,
  ...gold,
  ...insurance,
  ...config,
} satisfies Record<CallName, CallSchema>;

export { Failure } from './schemas/shapes.ts';
export { callSummaries } from './callSummaries.ts';
