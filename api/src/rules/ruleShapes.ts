import { MOST_NOMINEES } from '@sanchay/contracts';
import type { MarketHours, RuleKind, RuleValue } from '@sanchay/finance';
import { Type as T, type TSchema } from '@sinclair/typebox';

/** In what the figures of a rule are counted; screens write and read them by it. */
export type RuleUnit =
  | 'percent'
  | 'rupees'
  | 'dollars'
  | 'days'
  | 'business_days'
  | 'months'
  | 'years'
  | 'hours'
  | 'minutes'
  | 'count'
  | 'time'
  | 'date';

const figure = (unit: RuleUnit, maximum: number, minimum = 0) => T.Number({ minimum, maximum, unit });
const whole = (unit: RuleUnit, maximum: number, minimum = 0) => T.Integer({ minimum, maximum, unit });
const oneOf = <const V extends readonly string[]>(values: V) =>
  T.Unsafe<V[number]>(T.Union(values.map((value) => T.Literal(value))));
const closed = { additionalProperties: false } as const;

const percent = figure('percent', 100);
/** A hundred thousand crore: above every limit of a user, below what JSON writes with an exponent. */
const rupees = figure('rupees', 1_000_000_000_000);
const dollars = figure('dollars', 1_000_000_000);
const days = whole('days', 366);
const businessDays = whole('business_days', 60);
const months = whole('months', 1_200);
const count = whole('count', 1_000, 1);
const time = T.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', unit: 'time' });
const date = T.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', unit: 'date' });
const schemeClass = oneOf(['equity', 'debt', 'liquid']);
const navDay = oneOf(['same', 'previous_calendar', 'before_next_business']);

const nav = T.Object(
  {
    schemeClass,
    side: oneOf(['purchase', 'redemption']),
    cutOff: time,
    navDay,
    lateNavDay: navDay,
    needsMoney: T.Boolean(),
    settlesInDays: businessDays,
  },
  closed,
);
const classCutOff = T.Object({ schemeClass, cutOff: time }, closed);
const bounds = T.Object({ least: rupees, most: rupees }, closed);
const notice = T.Object({ businessDays, at: time }, closed);
const slab = T.Object({ from: rupees, pct: percent }, closed);

type Shape<V> = {
  /** Its static type is that of the kind's value. */
  readonly schema: TSchema & { static: V };
  /** Rows of one kind with different scopes hold side by side. */
  readonly scope?: (value: V) => string;
  /** What no schema expresses: whether figures are consistent. */
  readonly fits?: (value: V) => boolean;
};

const byClass = (value: { schemeClass: string }): string => value.schemeClass;
const inOrder = (figures: readonly number[]): boolean =>
  figures.every((each, index) => index === 0 || figures[index - 1]! < each);
const navShape: Shape<RuleValue<'nav'>> = {
  schema: nav,
  scope: (value) => `${value.schemeClass} ${value.side}`,
};
const marketHours = {
  schema: T.Object({ preOpen: time, opens: time, closes: time }, closed),
  fits: ({ preOpen, opens, closes }: MarketHours) => preOpen <= opens && opens < closes,
};
const percentShape = { schema: percent };
const rupeesShape = { schema: rupees };

