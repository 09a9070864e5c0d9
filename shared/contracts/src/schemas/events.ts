import { Type as T } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { ORDER_STATUSES, PAYMENT_STATUSES, TICKET_STATES, WATCH_KINDS } from '../enums.ts';
import type { BusEventName, BusEvents } from '../events.ts';
import { closed, Codes, Day, Id, Nullable } from './shapes.ts';
import { UserInfo } from './users.ts';

/** The payload of each bus event, for checking what is published by hand and for the catalogue's examples. */
export const eventSchemas = {
  'session/changed': T.Object(
    { loggedIn: T.Boolean(), userFetched: T.Boolean(), user: Nullable(UserInfo) },
    closed,
  ),
  'session/ended': T.Object({ reason: Codes(['logout', 'expired', 'idle', 'revoked']) }, closed),
  'account/switched': T.Object(
    { portfolioId: Nullable(Id), name: Nullable(T.String()), onboardingState: T.Integer({ minimum: 0 }) },
    closed,
  ),
  'cart/changed': T.Object(
    { cartId: Nullable(Id), revision: T.Integer({ minimum: 0 }), count: T.Integer({ minimum: 0 }) },
    closed,
  ),
  'order/changed': T.Object(
    { orderId: Id, code: T.String(), status: Codes(ORDER_STATUSES), portfolioId: Id },
    closed,
  ),
  'payment/changed': T.Object({ paymentId: Id, status: Codes(PAYMENT_STATUSES), portfolioId: Id }, closed),
  'holdings/changed': T.Object({ portfolioId: Id }, closed),
  'nav/published': T.Object({ date: Day }, closed),
  'prices/published': T.Object({ market: Codes(['IN', 'US']), date: Day }, closed),
  'watchlist/changed': T.Object({ kind: Codes(WATCH_KINDS), id: Id, watched: T.Boolean() }, closed),
  'preferences/changed': T.Object(
    { language: Codes(['en', 'hi']), theme: Codes(['light', 'dark', 'system']) },
    closed,
  ),
  'registry/changed': T.Object({ serial: T.Integer({ minimum: 1 }) }, closed),
  'ticket/changed': T.Object({ ticketId: Id, number: T.String(), state: Codes(TICKET_STATES) }, closed),
  'chat/message': T.Object({ conversationId: Id, lastId: T.Integer({ minimum: 0 }) }, closed),
  'chat/typing': T.Object({ conversationId: Id, by: Codes(['investor', 'assistant', 'agent']) }, closed),
} satisfies { [N in BusEventName]: TSchema & { static: BusEvents[N] } };
