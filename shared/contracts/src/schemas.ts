import type { TSchema } from '@sinclair/typebox';
import type { CallName } from './calls.ts';
import { config } from './schemas/config.ts';
import { funds } from './schemas/funds.ts';
import { gold } from './schemas/gold.ts';
import { insurance } from './schemas/insurance.ts';
import { orders } from './schemas/orders.ts';
import { portfolio } from './schemas/portfolio.ts';
import { releases } from './schemas/releases.ts';
import { users } from './schemas/users.ts';
import { vitals } from './schemas/vitals.ts';

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
  ...releases,
  ...vitals,
} satisfies Record<CallName, CallSchema>;

export { eventSchemas } from './schemas/events.ts';
export { Failure } from './schemas/shapes.ts';
export { callSummaries } from './callSummaries.ts';
