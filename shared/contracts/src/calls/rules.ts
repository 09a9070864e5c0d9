import type { Call } from '../call.ts';

/** Dated rules: read by everybody, changed by two members of staff. */
export const rules = {
  datedRules: { method: 'GET', path: '/api/v3/rules.json', audience: 'anyone' },
  ruleSources: { method: 'GET', path: '/api/v3/rules/sources.json', audience: 'anyone' },
  staffRules: { method: 'GET', path: '/api/v3/staff/rules.json', audience: 'signed-in' },
  staffRuleKind: { method: 'GET', path: '/api/v3/staff/rules/{kind}.json', audience: 'signed-in' },
  proposeRuleChange: {
    method: 'POST',
    path: '/api/v3/staff/rules/{kind}/changes.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
  },
  decideRuleChange: {
    method: 'POST',
    path: '/api/v3/staff/rule_changes/{id}/decide.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
  },
} as const satisfies Record<string, Call>;
