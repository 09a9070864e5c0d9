import type { Call } from '../call.ts';
import { ANALYTICS_PATH, VITALS_PATH } from '../callPaths.ts';

/** Settings and what browsers report. */
export const platform = {
  configFile: {
    method: 'GET',
    path: '/api/v3/config/{file}.json',
    audience: 'anyone',
  },
  cspReport: {
    method: 'POST',
    path: '/api/v3/csp_reports',
    audience: 'anyone',
    keepsSession: true,
  },
  vitals: { method: 'POST', path: VITALS_PATH, audience: 'anyone', keepsSession: true },
  analyticsEvents: {
    method: 'POST',
    path: ANALYTICS_PATH,
    audience: 'anyone',
    keepsSession: true,
  },
} as const satisfies Record<string, Call>;
