import type { TSchema } from '@sinclair/typebox';
import type { CallName } from './calls.ts';
import { analytics } from './schemas/analytics.ts';
import { chat } from './schemas/chat.ts';
import { config } from './schemas/config.ts';
import { fixedDeposits } from './schemas/fixedDeposits.ts';
import { funds } from './schemas/funds.ts';
import { gold } from './schemas/gold.ts';
import { insight } from './schemas/insight.ts';
import { help } from './schemas/help.ts';
import { insurance } from './schemas/insurance.ts';
import { newsletter } from './schemas/newsletter.ts';
import { orders } from './schemas/orders.ts';
import { portfolio } from './schemas/portfolio.ts';
import { releases } from './schemas/releases.ts';
import { rules } from './schemas/rules.ts';
import { stocks } from './schemas/stocks.ts';
import { users } from './schemas/users.ts';
import { usStocks } from './schemas/usStocks.ts';
import { vitals } from './schemas/vitals.ts';
import { watchlist } from './schemas/watchlist.ts';

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
  ...rules,
  ...vitals,
  ...stocks,
  ...usStocks,
  ...fixedDeposits,
  ...watchlist,
  ...insight,
  ...newsletter,
  ...analytics,
  ...help,
  ...chat,
} satisfies Record<CallName, CallSchema>;

export { eventSchemas } from './schemas/events.ts';
export { Failure } from './schemas/shapes.ts';
export { callSummaries } from './callSummaries.ts';
