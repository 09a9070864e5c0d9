import type { Call } from '../call.ts';

/** Selling, switching and regular plans. */
export const redemptions = {
  sellable: { method: 'GET', path: '/api/v3/redemptions/sellable/{code}.json', audience: 'signed-in' },
  heldUnits: { method: 'GET', path: '/api/v3/portfolio/holdings/{code}/units.json', audience: 'signed-in' },
  switchTargets: { method: 'GET', path: '/api/v3/switches/targets/{code}.json', audience: 'signed-in' },
  previewRedemption: { method: 'POST', path: '/api/v3/redemptions/preview.json', audience: 'ready' },
  createRedemption: {
    method: 'POST',
    path: '/api/v3/redemptions.json',
    audience: 'ready',
    idempotent: true,
  },
  previewSwitch: { method: 'POST', path: '/api/v3/switches/preview.json', audience: 'ready' },
  createSwitch: {
    method: 'POST',
    path: '/api/v3/switches.json',
    audience: 'ready',
    idempotent: true,
  },
  redemptions: { method: 'GET', path: '/api/v3/redemptions.json', audience: 'signed-in' },
  redemption: { method: 'GET', path: '/api/v3/redemptions/{id}.json', audience: 'signed-in' },
  cancelRedemption: {
    method: 'POST',
    path: '/api/v3/redemptions/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
  },
  systematicPlans: {
    method: 'GET',
    path: '/api/v3/systematic.json',
    audience: 'signed-in',
  },
  systematicPlan: {
    method: 'GET',
    path: '/api/v3/systematic/{id}.json',
    audience: 'signed-in',
  },
  sipHistory: {
    method: 'GET',
    path: '/api/v3/portfolio/holdings/{code}/sips.json',
    audience: 'signed-in',
  },
  previewSystematic: {
    method: 'GET',
    path: '/api/v3/systematic_preview.json',
    audience: 'signed-in',
  },
  createSystematic: {
    method: 'POST',
    path: '/api/v3/systematic.json',
    audience: 'ready',
    idempotent: true,
  },
  updateSystematic: {
    method: 'PUT',
    path: '/api/v3/systematic/{id}.json',
    audience: 'ready',
    idempotent: true,
  },
  skipSystematic: {
    method: 'POST',
    path: '/api/v3/systematic/{id}/skip.json',
    audience: 'signed-in',
    idempotent: true,
  },
  pauseSystematic: {
    method: 'POST',
    path: '/api/v3/systematic/{id}/pause.json',
    audience: 'signed-in',
    idempotent: true,
  },
  resumeSystematic: {
    method: 'POST',
    path: '/api/v3/systematic/{id}/resume.json',
    audience: 'signed-in',
    idempotent: true,
  },
  stopSystematic: {
    method: 'POST',
    path: '/api/v3/systematic/{id}/stop.json',
    audience: 'signed-in',
    idempotent: true,
  },
} as const satisfies Record<string, Call>;
