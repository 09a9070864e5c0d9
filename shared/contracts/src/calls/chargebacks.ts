import type { Call } from '../call.ts';

/** Payments that a bank reversed, for investors and staff. */
export const chargebacks = {
  chargebacks: { method: 'GET', path: '/api/v3/chargebacks.json', audience: 'signed-in' },
  payChargeback: {
    method: 'POST',
    path: '/api/v3/chargebacks/{id}/payments.json',
    audience: 'signed-in',
    idempotent: true,
  },
  staffChargeback: {
    method: 'GET',
    path: '/api/v3/staff/tickets/{id}/chargeback.json',
    audience: 'signed-in',
  },
  settleChargeback: {
    method: 'POST',
    path: '/api/v3/staff/chargebacks/{id}/settlements.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
  },
} as const satisfies Record<string, Call>;
