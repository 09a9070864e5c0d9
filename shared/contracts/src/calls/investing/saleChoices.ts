import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { Codes, Data, FundCode, Nullable, PublicId, Rupees, Units } from '../shapes.ts';

/** The same sale from one folio. `folio_no` is null for an account that the user manages. */
const Choice = T.Object({
  portfolio_id: PublicId,
  name: T.String(),
  is_open: T.Boolean({ description: 'of the account that is open' }),
  folio_no: Nullable(T.String()),
  units: Units,
  gross: Rupees,
  gain: T.Number({ description: 'rupees; negative is a loss' }),
  tax: T.Number({ description: 'rupees by which the tax of the year grows; negative where it falls' }),
  exit_load: Rupees,
  stt: Rupees,
  cost: T.Number({ description: 'rupees: tax, exit load and STT' }),
  /** Whether a part of the gain is taxed at the income slab or not known, which the tax leaves out. */
  partial: T.Boolean(),
  rule_ids: T.Array(T.String()),
});

export const saleChoices = {
  saleChoices: {
    summary:
      'The folios, also of the family, that the same sale could come from, the cheapest in tax and load first',
    method: 'GET',
    path: '/api/v3/redemptions/choices/{code}.json',
    audience: 'signed-in',
    params: T.Object({ code: FundCode }),
    query: T.Object({
      by: Codes(['amount', 'units'] as const),
      value: T.Number({ exclusiveMinimum: 0, maximum: 1e12, description: 'rupees or units' }),
    }),
    reply: Data(T.Object({ choices: T.Array(Choice) })),
  },
} as const satisfies Record<string, CallDefinition>;
