import type { Call } from '../call.ts';

/** How an account is protected: codes, app, passkeys, sessions, contacts. */
export const security = {
  startStepUp: {
    method: 'POST',
    path: '/api/v5/users/step_up.json',
    audience: 'signed-in',
  },
  verifyStepUp: {
    method: 'POST',
    path: '/api/v5/users/step_up/verify.json',
    audience: 'signed-in',
  },
  security: { method: 'GET', path: '/api/v3/user/security.json', audience: 'signed-in' },
  changePassword: {
    method: 'POST',
    path: '/api/v3/user/password.json',
    audience: 'signed-in',
  },
  setTwoFactor: { method: 'POST', path: '/api/v3/user/two_factor.json', audience: 'signed-in' },
  startAuthenticator: { method: 'POST', path: '/api/v3/user/authenticator.json', audience: 'signed-in' },
  confirmAuthenticator: {
    method: 'POST',
    path: '/api/v3/user/authenticator/confirm.json',
    audience: 'signed-in',
  },
  removeAuthenticator: {
    method: 'POST',
    path: '/api/v3/user/authenticator/remove.json',
    audience: 'signed-in',
  },
  renewRecoveryCodes: { method: 'POST', path: '/api/v3/user/recovery_codes.json', audience: 'signed-in' },
  passkeyOptions: { method: 'POST', path: '/api/v3/user/passkeys/options.json', audience: 'signed-in' },
  addPasskey: { method: 'POST', path: '/api/v3/user/passkeys.json', audience: 'signed-in' },
  renamePasskey: { method: 'PUT', path: '/api/v3/user/passkeys/{id}.json', audience: 'signed-in' },
  removePasskey: {
    method: 'POST',
    path: '/api/v3/user/passkeys/{id}/remove.json',
    audience: 'signed-in',
  },
  sessions: { method: 'GET', path: '/api/v3/user/sessions.json', audience: 'signed-in' },
  endSession: { method: 'POST', path: '/api/v3/user/sessions/{id}/end.json', audience: 'signed-in' },
  endOtherSessions: {
    method: 'POST',
    path: '/api/v3/user/sessions/end_others.json',
    audience: 'signed-in',
  },
  changeContact: { method: 'POST', path: '/api/v3/user/contact.json', audience: 'signed-in' },
  confirmContact: { method: 'POST', path: '/api/v3/user/contact/confirm.json', audience: 'signed-in' },
  withdrawContactChange: {
    method: 'POST',
    path: '/api/v3/user/contact/withdraw.json',
    audience: 'signed-in',
  },
} as const satisfies Record<string, Call>;
