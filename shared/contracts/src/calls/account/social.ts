import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { step_up } from './security.ts';
import { closed, Codes, Data, Instant } from '../shapes.ts';
import { users } from './users.ts';

/** Providers that an installation may set up. */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
const provider = Codes(SOCIAL_PROVIDERS);

export const social = {
  socialProviders: {
    summary: 'Providers through which a person may sign in',
    method: 'GET',
    path: '/api/v3/auth/social.json',
    audience: 'anyone',
    reply: Data(T.Array(T.Object({ id: provider, name: T.String() }))),
  },
  startSocialSignIn: {
    summary: 'Begin a sign-in through a provider; answers where to send the browser',
    method: 'POST',
    path: '/api/v3/auth/social/{provider}/start.json',
    audience: 'anyone',
    keepsSession: true,
    params: T.Object({ provider }),
    body: T.Object(
      {
        next: T.Optional(T.String({ maxLength: 500, description: 'path of this site to go on to' })),
        consents: T.Array(T.String({ maxLength: 40 }), {
          maxItems: 10,
          description: 'what a new person agrees to by going on',
        }),
      },
      closed,
    ),
    reply: Data(T.Object({ redirect_url: T.String() })),
  },
  finishSocialSignIn: {
    summary: 'Finish a sign-in with what the provider sent back to /auth/callback',
    method: 'POST',
    path: '/api/v3/auth/social/callback.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object(
      {
        query: T.String({ maxLength: 4_000, description: 'the query with which the provider came back' }),
      },
      closed,
    ),
    reply: T.Composite([users.authenticate.reply, T.Object({ next: T.Union([T.String(), T.Null()]) })]),
  },
  linkedIdentities: {
    summary: 'Providers that are linked to the signed-in person',
    method: 'GET',
    path: '/api/v3/user/identities.json',
    audience: 'signed-in',
    reply: Data(T.Array(T.Object({ provider, email: T.String(), linked_at: Instant }))),
  },
  unlinkIdentity: {
    summary: 'Take the link to a provider away',
    method: 'POST',
    path: '/api/v3/user/identities/{provider}/remove.json',
    audience: 'signed-in',
    personal: true,
    params: T.Object({ provider }),
    body: T.Object({ step_up }, closed),
    reply: Data(T.Object({})),
  },
} as const satisfies Record<string, CallDefinition>;
