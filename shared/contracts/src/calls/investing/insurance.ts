import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { Codes, Data, Rupees } from '../shapes.ts';

export const CITY_TIERS = ['metro', 'city', 'town'] as const;

export const insurance = {
  insuranceQuotes: {
    summary: 'Premiums of the insurers for the answers given',
    method: 'GET',
    path: '/api/v3/insurance/{kind}/quotes.json',
    audience: 'anyone',
    params: T.Object({ kind: Codes(['health'] as const) }),
    query: T.Object({
      cover: T.Integer({ minimum: 100_000, maximum: 100_000_000 }),
      adult_ages: T.String({ maxLength: 20, description: 'one or two ages, comma separated' }),
      children: T.Optional(T.Integer({ minimum: 0, maximum: 4 })),
      city: T.Optional(Codes(CITY_TIERS)),
    }),
    reply: Data(
      T.Array(
        T.Object({
          id: T.String(),
          insurer: T.String(),
          plan: T.String(),
          cover: Rupees,
          premium: Rupees,
          tax: Rupees,
          features: T.Array(T.String()),
        }),
      ),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
