import type { Call } from '../call.ts';

/** Banks, risk profile, details, consents, copies of data and the end of an account. */
export const profile = {
  bankBranch: {
    method: 'GET',
    path: '/api/v3/banks/ifsc/{ifsc}.json',
    audience: 'signed-in',
  },
  bankConsents: {
    method: 'GET',
    path: '/api/v3/banks/consents.json',
    audience: 'signed-in',
  },
  bankAccounts: {
    method: 'GET',
    path: '/api/v3/banks.json',
    audience: 'signed-in',
  },
  addBankAccount: {
    method: 'POST',
    path: '/api/v3/banks.json',
    audience: 'signed-in',
    idempotent: true,
  },
  retryBankAccount: {
    method: 'POST',
    path: '/api/v3/banks/{id}/retry.json',
    audience: 'signed-in',
    idempotent: true,
  },
  setDefaultBankAccount: {
    method: 'POST',
    path: '/api/v3/banks/{id}/default.json',
    audience: 'signed-in',
    idempotent: true,
  },
  removeBankAccount: {
    method: 'POST',
    path: '/api/v3/banks/{id}/remove.json',
    audience: 'signed-in',
    idempotent: true,
  },
  riskQuestionnaire: {
    method: 'GET',
    path: '/api/v3/risk_profile/questionnaire.json',
    audience: 'signed-in',
  },
  riskProfile: {
    method: 'GET',
    path: '/api/v3/risk_profile.json',
    audience: 'signed-in',
  },
  saveRiskDraft: {
    method: 'PUT',
    path: '/api/v3/risk_profile/draft.json',
    audience: 'signed-in',
  },
  takeRiskProfile: {
    method: 'POST',
    path: '/api/v3/risk_profile.json',
    audience: 'signed-in',
    idempotent: true,
  },
  changeDetails: {
    method: 'POST',
    path: '/api/v3/profile/details.json',
    audience: 'signed-in',
    idempotent: true,
  },
  consents: {
    method: 'GET',
    path: '/api/v3/profile/consents.json',
    audience: 'signed-in',
  },
  giveConsent: {
    method: 'POST',
    path: '/api/v3/profile/consents/{kind}/give.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
  },
  withdrawConsent: {
    method: 'POST',
    path: '/api/v3/profile/consents/{kind}/withdraw.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
  },
  archives: {
    method: 'GET',
    path: '/api/v3/profile/archives.json',
    audience: 'signed-in',
  },
  requestArchive: {
    method: 'POST',
    path: '/api/v3/profile/archives.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
  },
  archiveFile: {
    method: 'GET',
    path: '/api/v3/profile/archives/{id}.json',
    audience: 'signed-in',
  },
  closure: {
    method: 'GET',
    path: '/api/v3/profile/closure.json',
    audience: 'signed-in',
  },
  requestClosure: {
    method: 'POST',
    path: '/api/v3/profile/closure.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
  },
  cancelClosure: {
    method: 'POST',
    path: '/api/v3/profile/closure/cancel.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
  },
} as const satisfies Record<string, Call>;
