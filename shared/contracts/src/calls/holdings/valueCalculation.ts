import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import {
  ASSET_CLASSES,
  ASSET_KINDS,
  ASSET_SOURCES,
  EXTERNAL_FILTERS,
  QUANTITY_UNITS,
  VALUE_BASES,
  type AssetClass,
} from '../../enums/netWorth.ts';
import { XIRR_PROBLEMS } from '../../enums/orders.ts';
import { Codes, Data, Day, Id, Nullable, Percent } from '../shapes.ts';
import { heldFigures } from './everyHolding.ts';
import { ReturnsCalculation } from '../investing/portfolio.ts';

const of = {
  source: Codes(ASSET_SOURCES),
  asset: Codes(ASSET_KINDS),
  id: T.String({ description: 'of the holding within its source' }),
};

/** What the value of an asset is computed from. What its basis does not have is null. */
export const ValueBasis = T.Object({
  kind: Codes(VALUE_BASES),
  quantity: Nullable(T.Number({ description: 'held, in `unit`' })),
  unit: Nullable(Codes(QUANTITY_UNITS)),
  price: Nullable(T.Number({ description: 'of one unit: dollars for US shares, rupees for all others' })),
  rate: Nullable(T.Number({ description: 'rupees a dollar' })),
  principal: Nullable(T.Number({ description: 'balance or recorded value before its interest, rupees' })),
  interest: Nullable(T.Number({ description: 'accrued on the principal and not credited yet, rupees' })),
  on: Nullable(T.String({ description: 'ISO day of the price, of the recorded value or of the balance' })),
});

export const CalculatedAsset = T.Object({
  ...of,
  name: T.String(),
  value: T.Number({ description: 'rupees; negative for what is owed' }),
  change: Nullable(T.Number({ description: 'rupees since the price before; null without daily prices' })),
  basis: ValueBasis,
});

export const NetWorthCalculation = T.Object({
  as_of: Day,
  value: T.Number({ description: 'the sum of all assets, rupees' }),
  owned: T.Number({ description: 'the sum of the positive values, rupees' }),
  owed: T.Number({ description: 'the sum of the negative values, as a positive number of rupees' }),
  one_day_change: T.Number({ description: 'the sum of the changes of the assets, rupees' }),
  assets: T.Array(CalculatedAsset, { description: 'largest first' }),
  overall: T.Optional(
    T.Object(heldFigures, {
      description: 'returns of everything in the value; absent for a class and where no payment is known',
    }),
  ),
  flows: T.Optional(ReturnsCalculation.properties.flows),
});

export const AssetCalculation = T.Object({
  as_of: Day,
  asset: CalculatedAsset,
  figures: T.Object(
    {
      invested: Nullable(T.Number({ description: 'rupees paid for what is held' })),
      gain: Nullable(T.Number({ description: 'value and money received less money paid, rupees' })),
      absolute_percentage: Nullable(Percent),
      xirr_percentage: Nullable(Percent),
      xirr_problem: T.Optional(Codes(XIRR_PROBLEMS)),
    },
    { description: 'null where a payment is not known' },
  ),
  flows: ReturnsCalculation.properties.flows,
});

export const valueCalculation = {
  netWorthCalculation: {
    summary: 'How the net worth comes about: every asset and debt with what its value is computed from',
    method: 'GET',
    path: '/api/v3/portfolio/net-worth/calculation.json',
    audience: 'signed-in',
    query: T.Object({
      external: T.Optional(Codes(EXTERNAL_FILTERS)),
      class: T.Optional(Codes(Object.keys(ASSET_CLASSES) as AssetClass[])),
    }),
    reply: Data(NetWorthCalculation),
  },
  assetCalculation: {
    summary: 'How value and return of one asset come about, from any source',
    method: 'GET',
    path: '/api/v3/portfolio/net-worth/asset.json',
    audience: 'signed-in',
    query: T.Object({ ...of, id: Id }),
    reply: Data(AssetCalculation),
  },
} as const satisfies Record<string, CallDefinition>;
