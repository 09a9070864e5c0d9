import { Type as T } from '@sinclair/typebox';
import { closed } from './shapes.ts';

export const newsletter = {
  subscribeNewsletter: {
    body: T.Object({ email: T.String({ minLength: 1, maxLength: 254 }) }, closed),
    reply: T.Object({}),
  },
};
