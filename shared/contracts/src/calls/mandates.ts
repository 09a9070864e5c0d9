import type { Call } from '../call.ts';

/** Mandates and notices. */
export const mandates = {
  mandates: { method: 'GET', path: '/api/v3/mandates.json', audience: 'signed-in' },
  mandateTerms: { method: 'GET', path: '/api/v3/mandates/terms.json', audience: 'signed-in' },
  mandate: { method: 'GET', path: '/api/v3/mandates/{id}.json', audience: 'signed-in' },
  createMandate: {
    method: 'POST',
    path: '/api/v3/mandates.json',
    audience: 'ready',
    idempotent: true,
  },
  pauseMandate: {
    method: 'POST',
    path: '/api/v3/mandates/{id}/pause.json',
    audience: 'signed-in',
    idempotent: true,
  },
  resumeMandate: {
    method: 'POST',
    path: '/api/v3/mandates/{id}/resume.json',
    audience: 'signed-in',
    idempotent: true,
  },
  revokeMandate: {
    method: 'POST',
    path: '/api/v3/mandates/{id}/revoke.json',
    audience: 'signed-in',
    idempotent: true,
  },
  skipDebit: {
    method: 'POST',
    path: '/api/v3/mandates/{id}/debits/{debit}/skip.json',
    audience: 'signed-in',
    idempotent: true,
  },
  notices: { method: 'GET', path: '/api/v3/notices.json', audience: 'signed-in' },
  noticesUnread: { method: 'GET', path: '/api/v3/notices/unread.json', audience: 'signed-in' },
  readNotices: { method: 'POST', path: '/api/v3/notices/read.json', audience: 'signed-in', personal: true },
  noticePreferences: { method: 'GET', path: '/api/v3/notices/preferences.json', audience: 'signed-in' },
  setNoticePreference: {
    method: 'PUT',
    path: '/api/v3/notices/preferences.json',
    audience: 'signed-in',
    personal: true,
  },
} as const satisfies Record<string, Call>;
