import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { CONTACT_KINDS, STEP_UP_PURPOSES } from '../../enums/account.ts';
import { closed, Codes, Data, Id, Instant, Nullable } from '../shapes.ts';
import { SignIn } from './users.ts';

/** A missing code is answered `OTP_required`, like an empty one. */
const code = T.String({ maxLength: 20, default: '' });
/** A secret that stands for what was just proved, as base64url. */
const Proof = T.String({ minLength: 20, maxLength: 100 });
const Sent = T.Object({ otp_ref: T.String(), resend_after: T.Integer({ description: 'seconds' }) });
/** What a code confirms: `confirms` of a cart as the API gave it, or `confirmsOf` the request. */
const Confirms = T.String({
  pattern: '^([\\w.:-]{1,200}|\\[[^\\0]{1,8000}\\])$',
  description:
    'What the code confirms; it is good for nothing else. A cart: its `confirms`. A sale, a switch or a new plan: its `consent_hash`. Gold: `gold:<block_id>:rupees:<amount>` or `gold:<block_id>:grams:<grams>`. Any other change of an account: JSON of `[operationId, params, body]`, keys sorted, without spaces and without the token.',
});
/** Objects of the WebAuthn standard, which its own library checks. */
const WebAuthn = T.Record(T.String(), T.Unknown());

/** Calls around signing in, besides those in `users.ts`. */
export const signIn = {
  renewCaptcha: {
    summary: 'Send the OTP of a captcha again',
    method: 'POST',
    path: '/api/v3/captcha/{id}/renew.json',
    audience: 'anyone',
    keepsSession: true,
    params: T.Object({ id: Id }),
    body: T.Optional(T.Object({}, closed)),
    reply: Data(T.Object({ captcha_id: T.String() })),
  },
  forgotPassword: {
    summary: 'Send a code to an e-mail or mobile whose password was forgotten',
    method: 'POST',
    path: '/api/v5/users/password/forgot.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ contact: T.String({ minLength: 1, maxLength: 254 }) }, closed),
    reply: Data(Sent),
  },
  verifyResetCode: {
    summary: 'Exchange that code for the right to set a new password',
    method: 'POST',
    path: '/api/v5/users/password/verify.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ otp_ref: Id, code }, closed),
    reply: Data(T.Object({ reset: T.String(), expires_at: Instant })),
  },
  resetPassword: {
    summary: 'Set a new password; every session ends',
    method: 'POST',
    path: '/api/v5/users/password/reset.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ reset: Proof, password: T.String({ minLength: 1, maxLength: 2_000 }) }, closed),
    reply: Data(T.Object({})),
  },
  cancelContactChange: {
    summary: 'Cancel a change of e-mail or mobile, from the link sent to the old one',
    method: 'POST',
    path: '/api/v5/users/contact/cancel.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ token: Proof }, closed),
    reply: Data(T.Object({ kind: Codes(CONTACT_KINDS) })),
  },
  passkeySignInOptions: {
    summary: 'Start a sign-in with a passkey',
    method: 'POST',
    path: '/api/v5/users/passkey/options.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(T.Object({ challenge_id: T.String(), options: WebAuthn })),
  },
  passkeySignIn: {
    summary: 'Sign in with a passkey',
    method: 'POST',
    path: '/api/v5/users/passkey/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ challenge_id: Id, response: WebAuthn }, closed),
    reply: SignIn.reply,
  },
  startStepUp: {
    summary: 'Send the OTP that confirms an order or a change; `confirms` binds it to what is confirmed',
    method: 'POST',
    path: '/api/v5/users/step_up.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object(
      {
        purpose: Codes(STEP_UP_PURPOSES),
        /** The contact to send the code to; no effect where the user has an authenticator app. */
        to: T.Optional(Codes(CONTACT_KINDS)),
        confirms: T.Optional(Confirms),
      },
      closed,
    ),
    reply: Data(
      T.Object({
        ...Sent.properties,
        /** Null where the user has an authenticator app: it shows the code, and no message takes its place. */
        sent_to: Nullable(T.String({ description: 'masked contact; null: code of the authenticator app' })),
      }),
    ),
  },
  verifyStepUp: {
    summary: 'Exchange that OTP for a token that one such write takes',
    method: 'POST',
    path: '/api/v5/users/step_up/verify.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ otp_ref: Id, code }, closed),
    reply: Data(T.Object({ step_up: T.String(), expires_at: Instant })),
  },
} as const satisfies Record<string, CallDefinition>;
