import type { Static, TSchema } from '@sinclair/typebox';
import type { CallName } from './calls.ts';
import type { schemas } from './schemas.ts';
import type * as funds from './schemas/funds.ts';
import type * as gold from './schemas/gold.ts';
import type * as orders from './schemas/orders.ts';
import type * as portfolio from './schemas/portfolio.ts';
import type * as shapes from './schemas/shapes.ts';
import type * as users from './schemas/users.ts';
import type * as vitals from './schemas/vitals.ts';

type Schemas = typeof schemas;
type Part<C extends CallName, P extends string> =
  Schemas[C] extends Record<P, infer Schema extends TSchema> ? Static<Schema> : undefined;
// One row a call, worked out when it is asked for: a condition over all calls at once is too deep for the compiler.
type Params = { [C in CallName]: Part<C, 'params'> };
type Queries = { [C in CallName]: Part<C, 'query'> };
type Bodies = { [C in CallName]: Part<C, 'body'> };
type Replies = { [C in CallName]: Part<C, 'reply'> };

export type CallParams<K extends CallName> = Params[K];
export type CallQuery<K extends CallName> = Queries[K];
export type CallBody<K extends CallName> = Bodies[K];
export type CallReply<K extends CallName> = Replies[K];

export type UserInfo = Static<typeof users.UserInfo>;
export type PortfolioSummary = Static<typeof users.PortfolioSummary>;
export type Scheme = Static<typeof funds.Scheme>;
export type Returns = Static<typeof funds.Returns>;
export type Order = Static<typeof orders.Order>;
export type TimelineStep = Static<typeof orders.TimelineStep>;
export type Cart = Static<typeof orders.Cart>;
export type CartItem = Static<typeof orders.CartItem>;
export type Payment = Static<typeof orders.Payment>;
export type Holding = Static<typeof portfolio.Holding>;
export type Folio = Static<typeof portfolio.Folio>;
export type PortfolioTransaction = Static<typeof portfolio.PortfolioTransaction>;
export type GoldOrder = Static<typeof gold.GoldOrder>;
export type FailureBody = Static<typeof shapes.Failure>;
export type VitalMeasurement = Static<typeof vitals.VitalMeasurement>;
