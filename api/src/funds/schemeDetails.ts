import type { Scheme } from '@sanchay/contracts';
import type { PlanFrequency } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { notFound } from '../platform/http/problem.ts';
import { LARGEST_ORDER } from './orderDoor.ts';
import { ALLOCATIONS } from './inside/allocations.ts';
import { sentence } from './sentences.ts';
import { sipRules } from './sipRules.ts';

const JAN_31_2018 = '2018-01-31';
/** Columns that are decimals in the database and numbers on the wire under the same name. */
const NUMBERS = [
  'lump_min',
  'lump_min_additional',
  'lump_max',
  'lump_multiplier',
  'sip_min',
  'sip_max',
  'sip_multiplier',
  'redemption_amount_multiple',
  'redemption_amount_minimum',
  'redemption_quantity_multiple',
  'redemption_quantity_minimum',
  'volatility',
  'expense_ratio',
  'portfolio_turnover',
  'aum',
  'face_value',
  'week_1',
  'year_1',
  'year_3',
  'year_5',
  'inception',
  'nav',
  'last_nav',
  'jan_31_nav',
  'twin_expense_ratio',
] as const;
const PLAIN =
  'code, name, short_name, category, sub_category, slug, sanchay_id, isin, reinvestment, tags, risk, scheme_class, sip_dates, sip_frequencies, exit_load, fund_manager, crisil_rating, investment_objective, maturity_type, detail_info, start_date, nfo_from, nfo_to, expense_ratio_date, nav_date, last_nav_date, returns_date, sandbox, direct, closed, lump_allowed, sip_allowed, redemption_allowed, switch_allowed, stp_allowed, swp_allowed, instant, house_code, regular_twin_code, lock_in_days, tax_days';

type Numbers = Record<(typeof NUMBERS)[number], number> &
  Record<
    | 'lump_max'
    | 'sip_max'
    | 'volatility'
    | 'expense_ratio'
    | 'portfolio_turnover'
    | 'aum'
    | 'nav'
    | 'last_nav'
    | 'jan_31_nav'
    | 'twin_expense_ratio'
    | 'week_1'
    | 'year_1'
    | 'year_3'
    | 'year_5'
    | 'inception',
    number | null
  >;

type Texts = Record<
  | 'code'
  | 'name'
  | 'short_name'
  | 'category'
  | 'sub_category'
  | 'slug'
  | 'sanchay_id'
  | 'reinvestment'
  | 'risk'
  | 'maturity_type'
  | 'house_code'
  | 'house_name'
  | 'house_short',
  string
> &
  Record<
    | 'isin'
    | 'exit_load'
    | 'fund_manager'
    | 'crisil_rating'
    | 'investment_objective'
    | 'detail_info'
    | 'start_date'
    | 'nfo_from'
    | 'nfo_to'
    | 'expense_ratio_date'
    | 'nav_date'
    | 'last_nav_date'
    | 'returns_date'
    | 'regular_twin_code',
    string | null
  >;

type Flags = Record<
  | 'sandbox'
  | 'direct'
  | 'closed'
  | 'lump_allowed'
  | 'sip_allowed'
  | 'redemption_allowed'
  | 'switch_allowed'
  | 'stp_allowed'
  | 'swp_allowed'
  | 'instant'
  | 'us_canada_allowed',
  boolean
>;

type Stored = Numbers &
  Texts &
  Flags & {
    tags: string[];
    sip_dates: number[];
    sip_frequencies: PlanFrequency[];
    lock_in_days: number;
    tax_days: number;
    scheme_class: Scheme['scheme_class'];
    asset_allocations: Scheme['asset_allocations'];
  };

const own = (names: readonly string[]): string => names.map((name) => `s.${name}`).join(', ');
const STORED = NUMBERS.filter((name) => name !== 'jan_31_nav' && name !== 'twin_expense_ratio');

const DETAILS = `
  SELECT ${own(PLAIN.split(', '))}, ${own(STORED.map((name) => `${name}::float8`))},
    h.name AS house_name, h.short_name AS house_short, h.us_canada_allowed, january.nav::float8 AS jan_31_nav,
    twin.expense_ratio::float8 AS twin_expense_ratio, ${ALLOCATIONS} AS asset_allocations
  FROM schemes s JOIN fund_houses h ON h.code = s.house_code
  LEFT JOIN schemes twin ON twin.code = s.regular_twin_code
  LEFT JOIN navs january ON january.scheme_id = s.id AND january.date = '${JAN_31_2018}'
  WHERE s.code = ANY($1) OR s.slug = ANY($1)`;

