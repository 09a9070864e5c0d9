import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';
import { MessageNumber, Replayed } from './numbered/shapeOf.ts';
import type { Sequenced } from './numbered/numberedMessages.ts';

export const EXCHANGE_MESSAGES = [
  'accepted',
  'rejected',
  'triggered',
  'traded',
  'cancelled',
  'expired',
  'cancel_refused',
  'annulled',
] as const;
export type ExchangeMessageType = (typeof EXCHANGE_MESSAGES)[number];

/** One message about one of our orders. Numbers start at 1 and have no gaps, so that a missing one is noticed. */
export const ExchangeMessage = T.Object({
  seq: MessageNumber,
  at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  /** Our id of the order. */
  order_id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  type: T.Unsafe<ExchangeMessageType>({ type: 'string', enum: [...EXCHANGE_MESSAGES] }),
  /** Of `traded` and `annulled`; null otherwise. */
  trade_id: T.Union([T.String({ minLength: 1, maxLength: 64 }), T.Null()]),
  /** Shares of the trade, or left of what is cancelled; null otherwise. */
  quantity: T.Union([T.Integer({ minimum: 1 }), T.Null()]),
  /** Rupees a share of a trade; null otherwise. */
  price: T.Union([T.String({ pattern: '^\\d{1,9}\\.\\d\\d$' }), T.Null()]),
  /** Code of a rejection or cancellation; null otherwise. */
  reason: T.Union([T.String({ maxLength: 40 }), T.Null()]),
});
export type ExchangeMessage = Static<typeof ExchangeMessage>;

/** Messages as they are delivered. */
export const ExchangeMessages = T.Object({ messages: T.Array(ExchangeMessage, { maxItems: 500 }) });
export type ExchangeMessages = Static<typeof ExchangeMessages>;

const Received = T.Object({ id: T.String() });

const send = askPartner('exchange', Received);
const replay = askPartner('exchange', Replayed);

/** An order as the exchange receives it. Rupees as text. */
export interface ExchangeOrder {
  /** Our id; sending it twice is one order. */
  id: string;
  isin: string;
  side: 'buy' | 'sell';
  quantity: number;
  /** Null: a market order. */
  price: string | null;
  /** Null: not a stop-loss order. */
  trigger: string | null;
  validity: 'day' | 'ioc';
  /** Business time of sending, ISO. */
  at: string;
}

/** Sends an order; what comes of it arrives as messages. @throws GatewayUnreachableError */
export async function sendToExchange(ctx: Context, order: ExchangeOrder): Promise<void> {
  await send(ctx, '/exchange/orders', {
    ...order,
    notify_url: `${ctx.settings.publicOrigin}/api/v3/webhooks/exchange`,
  });
}

/** Requests that the rest of an order is cancelled; the exchange may have traded it by then. @throws GatewayUnreachableError */
export async function cancelAtExchange(ctx: Context, id: string): Promise<void> {
  await send(ctx, `/exchange/orders/${id}/cancel`, {});
}

/** The messages after a number, in order and of whatever shape; at most 500. @throws GatewayUnreachableError */
export async function replayMessages(ctx: Context, after: number): Promise<Sequenced[]> {
  return (await replay(ctx, `/exchange/messages?after=${after}`)).messages;
}
