import { Type as T } from '@sinclair/typebox';
import { step_up } from './security.ts';
import { closed, Codes, Data, Instant } from './shapes.ts';
import { users } from './users.ts';

/** Providers that an installation may set up. */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
const provider = Codes(SOCIAL_PROVIDERS);

export const social = {
  socialProviders: { reply: Data(T.Array(T.Object({ id: provider, name: T.String() }))) },
  startSocialSignIn: {
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
    body: T.Object(
      {
        query: T.String({ maxLength: 4_000, description: 'the query with which the provider came back' }),
      },
      closed,
    ),
    reply: T.Composite([users.authenticate.reply, T.Object({ next: T.Union([T.String(), T.Null()]) })]),
  },
  linkedIdentities: {
    reply: Data(T.Array(T.Object({ provider, email: T.String(), linked_at: Instant }))),
  },
  unlinkIdentity: {
    params: T.Object({ provider }),
    body: T.Object({ step_up }, closed),
    reply: Data(T.Object({})),
  },
};
