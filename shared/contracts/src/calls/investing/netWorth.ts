import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import {
  ALLOCATION_GROUPS,
  ASSET_CLASSES,
  ASSET_KINDS,
  ASSET_SOURCES,
  EXTERNAL_FILTERS,
  MATURITY_KINDS,
  NET_WORTH_FLOWS,
  type AssetClass,
} from '../../enums/netWorth.ts';
import { HOLDINGS_SORT_FIELDS, XIRR_PROBLEMS } from '../../enums/orders.ts';
import { Codes, Data, Day, Nullable, Percent, Rupees } from '../shapes.ts';
import { heldFigures } from '../holdings/everyHolding.ts';
import { figures } from './portfolio.ts';

const CLASS_NAMES = Object.keys(ASSET_CLASSES) as AssetClass[];

const of = {
  source: Codes(ASSET_SOURCES),
  asset: Codes(ASSET_KINDS),
  id: T.String({ description: 'of the holding within its source' }),
  name: T.String(),
};

/** Assets held elsewhere are included unless the query leaves them out or shows them alone. */
const external = T.Object({
  external: T.Optional(Codes(EXTERNAL_FILTERS)),
});

export const NetWorthMaturity = T.Object({
  ...of,
  kind: Codes(MATURITY_KINDS),
  on: Day,
  value: Nullable(
    T.Number({ description: 'rupees: of a deposit at maturity, of units that unlock at the newest price' }),
  ),
  after_tds: T.Optional(
    T.Boolean({ description: 'whether the tax that the issuer is expected to deduct is off the value' }),
  ),
});

export const NetWorthFlow = T.Object({
  ...of,
  kind: Codes(NET_WORTH_FLOWS),
  date: Day,
  amount: T.Number({ description: 'rupees; positive raises the net worth' }),
});

export const NetWorthMark = T.Object({
  date: Day,
  paid_in: T.Number({ description: 'rupees that raised the net worth' }),
  taken_out: T.Number({ description: 'rupees that lowered it' }),
  count: T.Integer(),
  flow: Nullable(NetWorthFlow),
});

export const OwnedAsset = T.Object({
  ...of,
  value: T.Number({ description: 'rupees; negative for what is owed' }),
  priced_on: Nullable(Day),
  stale: T.Boolean({ description: 'whether the price or value is older than one business day' }),
  invested: Nullable(Rupees),
  gain: Nullable(T.Number({ description: 'rupees; null where payments are not known' })),
  absolute_percentage: Nullable(Percent),
  xirr_percentage: Nullable(Percent),
  xirr_problem: T.Optional(Codes(XIRR_PROBLEMS)),
  settling: T.Optional(
    T.Object(
      {
        quantity: T.Number({ description: 'shares' }),
        all: T.Boolean({ description: 'whether they are all shares of the asset' }),
        on: Day,
      },
      { description: 'shares that are bought and not settled; absent where there are none' },
    ),
  ),
});

export const NetWorth = T.Object({
  as_of: Nullable(Day),
  value: T.Number({ description: 'what is owned less what is owed, rupees' }),
  owned: Rupees,
  owed: Rupees,
  one_day_change: T.Number({ description: 'of what has a price or interest of every day, rupees' }),
  one_day_change_percentage: Nullable(Percent),
  has_external: T.Boolean({ description: 'whether the account has assets held elsewhere, shown or not' }),
  investments: Nullable(
    T.Object(figures, { description: 'returns of what is held with Sanchay; null where that is left out' }),
  ),
  returns: Nullable(
    T.Object(heldFigures, {
      description:
        'returns of funds and gold, with those of statements that are shown; null where there are none',
    }),
  ),
  overall: T.Optional(
    T.Object(heldFigures, {
      description: 'returns of everything in the value, of every class; absent where no payment is known',
    }),
  ),
  gains: T.Optional(
    T.Array(T.Object({ asset: Codes(ASSET_KINDS), gain: Nullable(T.Number({ description: 'rupees' })) }), {
      description: 'of each kind of asset, sold ones too; null where a payment is not known',
    }),
  ),
  largest: T.Optional(
    T.Array(
      T.Object({
        ...of,
        value: Rupees,
        invested: Rupees,
        gain: Nullable(T.Number({ description: 'rupees' })),
        absolute_percentage: Nullable(Percent),
        xirr_percentage: Nullable(Percent),
        xirr_problem: T.Optional(Codes(XIRR_PROBLEMS)),
      }),
      { description: 'the five largest shares, US shares and deposits' },
    ),
  ),
  sources: T.Array(T.Object({ source: Codes(ASSET_SOURCES), value: T.Number() })),
  kinds: T.Array(
    T.Object({
      asset: Codes(ASSET_KINDS),
      source: T.Optional(Codes(ASSET_SOURCES)),
      value: T.Number(),
      count: T.Integer({ description: 'assets' }),
    }),
    { description: 'what is owned and owed by kind of asset and source' },
  ),
  allocation: T.Array(T.Object({ group: Codes(ALLOCATION_GROUPS), value: Rupees, percentage: Percent }), {
    description: 'of what is owned, largest first',
  }),
  history: T.Array(
    T.Object({
      date: Day,
      value: T.Number(),
      invested: Nullable(T.Number({ description: 'null where it is not known of every asset' })),
    }),
  ),
  maturities: T.Array(NetWorthMaturity, { description: 'of the next year, at most ten, earliest first' }),
});

export const netWorth = {
  netWorth: {
    summary: 'What the current account owns less what it owes, with allocation, history and maturities',
    method: 'GET',
    path: '/api/v3/portfolio/net-worth.json',
    audience: 'signed-in',
    query: external,
    reply: Data(NetWorth),
  },
  ownedAssets: {
    summary: 'The assets of one class from all sources, sorted',
    method: 'GET',
    path: '/api/v3/portfolio/assets.json',
    audience: 'signed-in',
    query: T.Object({
      ...external.properties,
      class: Codes(CLASS_NAMES),
      sortBy: T.Optional(Codes(HOLDINGS_SORT_FIELDS)),
      sortType: T.Optional(Codes(['asc', 'desc'] as const)),
    }),
    reply: Data(
      T.Object({
        as_of: Day,
        value: T.Number({ description: 'of all of them, rupees' }),
        has_external: T.Boolean(),
        assets: T.Array(OwnedAsset),
      }),
    ),
  },
  netWorthMarks: {
    summary:
      'Deposits and withdrawals by month, and by day of the last month, for the chart of the net worth',
    method: 'GET',
    path: '/api/v3/portfolio/net-worth/marks.json',
    audience: 'signed-in',
    query: external,
    reply: Data(T.Array(NetWorthMark, { description: 'oldest first; `flow` where it is the only one' })),
  },
  netWorthFlows: {
    summary: 'Deposits and withdrawals behind the net worth, oldest first',
    method: 'GET',
    path: '/api/v3/portfolio/net-worth/flows.json',
    audience: 'signed-in',
    query: external,
    reply: Data(T.Object({ as_of: Day, flows: T.Array(NetWorthFlow) })),
  },
} as const satisfies Record<string, CallDefinition>;
