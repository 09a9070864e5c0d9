import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { CONTACT_KINDS, SECOND_STEPS } from '../../enums/account.ts';
import { closed, Codes, Data, Id, Instant, Nullable } from '../shapes.ts';

/** A token of `verifyStepUp`; without one the answer is 403 `step_up_required`. */
export const step_up = T.Optional(T.String({ maxLength: 100 }));
const Empty = Data(T.Object({}));
const WebAuthn = T.Record(T.String(), T.Unknown());
/** A missing code is answered `OTP_required`, like an empty one. */
const code = T.String({ maxLength: 20, default: '' });
const PasskeyName = T.String({ maxLength: 60 });
const RecoveryCodes = Data(T.Object({ recovery_codes: T.Array(T.String()) }));

export const Passkey = T.Object({
  id: T.String(),
  name: T.String(),
  created_at: Instant,
  last_used_at: Nullable(Instant),
  /** Stored by the user's account at Google, Apple and the like, so that other devices have it too. */
  synced: T.Boolean(),
});

/** A change of e-mail or mobile that is confirmed and waits out its hold. */
export const PendingContact = T.Object({
  kind: Codes(CONTACT_KINDS),
  masked: T.String(),
  effective_at: Instant,
});

export const SecurityFacts = T.Object({
  /** One of `USER_STATE`. */
  state: T.Integer(),
  email: Nullable(T.String({ description: 'masked' })),
  mobile: Nullable(T.String({ description: 'masked' })),
  password_changed_at: Nullable(Instant),
  second_step: Codes(SECOND_STEPS),
  /** Whether the code of `2fa_on` is on, also while an app is requested first. */
  code_on: T.Boolean(),
  recovery_codes_left: T.Integer(),
  passkeys: T.Array(Passkey),
  pending_contact: Nullable(PendingContact),
});

export const SessionListItem = T.Object({
  id: T.String(),
  device: Codes(['phone', 'tablet', 'computer', 'script'] as const),
  browser: Nullable(T.String()),
  system: Nullable(T.String()),
  place: T.String({ description: 'network address, its end masked' }),
  started_at: Instant,
  last_seen_at: Instant,
  current: T.Boolean(),
});

/** Calls of `/profile/security`. */
export const security = {
  security: {
    summary: 'How the account is protected: contacts, second step, passkeys',
    method: 'GET',
    path: '/api/v3/user/security.json',
    audience: 'signed-in',
    reply: Data(SecurityFacts),
  },
  changePassword: {
    summary: 'Set another password; every other session ends',
    method: 'POST',
    path: '/api/v3/user/password.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object(
      {
        current: T.String({ minLength: 1, maxLength: 2_000 }),
        password: T.String({ minLength: 1, maxLength: 2_000 }),
      },
      closed,
    ),
    reply: Empty,
  },
  setTwoFactor: {
    summary: 'Ask for a code at each sign-in, or stop asking',
    method: 'POST',
    path: '/api/v3/user/two_factor.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ on: T.Boolean(), step_up }, closed),
    reply: Empty,
  },
  startAuthenticator: {
    summary: 'Start to set up an authenticator app: its secret and QR image',
    method: 'POST',
    path: '/api/v3/user/authenticator.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ step_up }, closed),
    reply: Data(
      T.Object({
        setup_id: T.String(),
        secret: T.String({ description: 'base 32' }),
        uri: T.String(),
        qr_svg: T.String(),
        expires_at: Instant,
      }),
    ),
  },
  confirmAuthenticator: {
    summary: 'Finish it with a first code of the app; answers the recovery codes, once',
    method: 'POST',
    path: '/api/v3/user/authenticator/confirm.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ setup_id: Id, code }, closed),
    reply: RecoveryCodes,
  },
  removeAuthenticator: {
    summary: 'Stop asking for codes of the authenticator app',
    method: 'POST',
    path: '/api/v3/user/authenticator/remove.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ step_up }, closed),
    reply: Empty,
  },
  renewRecoveryCodes: {
    summary: 'New recovery codes; the former stop working',
    method: 'POST',
    path: '/api/v3/user/recovery_codes.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ step_up }, closed),
    reply: RecoveryCodes,
  },
  passkeyOptions: {
    summary: 'Start to register a passkey',
    method: 'POST',
    path: '/api/v3/user/passkeys/options.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ step_up }, closed),
    reply: Data(T.Object({ challenge_id: T.String(), options: WebAuthn })),
  },
  addPasskey: {
    summary: 'Register a passkey',
    method: 'POST',
    path: '/api/v3/user/passkeys.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ challenge_id: Id, name: PasskeyName, response: WebAuthn }, closed),
    reply: Data(Passkey),
  },
  renamePasskey: {
    summary: 'Give a passkey another name',
    method: 'PUT',
    path: '/api/v3/user/passkeys/{id}.json',
    audience: 'signed-in',
    personal: true,
    params: T.Object({ id: Id }),
    body: T.Object({ name: PasskeyName }, closed),
    reply: Data(Passkey),
  },
  removePasskey: {
    summary: 'Remove a passkey',
    method: 'POST',
    path: '/api/v3/user/passkeys/{id}/remove.json',
    audience: 'signed-in',
    personal: true,
    params: T.Object({ id: Id }),
    body: T.Object({ step_up }, closed),
    reply: Empty,
  },
  sessions: {
    summary: 'Where the user is signed in',
    method: 'GET',
    path: '/api/v3/user/sessions.json',
    audience: 'signed-in',
    reply: Data(T.Array(SessionListItem)),
  },
  endSession: {
    summary: 'End one session',
    method: 'POST',
    path: '/api/v3/user/sessions/{id}/end.json',
    audience: 'signed-in',
    personal: true,
    params: T.Object({ id: Id }),
    body: T.Optional(T.Object({}, closed)),
    reply: Empty,
  },
  endOtherSessions: {
    summary: 'End every session but this one',
    method: 'POST',
    path: '/api/v3/user/sessions/end_others.json',
    audience: 'signed-in',
    personal: true,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(T.Object({ ended: T.Integer() })),
  },
  changeContact: {
    summary: 'Start to change the e-mail or mobile: sends a code to the new one',
    method: 'POST',
    path: '/api/v3/user/contact.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object(
      {
        kind: Codes(CONTACT_KINDS),
        value: T.String({ minLength: 1, maxLength: 254 }),
        step_up,
        /** In place of a code, where no contact is left that could get one. */
        password: T.Optional(T.String({ maxLength: 2_000 })),
      },
      closed,
    ),
    reply: Data(T.Object({ otp_ref: T.String(), resend_after: T.Integer(), sent_to: T.String() })),
  },
  confirmContact: {
    summary: 'Confirm the new e-mail or mobile with its code',
    method: 'POST',
    path: '/api/v3/user/contact/confirm.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ otp_ref: Id, code }, closed),
    reply: Data(T.Object({ kind: Codes(CONTACT_KINDS), effective_at: Nullable(Instant) })),
  },
  withdrawContactChange: {
    summary: 'Withdraw a change of e-mail or mobile that is on hold',
    method: 'POST',
    path: '/api/v3/user/contact/withdraw.json',
    audience: 'signed-in',
    personal: true,
    body: T.Optional(T.Object({}, closed)),
    reply: Empty,
  },
} as const satisfies Record<string, CallDefinition>;
