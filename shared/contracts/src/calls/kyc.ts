import type { Call } from '../call.ts';

/** KYC, documents and e-sign, for people and staff. */
export const kyc = {
  checkPan: { method: 'POST', path: '/api/v3/kyc/pan.json', audience: 'signed-in', idempotent: true },
  kyc: { method: 'GET', path: '/api/v3/kyc/{id}.json', audience: 'signed-in' },
  portfolioKyc: { method: 'GET', path: '/api/v3/portfolio/kyc.json', audience: 'signed-in' },
  kycInfo: { method: 'GET', path: '/api/v3/kyc/info/{id}.json', audience: 'signed-in' },
  updateKyc: { method: 'PUT', path: '/api/v3/kyc/{id}.json', audience: 'signed-in', idempotent: true },
  startKycForm: {
    method: 'POST',
    path: '/api/v3/kyc/{id}/form.json',
    audience: 'signed-in',
    idempotent: true,
  },
  submitKycForm: {
    method: 'POST',
    path: '/api/v3/kyc/{id}/submit.json',
    audience: 'signed-in',
    idempotent: true,
  },
  ipv: { method: 'GET', path: '/api/v3/kyc/ipv/{id}.json', audience: 'signed-in' },
  uploadDocument: {
    method: 'POST',
    path: '/api/v3/documents/{position}/{kind}.json',
    audience: 'signed-in',
    idempotent: true,
  },
  documents: { method: 'GET', path: '/api/v3/documents.json', audience: 'signed-in' },
  document: { method: 'GET', path: '/api/v3/documents/{id}', audience: 'signed-in' },
  esignDocument: { method: 'GET', path: '/api/v3/kyc/{id}/form.pdf', audience: 'signed-in' },
  startEsign: {
    method: 'POST',
    path: '/api/v3/kyc/{id}/esign.json',
    audience: 'signed-in',
    idempotent: true,
  },
  esign: { method: 'GET', path: '/api/v3/esign/{id}.json', audience: 'signed-in' },
  staffKycQueue: { method: 'GET', path: '/api/v3/staff/kyc.json', audience: 'signed-in' },
  staffKyc: { method: 'GET', path: '/api/v3/staff/kyc/{id}.json', audience: 'signed-in' },
  staffKycDocument: {
    method: 'GET',
    path: '/api/v3/staff/kyc/{id}/documents/{document}',
    audience: 'signed-in',
  },
  decideKyc: {
    method: 'POST',
    path: '/api/v3/staff/kyc/{id}/decide.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
  },
} as const satisfies Record<string, Call>;
