import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { ASSET_ENTRY_KINDS, OTHER_ASSET_LIMITS, OTHER_ASSET_TYPES } from '../../enums/otherAssets.ts';
import { XIRR_PROBLEMS } from '../../enums/orders.ts';
import { closed, Codes, Data, Day, Id, Nullable, Percent, Rupees, Success } from '../shapes.ts';

/** What was recorded of an asset on a day. */
export const OtherAssetEntry = T.Object(
  {
    on: Day,
    kind: Codes(ASSET_ENTRY_KINDS),
    amount: T.Number({ minimum: 0, maximum: 1_000_000_000_000, description: 'rupees, 2 decimals' }),
  },
  closed,
);

const facts = {
  type: Codes(OTHER_ASSET_TYPES),
  name: T.String({ minLength: 1, maxLength: OTHER_ASSET_LIMITS.name }),
  rate_percentage: Nullable(T.Number({ minimum: 0, maximum: 30, description: 'percent a year' })),
  compounding: Nullable(
    T.Integer({ description: 'times a year that a deposit adds its interest: 1, 2, 4 or 12' }),
  ),
  matures_on: Nullable(Day),
  grams: Nullable(T.Number({ description: 'of physical gold, up to 4 decimals' })),
};

export const OtherAssetDraft = T.Object(
  { ...facts, entries: T.Array(OtherAssetEntry, { minItems: 1, maxItems: OTHER_ASSET_LIMITS.entries }) },
  closed,
);

export const OtherAsset = T.Object({
  id: Id,
  version: T.Integer(),
  ...facts,
  value: T.Number({ description: 'rupees at the end of the day; negative for a loan' }),
  value_from: Day,
  accrues: T.Boolean({ description: 'whether interest is added by the day' }),
  matured: T.Boolean(),
  stale: T.Boolean({
    description: 'the recorded value is older than one business day and nothing is added to it',
  }),
  invested: Nullable(Rupees),
  gain: Nullable(T.Number({ description: 'value and money taken out less money paid in, rupees' })),
  absolute_percentage: Nullable(Percent),
  xirr_percentage: Nullable(Percent),
  xirr_problem: Nullable(Codes(XIRR_PROBLEMS)),
});

const Net = T.Number({ description: 'what is owned less loans, rupees' });
const id = T.Object({ id: Id });

export const otherAssets = {
  otherAssets: {
    summary: 'Assets that the account holder recorded: EPF, PPF, deposits, property, loans and others',
    method: 'GET',
    path: '/api/v3/portfolio/other-assets.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        as_of: Day,
        totals: T.Object({ owned: Rupees, owed: Rupees, net: Net }),
        assets: T.Array(OtherAsset),
        history: T.Array(T.Object({ date: Day, net: Net }), {
          description: 'ends of years, of the last five by month, and today',
        }),
      }),
    ),
  },
  otherAsset: {
    summary: 'One recorded asset with its entries and its value over time',
    method: 'GET',
    path: '/api/v3/portfolio/other-assets/{id}.json',
    audience: 'signed-in',
    params: id,
    reply: Data(
      T.Object({
        asset: OtherAsset,
        entries: T.Array(OtherAssetEntry),
        history: T.Array(T.Object({ date: Day, value: T.Number() })),
      }),
    ),
  },
  createOtherAsset: {
    summary: 'Record an asset that is held elsewhere',
    method: 'POST',
    path: '/api/v3/portfolio/other-assets.json',
    audience: 'signed-in',
    idempotent: true,
    body: OtherAssetDraft,
    reply: Data(OtherAsset),
  },
  changeOtherAsset: {
    summary: 'Replace what is recorded of an asset; `version` is the one that was changed',
    method: 'PUT',
    path: '/api/v3/portfolio/other-assets/{id}.json',
    audience: 'signed-in',
    idempotent: true,
    params: id,
    body: T.Object({ ...OtherAssetDraft.properties, version: T.Integer() }, closed),
    reply: Data(OtherAsset),
  },
  removeOtherAsset: {
    summary: 'Delete a recorded asset',
    method: 'DELETE',
    path: '/api/v3/portfolio/other-assets/{id}.json',
    audience: 'signed-in',
    idempotent: true,
    params: id,
    reply: T.Object({ status: Success }),
  },
} as const satisfies Record<string, CallDefinition>;
