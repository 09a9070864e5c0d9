import { Type as T, type Static } from '@sinclair/typebox';
import { OtherAssetDraft } from '../calls/investing/otherAssets.ts';
import { Isin } from '../calls/investing/reports.ts';
import { closed, Codes, Day, Nullable } from '../calls/shapes.ts';
import { ALERT_KINDS, ALERT_RULES, RECORD_RULES, WATCH_KINDS } from '../enums/market.ts';
import { NOTICE_CHANNELS, NOTICE_GROUPS } from '../enums/platform.ts';
import { FAIR_VALUE_LIMITS, TRANSACTION_ASSETS, TRANSACTION_TYPES } from '../enums/reports.ts';
import { PortableFolio } from './portableFolio.ts';
import { PortableDeposit, PortableGoal } from './portablePlans.ts';

export { PortableDeposit, PortableGoal } from './portablePlans.ts';
export { ExactFacts, PortableFolio, type PortableRow } from './portableFolio.ts';

/** Version of `portfolio.json` and `manifest.json`; grows when an older reader could not read them. 2 added `folios`; 3
 * added shares, `fixed_deposits` and `goals`; 4 added `fair_values`; 5 added `tds`. */
export const ARCHIVE_VERSION = 5;

/** Items of one list that an archive may hold. */
const most = (maxItems: number) => ({ maxItems });
const text = (maxLength: number) => T.String({ minLength: 1, maxLength });
const decimal = (description: string) =>
  T.String({ pattern: '^-?\\d{1,14}(\\.\\d{1,6})?$', maxLength: 22, description });

const Instrument = {
  asset: Codes(['mutual_fund', 'gold'] as const),
  code: T.String({
    minLength: 1,
    maxLength: 24,
    description: 'fund code; the ISIN of a share, the commodity of gold',
  }),
  isin: Nullable(T.String({ maxLength: 12 })),
  name: text(300),
  folio_no: T.String({ maxLength: 60 }),
};

export const PortableHolding = T.Object(
  {
    ...Instrument,
    units: decimal('units, or grams of gold'),
    invested: decimal('rupees that the units had cost, first in first out'),
    nav: Nullable(decimal('rupees a unit')),
    nav_date: Nullable(Day),
    source: Codes(['sanchay', 'imported'] as const),
  },
  closed,
);

export const PortableLot = T.Object(
  {
    ...Instrument,
    date: Day,
    bought_units: decimal('units of the booking'),
    amount: decimal('rupees paid, duty and tax included'),
    units: decimal('units that are left'),
    cost: decimal('their share of the amount, rupees'),
  },
  closed,
);

export const PortableTransaction = T.Object(
  {
    ...Instrument,
    asset: Codes(TRANSACTION_ASSETS),
    id: text(200),
    date: Day,
    type: Codes(TRANSACTION_TYPES),
    units: decimal('units or grams, negative for what left the folio'),
    nav: Nullable(decimal('rupees a unit')),
    flow: decimal('rupees to the investor, negative is what was paid'),
    moves_money: T.Boolean({ description: 'false where money only moves between funds' }),
    stamp_duty: decimal('rupees'),
    source: Codes(['sanchay', 'imported'] as const),
  },
  closed,
);

const PortablePortfolio = T.Object(
  {
    name: T.String({ maxLength: 200 }),
    holdings: T.Array(PortableHolding, most(5_000)),
    lots: T.Array(PortableLot, most(200_000)),
    transactions: T.Array(PortableTransaction, most(200_000)),
    folios: T.Optional(T.Array(PortableFolio, most(5_000))),
    other_assets: T.Array(OtherAssetDraft, most(1_000)),
    fixed_deposits: T.Optional(T.Array(PortableDeposit, most(1_000))),
    goals: T.Optional(T.Array(PortableGoal, most(100))),
    carried_losses: T.Array(
      T.Object(
        {
          financial_year: T.String({ pattern: '^\\d{4}-\\d{2}$' }),
          short: T.Number({ minimum: 0, maximum: 999_999_999_999, description: 'rupees' }),
          long: T.Number({ minimum: 0, maximum: 999_999_999_999, description: 'rupees' }),
        },
        closed,
      ),
      most(50),
    ),
    fair_values: T.Optional(
      T.Array(
        T.Object(
          {
            isin: Isin,
            price: T.Number({
              exclusiveMinimum: 0,
              maximum: FAIR_VALUE_LIMITS.price,
              description: 'highest price of a share on 31 January 2018 as entered, rupees',
            }),
            entered_on: Day,
          },
          closed,
        ),
        most(FAIR_VALUE_LIMITS.shares),
      ),
    ),
  },
  closed,
);

/** `portfolio.json`: what an account owns and has set up, for another account or another program. */
export const PortableArchive = T.Object(
  {
    version: T.Integer({ minimum: 1, maximum: ARCHIVE_VERSION }),
    as_of: Day,
    holders: T.Optional(
      T.Array(T.String({ pattern: '^[0-9a-f]{64}$' }), {
        ...most(20),
        description:
          'keyed hashes of the PANs of the holders: the archive is imported into an account of one of them',
      }),
    ),
    portfolios: T.Array(PortablePortfolio, most(20)),
    watchlists: T.Array(text(40), most(100)),
    watched: T.Array(
      T.Object(
        {
          kind: Codes(WATCH_KINDS),
          id: text(80),
          note: Nullable(text(500)),
          lists: T.Array(text(40), most(100)),
        },
        closed,
      ),
      most(1_000),
    ),
    alerts: T.Array(
      T.Object(
        {
          kind: Codes(ALERT_KINDS),
          item: text(80),
          rule: Codes([...ALERT_RULES, ...RECORD_RULES] as const),
          value: Nullable(T.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 })),
        },
        closed,
      ),
      most(1_000),
    ),
    notifications: T.Array(
      T.Object({ group: Codes(NOTICE_GROUPS), channel: Codes(NOTICE_CHANNELS), on: T.Boolean() }, closed),
      { ...most(100), description: 'choices that differ from the standard or were set' },
    ),
  },
  closed,
);
export type PortableArchive = Static<typeof PortableArchive>;
export type PortablePortfolio = Static<typeof PortablePortfolio>;

/** `manifest.json`: the format, and every other file with its size and hash. */
export const ArchiveManifest = T.Object(
  {
    format: T.Literal('sanchay-archive'),
    version: T.Integer({ minimum: 1 }),
    as_of: Day,
    files: T.Array(
      T.Object(
        {
          name: text(200),
          bytes: T.Integer({ minimum: 0 }),
          sha256: T.String({ pattern: '^[0-9a-f]{64}$' }),
        },
        closed,
      ),
      most(2_000),
    ),
  },
  closed,
);
export type ArchiveManifest = Static<typeof ArchiveManifest>;
