import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { IMPORT_FAULTS } from '../../enums/imports.ts';
import {
  DRAFT_REASONS,
  ELSS_FILES,
  EXEMPTION_ORDERS,
  GAIN_HEADS,
  GAIN_PERIODS,
  GAINS_FILES,
} from '../../enums/reports.ts';
import { closed, Codes, Data, Day, Nav, Nullable, Percent, PublicId, Rupees, Units } from '../shapes.ts';

export const FinancialYear = T.String({
  pattern: '^\\d{4}-\\d{2}$',
  description: '1 April to 31 March, like 2025-26',
});
const Signed = (description: string) =>
  T.Number({ description: `${description}; rupees, negative is a loss` });
const RuleIds = T.Array(T.String());

export const Isin = T.String({ pattern: '^[A-Z]{2}[A-Z0-9]{9}[0-9]$' });

/** The highest price of a share on 31 January 2018 as entered. */
const FairValue = T.Object({
  isin: Isin,
  price: T.Number({ description: 'rupees a share, 4 decimals' }),
  entered_on: Day,
});

/** Reference rate that turns dollars into rupees for tax: of the last day of the month before. */
const ForeignRate = T.Object({
  date: T.String({ description: 'ISO day of the rate' }),
  rate: Nullable(T.Number({ description: 'rupees for a dollar, 4 decimals' })),
});

/** Units of one purchase that one sale took. */
export const GainLot = T.Object({
  lot_id: T.String(),
  sale_id: T.String(),
  asset: Codes(['mutual_fund', 'stock', 'us_stock'] as const),
  kind: Codes(['redemption', 'switch_out', 'sale'] as const),
  code: T.String({ description: 'of the fund; the ISIN of a share; the symbol of a US share' }),
  name: T.String(),
  isin: Nullable(T.String()),
  holder: T.Optional(T.String({ description: 'the child who held it, where the gain is clubbed' })),
  folio_no: T.String({
    description: 'the folio, or the demat account, US stocks account or broker of a share',
  }),
  bought_on: Day,
  sold_on: Day,
  units: Units,
  cost: Rupees,
  stamp_duty: T.Number({ description: 'part of the cost, rupees' }),
  fair_value: Nullable(Nav),
  fair_value_entered: T.Optional(
    T.Boolean({ description: 'the account holder entered the price of 31 January 2018; absent otherwise' }),
  ),
  cost_basis: Nullable(Codes(['grandfathered', 'indexed'] as const)),
  tax_cost: Rupees,
  proceeds: Rupees,
  exit_load: Rupees,
  charges: T.Number({ description: 'of a sale of shares, without STT, which no gain deducts; rupees' }),
  stt: Rupees,
  gain: Signed('proceeds less exit load or charges and the cost that counts for tax'),
  term: Nullable(Codes(['short', 'long'] as const)),
  head: Codes(GAIN_HEADS),
  rate_percentage: Nullable(Percent),
  rule_ids: RuleIds,
  face_value_changed: T.Boolean({
    description: 'the fund changed its face value between purchase and sale; the report is a draft',
  }),
  gaps: T.Array(
    Codes(['kind_unknown', 'fair_value_missing', 'index_missing', 'same_day', 'rate_missing'] as const),
  ),
  dollars: Nullable(
    T.Object(
      {
        cost: T.Number({ description: 'US dollars' }),
        proceeds: T.Number({ description: 'before charges, US dollars' }),
        charges: T.Number({ description: 'of the sale, US dollars' }),
        bought: ForeignRate,
        sold: ForeignRate,
      },
      { description: 'of US shares; null for what is traded in rupees' },
    ),
  ),
});

const GainPool = T.Object({
  head: Codes(GAIN_HEADS),
  rate_percentage: Nullable(Percent),
  gains: Rupees,
  losses: Rupees,
  set_off: Rupees,
  brought_forward: Rupees,
  exemption: Rupees,
  taxable: Rupees,
  tax: Nullable(Rupees),
  rule_ids: RuleIds,
});

const Losses = { financial_year: FinancialYear, short: Rupees, long: Rupees };
const UsedLoss = T.Object({
  ...Losses,
  earlier_short: T.Number({ description: 'set off in the financial years before, rupees' }),
  earlier_long: T.Number({ description: 'set off in the financial years before, rupees' }),
  used_short: Rupees,
  used_long: Rupees,
  left_short: Rupees,
  left_long: Rupees,
  usable: T.Boolean(),
  usable_until: FinancialYear,
});

const Amount = T.Number({ minimum: 0, maximum: 1_000_000_000_000, description: 'rupees, 2 decimals' });

