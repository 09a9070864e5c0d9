import type { Call } from '../call.ts';

/** The user, the set-up of a portfolio, and the choice between portfolios. */
export const setUp = {
  userInfo: {
    method: 'GET',
    path: '/api/v3/user/info.json',
    audience: 'signed-in',
  },
  onboarding: {
    method: 'GET',
    path: '/api/v3/onboarding.json',
    audience: 'signed-in',
  },
  saveOnboardingDraft: {
    method: 'PUT',
    path: '/api/v3/onboarding/draft.json',
    audience: 'signed-in',
  },
  finishApplicant: {
    method: 'POST',
    path: '/api/v3/onboarding/applicants/{position}.json',
    audience: 'signed-in',
    idempotent: true,
  },
  finishSetup: {
    method: 'POST',
    path: '/api/v3/onboarding/portfolio.json',
    audience: 'signed-in',
    idempotent: true,
  },
  onboardingStatus: {
    method: 'GET',
    path: '/api/v3/onboarding/status.json',
    audience: 'signed-in',
  },
  nominees: { method: 'GET', path: '/api/v3/nominees.json', audience: 'signed-in' },
  replaceNominees: {
    method: 'PUT',
    path: '/api/v3/nominees.json',
    audience: 'signed-in',
    idempotent: true,
  },
  housingOtpGeneration: {
    method: 'POST',
    path: '/api/v6/users/otp_generation.json',
    audience: 'anyone',
    keepsSession: true,
  },
  housingOtpVerification: {
    method: 'POST',
    path: '/api/v6/users/otp_verification.json',
    audience: 'anyone',
    keepsSession: true,
  },
  housingOtpResend: {
    method: 'POST',
    path: '/api/v6/users/otp_resend.json',
    audience: 'anyone',
    keepsSession: true,
  },
  portfolioList: {
    method: 'GET',
    path: '/api/v3/portfolio/list.json',
    audience: 'signed-in',
  },
  managedAccounts: {
    method: 'GET',
    path: '/api/v3/user/managers/accounts.json',
    audience: 'signed-in',
  },
  switchPortfolio: {
    method: 'POST',
    path: '/api/v3/portfolio/switch/{id}.json',
    audience: 'signed-in',
    personal: true,
  },
} as const satisfies Record<string, Call>;