/** What a value of each kind looks like, with the range in which a figure is believed. A new kind needs its shape. */
export const ruleShapes: { readonly [K in RuleKind]: Shape<RuleValue<K>> } = {
  cash_payout: { schema: months },
  cess: percentShape,
  conversion_gst: {
    schema: T.Object(
      { slabs: T.Array(slab, { minItems: 1, maxItems: 20 }), least: rupees, most: rupees, gstPct: percent },
      closed,
    ),
    fits: ({ slabs, least, most }) => inOrder(slabs.map(({ from }) => from)) && least < most,
  },
  cost_inflation_index: { schema: figure('count', 10_000, 1) },
  deposit_insurance: rupeesShape,
  minor_clubbing: { schema: T.Object({ clubbed: T.Boolean() }, closed) },
  minor_exemption: rupeesShape,
  dividend_tax: { schema: T.Object({ taxed: T.Boolean() }, closed) },
  demat_charge: rupeesShape,
  elss_lock_in: { schema: months },
  equity_exemption: rupeesShape,
  equity_gains: { schema: T.Object({ stcgPct: percent, ltcgPct: percent, months }, closed) },
  exchange_charge: percentShape,
  fd_tds: {
    schema: T.Object(
      {
        bank: rupees,
        bankSenior: rupees,
        nonBank: rupees,
        ratePct: percent,
        rateWithoutPanPct: percent,
      },
      closed,
    ),
  },
  foreign_income_rate: { schema: T.Object({ day: oneOf(['last_of_previous_month']) }, closed) },
  foreign_share_gains: {
    schema: T.Object({ longTermMonths: months, ltcgPct: percent, indexed: T.Optional(T.Boolean()) }, closed),
  },
  fund_kind: {
    schema: T.Object(
      { equityFrom: percent, equityAtMost: T.Optional(percent), debtAbove: T.Optional(percent) },
      closed,
    ),
    fits: ({ equityFrom, equityAtMost = -1 }) => equityAtMost < equityFrom,
  },
  graded_liquid_load: { schema: T.Array(percent, { minItems: 1, maxItems: 30 }) },
  grandfathering: { schema: date },
  late_payout_rate: percentShape,
  mandate: {
    schema: T.Object(
      {
        noCodeUpTo: rupees,
        noticeHours: whole('hours', 720),
        years: whole('years', 100, 1),
        limits: T.Object({ isip: bounds, esip: bounds, xsip: bounds, net: bounds }, closed),
      },
      closed,
    ),
    fits: ({ limits }) => Object.values(limits).every(({ least, most }) => least <= most),
  },
  market_halt: {
    schema: T.Array(
      T.Object(
        {
          levelPct: percent,
          from: time,
          haltMinutes: whole('minutes', 600),
          auctionMinutes: whole('minutes', 600),
          restOfDay: T.Boolean(),
        },
        closed,
      ),
      { minItems: 1, maxItems: 30 },
    ),
  },
  market_hours: marketHours,
  market_protection: percentShape,
  money_realised: {
    schema: T.Object(
      {
        rail: oneOf(['upi', 'netbanking', 'wallet', 'mandate']),
        cutOff: time,
        settlementDays: businessDays,
        settledBy: time,
        minutes: whole('minutes', 1_440),
        marginMinutes: whole('minutes', 1_440),
      },
      closed,
    ),
    scope: ({ rail }) => rail,
  },
  muhurat_hours: marketHours,
  name_match: { schema: figure('count', 100) },
  nav: navShape,
  nav_correction: {
    schema: T.Object({ more: oneOf(['paid']), less: oneOf(['borne_by_house']) }, closed),
  },
  nav_overnight: navShape,
  nav_overseas: navShape,
  new_regime_slabs: {
    schema: T.Object(
      {
        slabs: T.Array(slab, { minItems: 1, maxItems: 20 }),
        rebateUpTo: rupees,
        cessPct: percent,
        surchargeAbove: rupees,
        standardDeduction: rupees,
      },
      closed,
    ),
    fits: ({ slabs }) => slabs[0]!.from === 0 && inOrder(slabs.map(({ from }) => from)),
  },
  nominee_limit: { schema: whole('count', MOST_NOMINEES, 1) },
  non_resident_tds: {
    schema: T.Object(
      {
        ratePct: T.Object(
          {
            equity_short: percent,
            equity_long: percent,
            slab: percent,
            other_long: percent,
            unknown: percent,
          },
          closed,
        ),
        surcharges: T.Array(T.Object({ above: rupees, pct: percent }, closed), { maxItems: 20 }),
        surchargeCapPct: T.Object(
          {
            equity_short: percent,
            equity_long: percent,
            slab: percent,
            other_long: percent,
            unknown: percent,
          },
          closed,
        ),
        cessPct: percent,
      },
      closed,
    ),
    fits: ({ surcharges }) => inOrder(surcharges.map(({ above }) => -above)),
  },
  nps_annuity_floor: percentShape,
  nro_repatriation_limit: { schema: dollars },
  offer_allotment: { schema: businessDays },
  old_regime_rates: {
    schema: T.Array(percent, { minItems: 1, maxItems: 20 }),
    fits: inOrder,
  },
  order_hours: {
    schema: T.Object({ from: time, to: time }, closed),
    fits: ({ from, to }) => from < to,
  },
  other_fund_gains: {
    schema: T.Object(
      { months, listedMonths: months, ratePct: percent, indexed: T.Optional(T.Boolean()) },
      closed,
    ),
  },
  pan_check: {
    schema: T.Object({ pansPerUser: count, checksPerUser: count, pansPerNetwork: count }, closed),
    fits: ({ pansPerUser, checksPerUser }) => pansPerUser <= checksPerUser,
  },
  payout_limit: { schema: T.Object({ usual: businessDays, overseas: businessDays }, closed) },
  plan_cancel: { schema: businessDays },
  plan_change: { schema: T.Object({ mandate: notice, none: notice }, closed) },
  plan_failure: { schema: T.Object({ upToMonthly: count, quarterlyAndLonger: count }, closed) },
  platform_cut_off: { schema: classCutOff, scope: byClass },
  pre_open_orders: { schema: whole('minutes', 60, 1) },
  price_band: percentShape,
  redemption_send: { schema: classCutOff, scope: byClass },
  redemption_send_overnight: { schema: classCutOff, scope: byClass },
  refund: { schema: days },
  remittance_limit: { schema: dollars },
  remittance_tcs: { schema: T.Object({ above: rupees, ratePct: percent }, closed) },
  remittance_terms: {
    schema: T.Object(
      { marginPct: percent, fee: rupees, feeGstPct: percent, cutOff: time, least: rupees, leastUsd: dollars },
      closed,
    ),
  },
  risk_free_rate: percentShape,
  sebi_fee: percentShape,
  section_80c: rupeesShape,
  service_gst: percentShape,
  share_dividend_tds: { schema: T.Object({ threshold: rupees, ratePct: percent }, closed) },
  share_settlement: { schema: businessDays },
  share_stamp_duty: percentShape,
  share_stt: percentShape,
  specified_fund: { schema: date },
  stamp_duty: percentShape,
  stt_units: percentShape,
  tick_size: {
    schema: T.Array(T.Object({ from: rupees, tick: rupees }, closed), { minItems: 1, maxItems: 20 }),
    fits: (steps) => steps[0]!.from === 0 && inOrder(steps.map(({ from }) => from)),
  },
  upi: { schema: T.Object({ dailyLimit: rupees, verifiedHandleOnly: T.Boolean() }, closed) },
  us_dividend_statutory: percentShape,
  us_dividend_withholding: percentShape,
  us_order_terms: {
    schema: T.Object(
      { leastUsd: dollars, mostUsd: dollars, brokeragePct: percent, protectionPct: percent },
      closed,
    ),
    fits: ({ leastUsd, mostUsd }) => leastUsd <= mostUsd,
  },
  us_sec_fee: { schema: dollars },
  us_settlement: { schema: businessDays },
  us_trading_fee: { schema: T.Object({ perShare: dollars, most: dollars }, closed) },
};
