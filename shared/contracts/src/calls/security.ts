import type { Call } from '../call.ts';

/** How an account is protected: codes, app, passkeys, sessions, contacts. */
export const security = {
  startStepUp: {
    method: 'POST',
    path: '/api/v5/users/step_up.json',
    audience: 'signed-in',
    personal: true,
  },
  verifyStepUp: {
    method: 'POST',
    path: '/api/v5/users/step_up/verify.json',
    audience: 'signed-in',
    personal: true,
  },
  security: { method: 'GET', path: '/api/v3/user/security.json', audience: 'signed-in' },
  changePassword: {
    method: 'POST',
    path: '/api/v3/user/password.json',
    audience: 'signed-in',
    personal: true,
  },
  setTwoFactor: {
    method: 'POST',
    path: '/api/v3/user/two_factor.json',
    audience: 'signed-in',
    personal: true,
  },
  startAuthenticator: {
    method: 'POST',
    path: '/api/v3/user/authenticator.json',
    audience: 'signed-in',
    personal: true,
  },
  confirmAuthenticator: {
    method: 'POST',
    path: '/api/v3/user/authenticator/confirm.json',
    audience: 'signed-in',
    personal: true,
  },
  removeAuthenticator: {
    method: 'POST',
    path: '/api/v3/user/authenticator/remove.json',
    audience: 'signed-in',
    personal: true,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/v3/user/recovery_codes.json',
    audience: 'signed-in',
    personal: true,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/v3/user/passkeys/options.json',
    audience: 'signed-in',
    personal: true,
  },
  addPasskey: { method: 'POST', path: '/api/v3/user/passkeys.json', audience: 'signed-in', personal: true },
  renamePasskey: {
    method: 'PUT',
    path: '/api/v3/user/passkeys/{id}.json',
    audience: 'signed-in',
    personal: true,
  },
  removePasskey: {
    method: 'POST',
    path: '/api/v3/user/passkeys/{id}/remove.json',
    audience: 'signed-in',
    personal: true,
  },
  sessions: { method: 'GET', path: '/api/v3/user/sessions.json', audience: 'signed-in' },
  endSession: {
    method: 'POST',
    path: '/api/v3/user/sessions/{id}/end.json',
    audience: 'signed-in',
    personal: true,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/v3/user/sessions/end_others.json',
    audience: 'signed-in',
    personal: true,
  },
  changeContact: { method: 'POST', path: '/api/v3/user/contact.json', audience: 'signed-in', personal: true },
  confirmContact: {
    method: 'POST',
    path: '/api/v3/user/contact/confirm.json',
    audience: 'signed-in',
    personal: true,
  },
  withdrawContactChange: {
    method: 'POST',
    path: '/api/v3/user/contact/withdraw.json',
    audience: 'signed-in',
    personal: true,
  },
} as const satisfies Record<string, Call>;
