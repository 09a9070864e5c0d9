import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { VITALS_PATH } from '../../callPaths.ts';
import { closed, Codes } from '../shapes.ts';

/** Milliseconds, for CLS a share of the screen. */
export const VitalMeasurement = T.Object(
  {
    metric: Codes(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const),
    value: T.Number({ minimum: 0, maximum: 3_600_000 }),
    remote: T.String({ minLength: 1, maxLength: 60, description: 'a remote of the registry, or shell' }),
  },
  closed,
);

export const vitals = {
  vitals: {
    summary: 'Web Vitals of a page load by remote; counted, no person in it',
    method: 'POST',
    path: VITALS_PATH,
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ measurements: T.Array(VitalMeasurement, { minItems: 1, maxItems: 10 }) }, closed),
    reply: T.Object({}),
  },
} as const satisfies Record<string, CallDefinition>;
