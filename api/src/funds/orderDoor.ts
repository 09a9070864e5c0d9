import type { FundAllocation, PlanFrequency, SchemeClass } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { ALLOCATIONS } from './inside/allocations.ts';

/** A NAV in rupees a unit as an exact decimal with 4 places, and the day it is of. */
export interface DatedNav {
  nav: string;
  date: string;
}

/** The largest order where the fund sets no maximum, in rupees: 100 crore. It stops a slip of the finger. */
export const LARGEST_ORDER = 1_000_000_000;

/** What a purchase or a holding needs to know of a scheme. Amounts in rupees. */
export interface OrderScheme {
  id: number;
  code: string;
  name: string;
  short_name: string;
  slug: string;
  category: string;
  sub_category: string;
  house_code: string;
  house_name: string;
  scheme_class: SchemeClass;
  direct: boolean;
  reinvestment: 'Z' | 'N' | 'Y';
  /** False for regular plans, IDCW options, closed schemes and imported ones that we do not sell. */
  purchasable: boolean;
  /** Whether its house takes money of persons of the United States and Canada. */
  us_canada_allowed: boolean;
  lump_allowed: boolean;
  sip_allowed: boolean;
  lump_min: number;
  lump_min_additional: number;
  lump_max: number | null;
  lump_multiplier: number;
  sip_min: number;
  sip_max: number | null;
  sip_multiplier: number;
  /** Allowed days of the month; empty means 1 to 28. */
  sip_dates: number[];
  /** How often the scheme takes instalments. */
  sip_frequencies: PlanFrequency[];
  units_decimals: number;
  lock_in_days: number;
  tax_days: number;
  exit_load: string | null;
  start_date: string | null;
  /** Between these days a new fund takes its first purchases; null for a fund that is open. */
  nfo_from: string | null;
  nfo_to: string | null;
  /** Rupees a unit at the start of the fund, as decimal text. */
  face_value: string;
  redemption_allowed: boolean;
  switch_allowed: boolean;
  /** What the fund disclosed of how its money is invested, oldest first. */
  asset_allocations: FundAllocation[];
  stp_allowed: boolean;
  swp_allowed: boolean;
  redemption_amount_minimum: number;
  redemption_amount_multiple: number;
  redemption_quantity_minimum: number;
  redemption_quantity_multiple: number;
}

const LIMITS = [
  'lump_min',
  'lump_min_additional',
  'lump_max',
  'lump_multiplier',
  'sip_min',
  'sip_max',
  'sip_multiplier',
  'redemption_amount_minimum',
  'redemption_amount_multiple',
  'redemption_quantity_minimum',
  'redemption_quantity_multiple',
] as const;

/** The scheme of a fund code, or null when there is none. */
export async function schemeForOrder(q: Queries, code: string): Promise<OrderScheme | null> {
  return (await schemesForOrder(q, [code])).get(code) ?? null;
}

/** The schemes of these fund codes; codes that do not exist are left out. */
export async function schemesForOrder(q: Queries, codes: string[]): Promise<Map<string, OrderScheme>> {
  const rows = await q.query<OrderScheme & Record<string, unknown>>(
    `SELECT s.id, s.code, s.name, s.short_name, s.slug, s.category, s.sub_category, s.house_code,
       h.name AS house_name, s.scheme_class, s.direct, s.reinvestment, s.lump_allowed, s.sip_allowed,
       s.direct AND s.reinvestment = 'Z' AND NOT s.closed AND (s.lump_allowed OR s.sip_allowed) AND h.available_for_purchase > 0 AS purchasable,
       h.us_canada_allowed,
       ${LIMITS.map((name) => `s.${name}`).join(', ')},
       s.sip_dates, s.sip_frequencies, s.units_decimals, s.lock_in_days, s.tax_days, s.exit_load, s.start_date, s.nfo_from,
       s.nfo_to, s.face_value, s.redemption_allowed, s.switch_allowed,
       s.stp_allowed, s.swp_allowed, ${ALLOCATIONS} AS asset_allocations
     FROM schemes s JOIN fund_houses h ON h.code = s.house_code WHERE s.code = ANY($1)`,
    [codes],
  );
  const schemes = rows.map((row) => ({ ...row, ...limitsOf(row) }));
  return new Map(schemes.map((scheme) => [scheme.code, scheme]));
}

function limitsOf(row: Record<string, unknown>): Pick<OrderScheme, (typeof LIMITS)[number]> {
  const entries = LIMITS.map((name) => [name, row[name] === null ? null : Number(row[name])]);
  return Object.fromEntries(entries) as Pick<OrderScheme, (typeof LIMITS)[number]>;
}

/** The current NAV of each code and the one before it; codes without a NAV are left out. */
export async function latestNavs(
  q: Queries,
  codes: string[],
): Promise<Map<string, DatedNav & { last: DatedNav | null }>> {
  const rows = await q.query<{
    code: string;
    nav: string;
    nav_date: string;
    last_nav: string | null;
    last_nav_date: string | null;
  }>(
    'SELECT code, nav, nav_date, last_nav, last_nav_date FROM schemes WHERE code = ANY($1) AND nav IS NOT NULL',
    [codes],
  );
  return new Map(
    rows.map(({ code, nav, nav_date, last_nav, last_nav_date }) => [
      code,
      {
        nav,
        date: nav_date,
        last: last_nav && last_nav_date ? { nav: last_nav, date: last_nav_date } : null,
      },
    ]),
  );
}

/** The NAV of exactly that day, or null while it is not published. */
export async function navOn(q: Queries, code: string, date: string): Promise<DatedNav | null> {
  const rows = await q.query<DatedNav>(
    'SELECT n.nav, n.date FROM navs n JOIN schemes s ON s.id = n.scheme_id WHERE s.code = $1 AND n.date = $2',
    [code, date],
  );
  return rows[0] ?? null;
}

/** The exit load in force on each day of purchase, as the scheme's papers print it; null for none. Rules R5. */
export async function exitLoadsOn(
  q: Queries,
  code: string,
  days: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await q.query<{ day: string; load_text: string | null }>(
    `SELECT day.day, CASE WHEN dated.code IS NULL THEN s.exit_load ELSE dated.load_text END AS load_text
     FROM unnest($2::date[]) AS day (day) JOIN schemes s ON s.code = $1
     LEFT JOIN exit_loads dated ON dated.code = s.code
       AND day.day BETWEEN dated.applies_from AND coalesce(dated.applies_to, 'infinity')`,
    [code, [...new Set(days)]],
  );
  return new Map(rows.map(({ day, load_text }) => [day, load_text]));
}

/** The last `n` NAVs of each code in rupees, oldest first, for small charts. */
export async function trendOf(q: Queries, codes: string[], n: number): Promise<Map<string, number[]>> {
  const rows = await q.query<{ code: string; navs: string[] }>(
    `SELECT s.code, ARRAY(
       SELECT recent.nav::text FROM (
         SELECT date, nav FROM navs WHERE scheme_id = s.id ORDER BY date DESC LIMIT $2
       ) recent ORDER BY recent.date
     ) AS navs FROM schemes s WHERE s.code = ANY($1)`,
    [codes, n],
  );
  return new Map(rows.map(({ code, navs }) => [code, navs.map(Number)]));
}