const ForeignShare = T.Object({
  lot_id: T.String(),
  symbol: T.String(),
  name: T.String(),
  account: T.String({ description: 'number of the US stocks account' }),
  bought_on: Day,
  shares: T.Number({ description: 'held on the last day, 6 decimals' }),
  initial: Rupees,
  peak: Rupees,
  peak_on: Day,
  closing: Rupees,
  credited: T.Number({ description: 'dividends and other income of the holding, rupees' }),
  proceeds: T.Number({ description: 'of sales before charges, rupees' }),
});

/** What a return states about assets and income abroad. */
const Foreign = T.Object(
  {
    from: T.String({ description: 'ISO day, 1 January of the calendar year of Schedule FA' }),
    to: T.String({ description: 'ISO day, 31 December, or the business day of a year that is not over' }),
    running: T.Boolean({ description: 'the calendar year is not over' }),
    shares: T.Array(ForeignShare, { description: 'Schedule FA, table A3: one row a purchase, oldest first' }),
    gains: Signed('capital gains of the financial year on US shares, for Schedule FSI'),
    dividends: T.Number({ description: 'of the financial year before tax, for Schedule FSI, rupees' }),
    tax_paid: T.Number({ description: 'abroad on these dividends, rupees' }),
    tcs: T.Number({ description: 'collected on money sent abroad in the financial year, rupees' }),
  },
  { description: 'null where nothing was held, sold or collected' },
);

const EnteredLoss = T.Object({ financial_year: FinancialYear, short: Amount, long: Amount }, closed);

/** What of the clubbed income of one child is exempt for the parent, who has one limit for income and gains. */
export const childExemption = {
  limit: Rupees,
  rule_id: T.String(),
  used: T.Number({ description: 'of the limit by what this report lists, rupees' }),
};
const GainExemption = T.Object(
  {
    ...childExemption,
    used_income: T.Number({
      description: 'of the limit by interest and dividends, which come first, rupees',
    }),
  },
  { description: 'under the old tax regime only' },
);

export const CapitalGains = T.Object({
  financial_year: FinancialYear,
  years: T.Array(FinancialYear, { description: 'years that have a report, newest first' }),
  as_of: Day,
  status: Codes(['draft', 'final'] as const),
  reasons: T.Array(Codes(DRAFT_REASONS)),
  import_gaps: T.Array(
    T.Object({
      name: T.String(),
      folio_no: T.String(),
      reasons: T.Array(Codes(IMPORT_FAULTS)),
    }),
    { description: 'imported folios whose gains are not or only partly known' },
  ),
  exemption_order: Codes(EXEMPTION_ORDERS),
  exemption: Nullable(T.Object({ limit: Rupees, used: Rupees, rule_id: T.String() })),
  pools: T.Array(GainPool),
  tax: Rupees,
  carry_forward: T.Object({ short: Rupees, long: Rupees }),
  carried_losses: T.Array(UsedLoss),
  periods: T.Array(
    T.Object({
      head: Codes(GAIN_HEADS),
      rate_percentage: Nullable(Percent),
      amounts: T.Object(
        Object.fromEntries(GAIN_PERIODS.map((period) => [period, Signed('of the period')])) as Record<
          (typeof GAIN_PERIODS)[number],
          ReturnType<typeof Signed>
        >,
      ),
    }),
  ),
  interest: T.Number({ description: 'interest of fund houses for late payouts of the year, rupees' }),
  lots: T.Array(GainLot),
  foreign: Nullable(Foreign),
  clubbed_with: T.Optional(
    T.Object(
      { name: T.String(), rule_id: T.String() },
      { description: 'of a minor: the parent with whose income these gains are taxed' },
    ),
  ),
  clubbed: T.Optional(
    T.Array(
      T.Object({
        portfolio_id: PublicId,
        name: T.String(),
        gain: Signed('of the child in the year'),
        income: T.Number({ description: 'taxable interest and dividends of the child, rupees' }),
        rule_id: T.String(),
        exemption: Nullable(GainExemption),
      }),
      { description: 'children whose gains are part of this report; for the owner only' },
    ),
  ),
  old_regime: T.Optional(
    T.Object(
      { exempt: Rupees, tax: Rupees },
      {
        description:
          'gains of children that are exempt, and the tax after that; absent where nothing is exempt',
      },
    ),
  ),
});

const ElssLot = {
  lot_id: T.String(),
  code: T.String(),
  name: T.String(),
  folio_no: T.String(),
};

/** Money that went into an ELSS fund: it counts for section 80C in the financial year of its allotment. */
export const ElssInvestment = T.Object({
  ...ElssLot,
  kind: Codes(['purchase', 'switch_in'] as const),
  date: Day,
  units: Units,
  amount: Rupees,
});

