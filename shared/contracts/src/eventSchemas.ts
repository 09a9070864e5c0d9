import { Type as T, type TSchema } from '@sinclair/typebox';
import { MANAGE_REQUEST_STATUSES, PREPARED_STATUSES } from './enums/account.ts';
import { MANDATE_STATUSES, PAYMENT_STATUSES } from './enums/payments.ts';
import { ORDER_STATUSES, PLAN_STATUSES, REDEMPTION_STATUSES } from './enums/orders.ts';
import { TICKET_STATES } from './enums/support.ts';
import { WATCH_KINDS } from './enums/market.ts';
import type { BusEventName, BusEvents } from './events.ts';
import { END_REASONS, LOGOUT_EXPLANATIONS } from './sessionEnds.ts';
import { closed, Codes, Day, Id, Nullable } from './calls/shapes.ts';
import { UserInfo } from './calls/account/users.ts';

/** The payload of each bus event, for checking what is published by hand and for the catalogue's examples. */
export const eventSchemas = {
  'session/changed': T.Object(
    {
      loggedIn: T.Boolean(),
      userFetched: T.Boolean(),
      user: Nullable(UserInfo),
      ended: T.Optional(Codes(LOGOUT_EXPLANATIONS)),
    },
    closed,
  ),
  'session/ended': T.Object({ reason: Codes(END_REASONS) }, closed),
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
  'redemption/changed': T.Object(
    { redemptionId: Id, code: T.String(), status: Codes(REDEMPTION_STATUSES), portfolioId: Id },
    closed,
  ),
  'payment/changed': T.Object({ paymentId: Id, status: Codes(PAYMENT_STATUSES), portfolioId: Id }, closed),
  'systematic/changed': T.Object({ planId: Id, status: Codes(PLAN_STATUSES), portfolioId: Id }, closed),
  'mandate/changed': T.Object({ mandateId: Id, status: Codes(MANDATE_STATUSES), portfolioId: Id }, closed),
  'notice/added': T.Object({ noticeId: Id, unread: T.Integer({ minimum: 0 }) }, closed),
  'manager/changed': T.Object({ portfolioId: Id, status: Codes(MANAGE_REQUEST_STATUSES) }, closed),
  'prepared/changed': T.Object({ preparedId: Id, portfolioId: Id, status: Codes(PREPARED_STATUSES) }, closed),
  'kyc/changed': T.Object({ portfolioId: Id, onboardingState: T.Integer({ minimum: 0 }) }, closed),
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
