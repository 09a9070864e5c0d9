import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { HAND_OVER_HURDLES, HAND_OVER_STATUSES } from '../../enums/account.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable, PublicId, Success } from '../shapes.ts';

const HandOver = T.Object({
  id: Id,
  status: Codes(HAND_OVER_STATUSES),
  email: T.String({ description: 'of the child, as the guardian entered it' }),
  mobile: T.String({ description: 'ten digits' }),
  sent_at: Instant,
  expires_at: Instant,
});

const child = T.Object({ portfolio_id: Id });
const offer = T.Object({ id: Id });

export const handOver = {
  handOver: {
    summary: 'The latest hand-over of the account of a child who is 18; null before the first',
    method: 'GET',
    path: '/api/v3/family/minors/{portfolio_id}/hand-over.json',
    audience: 'signed-in',
    params: child,
    reply: Data(
      T.Object({
        name: T.String(),
        adult_from: Day,
        latest: Nullable(HandOver),
        in_progress: T.Boolean({
          description: 'an order, plan, payment or mandate has to end before it can be accepted',
        }),
      }),
    ),
  },
  startHandOver: {
    summary:
      'Offer the account of a child who is 18 to the own login of the child, by e-mail and SMS. Needs an OTP (purpose `access`)',
    method: 'POST',
    path: '/api/v3/family/minors/{portfolio_id}/hand-over.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: child,
    body: T.Object(
      {
        email: T.String({ maxLength: 200 }),
        mobile: T.String({ maxLength: 20 }),
        step_up: T.Optional(T.String({ maxLength: 200 })),
      },
      closed,
    ),
    reply: Data(HandOver),
  },
  resendHandOver: {
    summary: 'Send the message of an open or expired hand-over again; the link is valid from anew',
    method: 'POST',
    path: '/api/v3/family/minors/{portfolio_id}/hand-over/resend.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: child,
    reply: Data(HandOver),
  },
  cancelHandOver: {
    summary: 'Cancel an open hand-over; its link is no longer valid',
    method: 'POST',
    path: '/api/v3/family/minors/{portfolio_id}/hand-over/cancel.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: child,
    reply: Data(HandOver),
  },
  handOverOffer: {
    summary: 'What a link offers to the signed-in user, and what is missing before it can be accepted',
    method: 'GET',
    path: '/api/v3/family/hand-overs/{id}.json',
    audience: 'signed-in',
    params: offer,
    reply: Data(
      T.Object({
        status: Codes(HAND_OVER_STATUSES),
        guardian_name: T.String(),
        name: Nullable(
          T.String({ description: 'of the child; null for another login than the invited one' }),
        ),
        email: T.String({ description: 'masked' }),
        mobile: T.String({ description: 'masked' }),
        expires_at: Instant,
        hurdle: Nullable(Codes(HAND_OVER_HURDLES)),
      }),
    ),
  },
  acceptHandOver: {
    summary:
      'Take over the account with all its rows, confirmed with the date of birth and an OTP (purpose `access`)',
    method: 'POST',
    path: '/api/v3/family/hand-overs/{id}/accept.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: offer,
    body: T.Object(
      { date_of_birth: T.String({ maxLength: 10 }), step_up: T.Optional(T.String({ maxLength: 200 })) },
      closed,
    ),
    reply: Data(T.Object({ portfolio_id: PublicId, name: T.String() })),
  },
  declineHandOver: {
    summary: 'Decline the offer of an account',
    method: 'POST',
    path: '/api/v3/family/hand-overs/{id}/decline.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: offer,
    reply: T.Object({ status: Success }),
  },
} as const satisfies Record<string, CallDefinition>;