/** Units of one allotment that are still held, with the first day on which they can be sold. */
export const ElssUnlock = T.Object({
  ...ElssLot,
  bought_on: Day,
  unlocks_on: Day,
  locked: T.Boolean(),
  units: Units,
  cost: Rupees,
  value: Nullable(Rupees),
});

/** Units from before the first imported statement: neither the day nor the cost of their purchase is known. */
export const ElssEarlier = T.Object({
  ...ElssLot,
  before: T.String({ description: 'ISO day before which they were bought' }),
  free_by: T.String({ description: 'ISO day on which all of them are unlocked at the latest' }),
  free: T.Boolean({ description: 'whether that day has come; otherwise it is not known which are locked' }),
  units: Units,
  value: Nullable(Rupees),
});

const ElssYear = T.Object({
  financial_year: FinancialYear,
  invested: Rupees,
  limit: Nullable(Rupees),
  deductible: Rupees,
});

export const ElssReport = T.Object({
  ...ElssYear.properties,
  as_of: Day,
  rule_ids: RuleIds,
  years: T.Array(ElssYear, { description: 'years that have a report, newest first' }),
  investments: T.Array(ElssInvestment, { description: 'of the financial year, oldest first' }),
  unlocks: T.Array(ElssUnlock, { description: 'all units held, the next to unlock first' }),
  earlier: T.Array(ElssEarlier, { description: 'in neither of the values' }),
  locked_value: Rupees,
  free_value: Rupees,
});

const yearQuery = T.Object({ year: T.Optional(FinancialYear) });
const reportQuery = T.Object({
  year: T.Optional(FinancialYear),
  exemption: T.Optional(Codes(EXEMPTION_ORDERS)),
});

export const reports = {
  capitalGains: {
    summary: 'Capital gains of a financial year by lot, with set-off, exemption and tax',
    method: 'GET',
    path: '/api/v3/reports/capital-gains.json',
    audience: 'signed-in',
    query: reportQuery,
    reply: Data(CapitalGains),
  },
  capitalGainsFile: {
    summary: 'The capital gains of a financial year as a file, in the language of the request',
    method: 'GET',
    path: '/api/v3/reports/capital-gains/{file}',
    audience: 'signed-in',
    params: T.Object({ file: Codes(GAINS_FILES) }),
    query: reportQuery,
    reply: T.Unsafe<Uint8Array>({}),
  },
  elssReport: {
    summary: 'Investments in ELSS funds by financial year for section 80C, and when their units unlock',
    method: 'GET',
    path: '/api/v3/reports/elss.json',
    audience: 'signed-in',
    query: yearQuery,
    reply: Data(ElssReport),
  },
  elssFile: {
    summary: 'The ELSS report of a financial year as a file, in the language of the request',
    method: 'GET',
    path: '/api/v3/reports/elss/{file}',
    audience: 'signed-in',
    params: T.Object({ file: Codes(ELSS_FILES) }),
    query: yearQuery,
    reply: T.Unsafe<Uint8Array>({}),
  },
  fairValues: {
    summary: 'Prices of shares on 31 January 2018 that the account holder entered',
    method: 'GET',
    path: '/api/v3/reports/fair-values.json',
    audience: 'signed-in',
    reply: Data(T.Object({ values: T.Array(FairValue) })),
  },
  setFairValue: {
    summary: 'Enter or remove the highest price of a share on 31 January 2018',
    method: 'PUT',
    path: '/api/v3/reports/fair-values.json',
    audience: 'signed-in',
    idempotent: true,
    body: T.Object(
      {
        isin: Isin,
        price: Nullable(T.Number({ description: 'rupees a share; null removes the entry' })),
        was: Nullable(
          T.Number({
            description: 'the price that was changed: another one by now answers `fair_value_changed`',
          }),
        ),
      },
      closed,
    ),
    reply: Data(T.Object({ values: T.Array(FairValue) })),
  },
  setCarriedLosses: {
    summary: 'Replace the capital losses of earlier years that the account brings forward',
    method: 'PUT',
    path: '/api/v3/reports/carried-losses.json',
    audience: 'signed-in',
    idempotent: true,
    body: T.Object(
      {
        losses: T.Array(EnteredLoss, { maxItems: 16 }),
        was: T.Optional(
          T.Array(EnteredLoss, {
            maxItems: 16,
            description: 'the losses that were changed: others by now are refused with `losses_changed`',
          }),
        ),
      },
      closed,
    ),
    reply: Data(T.Object({ losses: T.Array(T.Object(Losses)) })),
  },
} as const satisfies Record<string, CallDefinition>;
