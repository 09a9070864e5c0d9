import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';

export const config = {
  configFile: {
    summary: 'app.json (settings) or remotes.json (registry)',
    method: 'GET',
    path: '/api/v3/config/{file}.json',
    audience: 'anyone',
    params: T.Object({ file: T.String({ maxLength: 40 }) }),
    reply: T.Any(),
  },
  cspReport: {
    summary: 'Reports of the browser policy',
    method: 'POST',
    path: '/api/v3/csp_reports',
    audience: 'anyone',
    keepsSession: true,
    body: T.Any(),
    reply: T.Object({}),
  },
} as const satisfies Record<string, CallDefinition>;
