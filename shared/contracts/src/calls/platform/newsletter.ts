import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { closed } from '../shapes.ts';

export const newsletter = {
  subscribeNewsletter: {
    summary: 'Store an address for the newsletter, once',
    method: 'POST',
    path: '/api/v3/newsletter.json',
    audience: 'anyone',
    body: T.Object({ email: T.String({ minLength: 1, maxLength: 254 }) }, closed),
    reply: T.Object({}),
  },
} as const satisfies Record<string, CallDefinition>;
