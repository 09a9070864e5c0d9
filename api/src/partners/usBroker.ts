import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';
import { MessageNumber, Replayed } from './numbered/shapeOf.ts';
import type { Sequenced } from './numbered/numberedMessages.ts';
import { EXCHANGE_MESSAGES, type ExchangeMessageType } from './stockExchange.ts';

const SHARES = '^\\d{1,11}\\.\\d{6}$';
const MONEY = '^\\d{1,12}\\.\\d{2}$';

/** One message of the broker. Numbers start at 1 and have no gaps, so that a missing one is noticed. */
export const BrokerMessage = T.Object({
  seq: MessageNumber,
  at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  /** Our id of the order. */
  order_id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  type: T.Unsafe<ExchangeMessageType>({ type: 'string', enum: [...EXCHANGE_MESSAGES] }),
  /** Of `traded` and `annulled`, as the four below; null otherwise. */
  trade_id: T.Union([T.String({ minLength: 1, maxLength: 64 }), T.Null()]),
  quantity: T.Union([T.String({ pattern: SHARES }), T.Null()]),
  /** Dollars a share. */
  price: T.Union([T.String({ pattern: '^\\d{1,9}\\.\\d{4}$' }), T.Null()]),
  /** Dollars of the trade. */
  amount: T.Union([T.String({ pattern: MONEY }), T.Null()]),
  /** Code of a rejection or cancellation; null otherwise. */
  reason: T.Union([T.String({ maxLength: 40 }), T.Null()]),
});
export type BrokerMessage = Static<typeof BrokerMessage>;

/** Messages as they are delivered. */
export const BrokerMessages = T.Object({ messages: T.Array(BrokerMessage, { maxItems: 500 }) });

const send = askPartner('broker', T.Object({ id: T.String() }));
const replay = askPartner('broker', Replayed);

/** An order as the broker receives it. Decimals are text. */
export interface BrokerOrder {
  /** Our id; sending it twice is one order. */
  id: string;
  /** Number of the account for US stocks. */
  account: string;
  symbol: string;
  side: 'buy' | 'sell';
  /** Shares, or null for an order by value. */
  quantity: string | null;
  /** Dollars of shares to buy, without charges, or null for an order of a number of shares. */
  value: string | null;
  /** What the investor entered: dollars or shares. */
  ordered: string;
  /** Dollars a share; null without a limit. */
  limit: string | null;
  /** A market order that does not trade at once is cancelled. */
  validity: 'day' | 'ioc';
  /** Business time of sending, ISO. */
  at: string;
}

/** Sends an order; what comes of it arrives as messages. @throws GatewayUnreachableError */
export async function sendToBroker(ctx: Context, order: BrokerOrder): Promise<void> {
  await send(ctx, '/us-broker/orders', {
    ...order,
    notify_url: `${ctx.settings.publicOrigin}/api/v3/webhooks/us-broker`,
  });
}

/** Requests that the rest of an order is cancelled; it may have traded by then. @throws GatewayUnreachableError */
export async function cancelAtBroker(ctx: Context, id: string): Promise<void> {
  await send(ctx, `/us-broker/orders/${id}/cancel`, {});
}

/** The messages after a number, in order and of whatever shape; at most 500. @throws GatewayUnreachableError */
export async function brokerMessagesAfter(ctx: Context, after: number): Promise<Sequenced[]> {
  return (await replay(ctx, `/us-broker/messages?after=${after}`)).messages;
}