/**
 * Details of the schemes that a path names: fund codes joined by bars, or slugs, each once and in the requested order.
 * Regular plans are found by their code, because investors hold them.
 * @throws Problem 404 `not_found` when one does not exist.
 */
export async function schemeDetails(q: Queries, codes: string): Promise<Scheme[]> {
  const asked = [...new Set(codes.split('|').filter(Boolean))];
  const rows = await q.query<Stored>(DETAILS, [asked]);
  const known = new Map(rows.flatMap((row) => [[row.code, row] as const, [row.slug, row] as const]));
  return asked.map((code) => {
    const row = known.get(code);
    if (!row) throw notFound(sentence('fund_name_unknown', { name: code }));
    return wireScheme(row);
  });
}

const flag = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N');
const dated = (nav: number | null, date: string | null) =>
  nav === null || date === null ? null : { nav, date };

function wireScheme(row: Stored): Scheme {
  const offered = row.direct && row.reinvestment === 'Z' && !row.closed;
  return {
    ...limits(row),
    code: row.code,
    name: row.name,
    short_name: row.short_name,
    lump_available: flag(offered && row.lump_allowed),
    sip_available: flag(offered && row.sip_allowed),
    redemption_allowed: flag(row.redemption_allowed),
    category: row.category,
    lock_in_period: row.lock_in_days,
    fund_house: row.house_code,
    fund_name: row.house_name,
    short_code: row.house_short,
    detail_info: row.detail_info ?? '',
    ISIN: row.isin ?? '',
    direct: flag(row.direct),
    switch_allowed: flag(row.switch_allowed),
    stp_flag: flag(row.stp_allowed),
    swp_flag: flag(row.swp_allowed),
    instant: flag(row.instant),
    us_canada_allowed: flag(row.us_canada_allowed),
    reinvestment: row.reinvestment,
    tags: row.tags,
    slug: row.slug,
    channel_partner_code: row.code,
    tax_period: row.tax_days,
    nav: dated(row.nav, row.nav_date),
    last_nav: dated(row.last_nav, row.last_nav_date),
    jan_31_nav: row.jan_31_nav,
    volatility: row.volatility,
    returns: pastReturns(row),
    start_date: row.start_date,
    face_value: row.face_value,
    new_fund: newFund(row),
    fund_type: row.category,
    fund_category: row.sub_category,
    plan: row.direct ? 'Direct' : 'Regular',
    expense_ratio: row.expense_ratio,
    expense_ratio_date: row.expense_ratio_date,
    fund_manager: row.fund_manager ?? '',
    crisil_rating: row.crisil_rating ?? '',
    investment_objective: row.investment_objective ?? '',
    portfolio_turnover: row.portfolio_turnover,
    maturity_type: row.maturity_type,
    aum: row.aum,
    sanchay_id: row.sanchay_id,
    sandbox: row.sandbox,
    risk: row.risk,
    scheme_class: row.scheme_class,
    exit_load: row.exit_load,
    asset_allocations: row.asset_allocations,
    regular_twin: row.regular_twin_code
      ? { code: row.regular_twin_code, expense_ratio: row.twin_expense_ratio }
      : null,
  };
}

function pastReturns(row: Stored): Scheme['returns'] {
  return {
    week_1: row.week_1,
    year_1: row.year_1,
    year_3: row.year_3,
    year_5: row.year_5,
    inception: row.inception,
    date: row.returns_date,
  };
}

function newFund({ nav, nfo_from: from, nfo_to: to, start_date: allotment }: Stored): Scheme['new_fund'] {
  return nav === null && from !== null && to !== null ? { from, to, allotment } : null;
}

function limits(row: Stored) {
  const sips = sipRules(row.sip_frequencies, row.sip_dates);
  return {
    lump_min: row.lump_min,
    lump_min_additional: row.lump_min_additional,
    lump_max: row.lump_max || LARGEST_ORDER,
    lump_multiplier: row.lump_multiplier,
    sip_min: row.sip_min,
    sip_max: row.sip_max || LARGEST_ORDER,
    sip_multiplier: row.sip_multiplier,
    sip_dates: row.sip_dates,
    redemption_amount_multiple: row.redemption_amount_multiple,
    redemption_amount_minimum: row.redemption_amount_minimum,
    redemption_quantity_multiple: row.redemption_quantity_multiple,
    redemption_quantity_minimum: row.redemption_quantity_minimum,
    upsizecode_sip_dates: row.sip_dates,
    sip_maximum_gap: Math.max(...sips.map((sip) => sip.sip_maximum_gap)),
    sips,
  };
}
