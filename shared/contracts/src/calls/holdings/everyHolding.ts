import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { FOLIO_STATUSES, IMPORT_FAULTS } from '../../enums/imports.ts';
import { DAY_CLASSES, EXTERNAL_FILTERS, HOLDING_SOURCES } from '../../enums/netWorth.ts';
import { OTHER_ASSET_TYPES } from '../../enums/otherAssets.ts';
import { HOLDINGS_SORT_FIELDS, XIRR_PROBLEMS } from '../../enums/orders.ts';
import { HOLDINGS_FILES } from '../../enums/reports.ts';
import { Codes, Data, Day, Id, Nav, Nullable, Refusal, Rupees, Units } from '../shapes.ts';
import {
  figures,
  Folio as BookedFolio,
  Holding as BookedHolding,
  PortfolioTransaction as BookedTransaction,
  ReturnsCalculation as BookedCalculation,
} from '../investing/portfolio.ts';
import {
  DayHolding as BookedDayHolding,
  HoldingsReport as BookedReport,
} from '../investing/holdingsReport.ts';

/** Figures of holdings that statements may have stated: their earlier purchases are not always known. */
export const heldFigures = {
  ...figures,
  unrealised_gain: Nullable(figures.unrealised_gain),
  realised_gain: Nullable(figures.realised_gain),
  total_invested: Nullable(
    T.Number({ description: 'rupees that the units held had cost; null where it is not known' }),
  ),
  xirr_problem: Nullable(Codes([...XIRR_PROBLEMS, 'history_unknown'] as const)),
  left_out: T.Optional(
    T.Integer({
      description:
        'holdings whose earlier purchases are not known: in value and day change only; absent for none',
    }),
  ),
};

/** What imported statements state of a folio besides its units. */
const FolioStatement = T.Object({
  id: Id,
  name: T.String({ description: 'of the scheme, as the statement has it' }),
  house: Nullable(T.String()),
  until: T.String({ description: 'ISO day up to which the folio is stated' }),
  status: Codes(FOLIO_STATUSES),
  reasons: T.Array(Codes(IMPORT_FAULTS)),
});

export const Folio = T.Object({
  ...BookedFolio.properties,
  source: Codes(HOLDING_SOURCES),
  invested: Nullable(Rupees),
  statement: T.Optional(FolioStatement),
});

const sources = T.Array(Codes(HOLDING_SOURCES), { description: 'where its folios are held' });

/** A holding of any asset, booked here, imported or both. */
export const Holding = T.Object({
  ...BookedHolding.properties,
  ...heldFigures,
  fundInfo: T.Object({
    ...BookedHolding.properties.fundInfo.properties,
    slug: Nullable(T.String({ description: 'null for a scheme that is not listed here' })),
  }),
  sources,
  folioData: T.Array(Folio),
});

/** Units that are left of one purchase in an imported folio. */
export const ImportedLot = T.Object({
  id: T.String(),
  folio_no: T.String(),
  bought_on: Nullable(Day),
  before: Nullable(
    T.String({ description: 'ISO day before which they were bought, where the day is not known' }),
  ),
  units: Units,
  cost: Nullable(Rupees),
  value: Nullable(Rupees),
  gain: Nullable(T.Number({ description: 'value less cost, rupees; null where either is not known' })),
});

export const PortfolioTransaction = T.Object({
  ...BookedTransaction.properties,
  source: Codes(HOLDING_SOURCES),
  amount: Nullable(Rupees),
  nav: Nullable(Nav),
});

/** How the figures of a portfolio or of one holding come about. */
export const ReturnsCalculation = T.Object({
  ...BookedCalculation.properties,
  figures: T.Object(heldFigures),
});

/** A fund, or gold, at the end of a day. */
export const DayHolding = T.Object({
  ...BookedDayHolding.properties,
  sources,
  invested: Nullable(Rupees),
});

/** A recorded asset at the end of a day, in the form of a holding. */
export const RecordedDayHolding = T.Object({
  ...BookedDayHolding.properties,
  asset: Codes(OTHER_ASSET_TYPES),
  sources: T.Array(Codes(['manual'] as const)),
  units: T.Null(),
  price: T.Null(),
  invested: Nullable(T.Number({ description: 'rupees paid in less those taken out' })),
  value: T.Number({ description: 'rupees; negative for what is owed' }),
});

