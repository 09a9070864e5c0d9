import type { Call } from '../call.ts';
import { LOGOUT_PATH } from '../callPaths.ts';

/** Opening an account, signing in and out, and forgotten passwords. */
export const signIn = {
  authenticate: {
    method: 'POST',
    path: '/api/v5/users/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
  },
  authenticateV3: {
    method: 'POST',
    path: '/api/v3/users/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
  },
  register: {
    method: 'POST',
    path: '/api/v5/users/register.json',
    audience: 'anyone',
    keepsSession: true,
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/v5/users/otp/verify.json',
    audience: 'anyone',
    keepsSession: true,
  },
  resendOtp: {
    method: 'POST',
    path: '/api/v5/users/otp/resend.json',
    audience: 'anyone',
    keepsSession: true,
  },
  socialProviders: {
    method: 'GET',
    path: '/api/v3/auth/social.json',
    audience: 'anyone',
  },
  startSocialSignIn: {
    method: 'POST',
    path: '/api/v3/auth/social/{provider}/start.json',
    audience: 'anyone',
    keepsSession: true,
  },
  finishSocialSignIn: {
    method: 'POST',
    path: '/api/v3/auth/social/callback.json',
    audience: 'anyone',
    keepsSession: true,
  },
  linkedIdentities: {
    method: 'GET',
    path: '/api/v3/user/identities.json',
    audience: 'signed-in',
  },
  unlinkIdentity: {
    method: 'POST',
    path: '/api/v3/user/identities/{provider}/remove.json',
    audience: 'signed-in',
    personal: true,
  },
  refreshSession: {
    method: 'POST',
    path: '/api/v3/auth/refresh.json',
    audience: 'anyone',
    keepsSession: true,
  },
  logout: {
    method: 'POST',
    path: LOGOUT_PATH,
    audience: 'anyone',
    keepsSession: true,
  },
  renewCaptcha: {
    method: 'POST',
    path: '/api/v3/captcha/{id}/renew.json',
    audience: 'anyone',
    keepsSession: true,
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/v5/users/password/forgot.json',
    audience: 'anyone',
    keepsSession: true,
  },
  verifyResetCode: {
    method: 'POST',
    path: '/api/v5/users/password/verify.json',
    audience: 'anyone',
    keepsSession: true,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v5/users/password/reset.json',
    audience: 'anyone',
    keepsSession: true,
  },
  cancelContactChange: {
    method: 'POST',
    path: '/api/v5/users/contact/cancel.json',
    audience: 'anyone',
    keepsSession: true,
  },
  passkeySignInOptions: {
    method: 'POST',
    path: '/api/v5/users/passkey/options.json',
    audience: 'anyone',
    keepsSession: true,
  },
  passkeySignIn: {
    method: 'POST',
    path: '/api/v5/users/passkey/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
  },
} as const satisfies Record<string, Call>;
