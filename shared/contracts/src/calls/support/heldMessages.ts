import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { HELD_FEEDS, HELD_OUTCOMES } from '../../enums/heldMessages.ts';
import { closed, Codes, Data, Id, Instant, Nullable } from '../shapes.ts';

/** A message of a partner that could not be applied. */
export const StaffHeldMessage = T.Object({
  id: Id,
  feed: Codes(HELD_FEEDS),
  number: T.Integer({ description: "the partner's number of it" }),
  body: T.String({ description: 'the message as it came, JSON' }),
  reason: T.String({ description: 'why it was refused the last time' }),
  order: Nullable(
    T.Object({
      id: Id,
      name: T.String({ description: 'of the share' }),
      investor: T.String({ description: 'name of the account holder' }),
    }),
  ),
  held_at: Instant,
  tries: T.Integer({ description: 'how often staff have tried to take it again' }),
  outcome: Nullable(Codes(HELD_OUTCOMES)),
  ended_at: Nullable(Instant),
  note: Nullable(T.String()),
});

const byId = T.Object({ id: Id });

export const heldMessages = {
  staffHeldMessages: {
    summary:
      'Messages of partners that could not be applied: those that wait first, then the last ones that were dealt with',
    method: 'GET',
    path: '/api/v3/staff/messages.json',
    audience: 'signed-in',
    reply: Data(T.Array(StaffHeldMessage)),
  },
  takeHeldMessage: {
    summary:
      'Take a held message again: as the partner repeats it, else as it came; it stays held where it is refused again',
    method: 'POST',
    path: '/api/v3/staff/messages/{id}/take.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(StaffHeldMessage),
  },
  closeHeldMessage: {
    summary: 'Close a held message without applying it, with the reason; its order goes on without it',
    method: 'POST',
    path: '/api/v3/staff/messages/{id}/close.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: T.Object({ note: T.String({ minLength: 1, maxLength: 500 }) }, closed),
    reply: Data(StaffHeldMessage),
  },
} as const satisfies Record<string, CallDefinition>;