/** All assets of one class and source at the end of a day, whose own pages list each. */
export const DayClass = T.Object({
  asset: Codes(DAY_CLASSES),
  source: Codes(['sanchay', 'imported'] as const),
  invested: Nullable(T.Number({ description: 'rupees; null where a payment is not known' })),
  value: T.Number({ description: 'rupees; negative for what is owed' }),
  gain: Nullable(T.Number({ description: 'rupees' })),
  gain_percentage: Nullable(T.Number({ description: 'percent' })),
});

export const HoldingsReport = T.Object({
  ...BookedReport.properties,
  holdings: T.Array(DayHolding, {
    description: 'what was held at the end of the day, the largest value first',
  }),
  recorded: T.Array(RecordedDayHolding, {
    description: 'what the account holder entered, the largest value first; part of the totals',
  }),
  classes: T.Array(DayClass, {
    description: 'shares, cash, deposits, NPS and EPF by class, as in the net worth; part of the totals',
  }),
  has_external: T.Boolean({ description: 'whether folios were imported or assets recorded, shown or not' }),
  uncosted: T.Integer({ description: 'holdings whose cost is not known; in the value, not in the gain' }),
});

/** Imported folios are included unless the query leaves them out or shows them alone. */
const external = T.Optional(Codes(EXTERNAL_FILTERS));
const asset = T.Optional(Codes(['mutual_fund', 'gold'] as const));
const dayQuery = T.Object({ date: T.Optional(Day), external });

/** Funds and gold from every source. `holdings`, `holding` and their kin are of what is booked here. */
export const everyHolding = {
  everyHolding: {
    summary: 'Funds and gold of the current portfolio, booked here and imported',
    method: 'GET',
    path: '/api/v3/portfolio/every-holding.json',
    audience: 'signed-in',
    query: T.Object({
      asset,
      sortBy: T.Optional(Codes(HOLDINGS_SORT_FIELDS)),
      sortType: T.Optional(Codes(['asc', 'desc'] as const)),
      external,
    }),
    reply: Data(
      T.Object({
        as_of: Nullable(Day),
        has_external: T.Boolean({ description: 'whether folios were imported, shown or not' }),
        totals: T.Object(heldFigures),
        assets: T.Array(T.Object({ asset: T.String(), ...heldFigures }), {
          description: 'totals of each kind of asset, and of money in transit',
        }),
        in_transit: T.Optional(
          T.Object(heldFigures, {
            description: 'money in transit, part of the totals of all assets; absent for none',
          }),
        ),
        holdings: T.Array(Holding),
        sold_out: T.Optional(
          T.Array(Holding, {
            description: 'sold or switched completely, part of the totals; absent for none',
          }),
        ),
      }),
    ),
  },
  anyHolding: {
    summary: 'One holding, booked here, imported or both, with folios, transactions and imported lots',
    method: 'GET',
    path: '/api/v3/portfolio/every-holding/{code}.json',
    audience: 'signed-in',
    params: T.Object({
      code: T.String({
        minLength: 1,
        maxLength: 64,
        description: 'of the fund, or the id of an imported folio',
      }),
    }),
    query: T.Object({ external }),
    reply: Data(
      T.Object({
        holding: Holding,
        transactions: T.Array(PortfolioTransaction),
        imported_lots: T.Optional(
          T.Array(ImportedLot, { description: 'of imported folios, the oldest first; absent for none' }),
        ),
        /** Why the account cannot buy more of it; null when it can. */
        refusal: Refusal,
      }),
    ),
  },
  anyCalculation: {
    summary: 'How the figures of funds and gold come about, booked here and imported',
    method: 'GET',
    path: '/api/v3/portfolio/every-calculation.json',
    audience: 'signed-in',
    query: T.Object({ code: T.Optional(Id), asset, external }),
    reply: Data(ReturnsCalculation),
  },
  dayHoldings: {
    summary: 'What the portfolio held at the end of a day, booked here and imported',
    method: 'GET',
    path: '/api/v3/reports/every-holding.json',
    audience: 'signed-in',
    query: dayQuery,
    reply: Data(HoldingsReport),
  },
  dayHoldingsFile: {
    summary: 'The same as a file, in the language of the request',
    method: 'GET',
    path: '/api/v3/reports/every-holding/{file}',
    audience: 'signed-in',
    params: T.Object({ file: Codes(HOLDINGS_FILES) }),
    query: dayQuery,
    reply: T.Unsafe<Uint8Array>({}),
  },
} as const satisfies Record<string, CallDefinition>;
