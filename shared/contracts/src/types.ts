import type { Static, TSchema } from '@sinclair/typebox';
import type { CallName } from './calls.ts';
import type { schemas } from './schemas.ts';
import type * as funds from './schemas/funds.ts';
import type * as gold from './schemas/gold.ts';
import type * as orders from './schemas/orders.ts';
import type * as portfolio from './schemas/portfolio.ts';
import type * as shapes from './schemas/shapes.ts';
import type * as users from './schemas/users.ts';

type Schemas = typeof schemas;
type Part<K extends CallName, P extends string> = P extends keyof Schemas[K]
  ? Schemas[K][P] extends TSchema
    ? Static<Schemas[K][P]>
    : undefined
  : undefined;

export type CallParams<K extends CallName> = Part<K, 'params'>;
export type CallQuery<K extends CallName> = Part<K, 'query'>;
export type CallBody<K extends CallName> = Part<K, 'body'>;
export type CallReply<K extends CallName> = Part<K, 'reply'>;

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
