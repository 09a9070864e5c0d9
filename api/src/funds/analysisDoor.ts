import type { Queries } from '../db/pool.ts';

/** A fund as the analysis of a portfolio needs it. Decimals are text. */
export interface HeldFund {
  code: string;
  name: string;
  house_name: string;
  /** Rupees a unit, and its day; null for a fund without a NAV. */
  nav: string | null;
  nav_date: string | null;
  direct: boolean;
  /** Whether it is an IDCW option. */
  distributes: boolean;
  /** Percent a year, and the day that it is of; null where it is not known. */
  expense_ratio: string | null;
  expense_ratio_date: string | null;
  /** The direct plan of a regular one, where it is in the data, and what it costs. */
  twin_code: string | null;
  twin_name: string | null;
  twin_slug: string | null;
  twin_expense_ratio: string | null;
}

/** The funds of these codes; codes that do not exist are left out. */
export function heldFunds(q: Queries, codes: readonly string[]): Promise<HeldFund[]> {
  return q.query<HeldFund>(
    `SELECT s.code, s.name, h.name AS house_name, s.nav::text AS nav, s.nav_date, s.direct,
       s.reinvestment <> 'Z' AS distributes, s.expense_ratio::text AS expense_ratio, s.expense_ratio_date,
       twin.code AS twin_code, twin.name AS twin_name, twin.slug AS twin_slug,
       twin.expense_ratio::text AS twin_expense_ratio
     FROM schemes s JOIN fund_houses h ON h.code = s.house_code
     LEFT JOIN (
       SELECT DISTINCT ON (regular_twin_code) regular_twin_code, code, name, slug, expense_ratio FROM schemes
       WHERE regular_twin_code = ANY($1) AND direct ORDER BY regular_twin_code, code
     ) AS twin ON twin.regular_twin_code = s.code AND NOT s.direct
     WHERE s.code = ANY($1)`,
    [codes],
  );
}

/** A disclosed position of a fund, and where a company of its name is listed. */
export interface DisclosedHolding {
  code: string;
  name: string;
  industry: string;
  /** Percent of the fund as decimal text. */
  weight: string;
  as_of: string;
  /** Sector of the listed company; null when the position is no share. */
  sector: string | null;
  /** Place by market value among the listed companies of India; null when it is none of them. */
  rank: number | null;
  abroad: boolean;
}

/** All disclosed positions of these funds, by fund and weight; funds without disclosure have no rows. */
export function disclosedHoldings(q: Queries, codes: readonly string[]): Promise<DisclosedHolding[]> {
  return q.query<DisclosedHolding>(
    `WITH held AS MATERIALIZED (
       SELECT s.code, h.name, h.industry, h.weight, h.as_of, h.position
       FROM schemes s JOIN scheme_holdings h ON h.house_code = s.house_code AND h.fund_name = s.fund_name
       WHERE s.code = ANY($1)
     ), listed AS (
       SELECT name, min(sector) AS sector, min(place)::integer AS rank
       FROM (SELECT name, sector, rank() OVER (ORDER BY market_cap DESC) AS place FROM stocks) AS ranked GROUP BY name
     ), abroad AS (SELECT name, min(sector) AS sector FROM us_stocks GROUP BY name)
     SELECT held.code, held.name, held.industry, held.weight::text AS weight, held.as_of,
       coalesce(listed.sector, abroad.sector) AS sector, listed.rank, abroad.name IS NOT NULL AS abroad
     FROM held LEFT JOIN listed ON listed.name = held.name LEFT JOIN abroad ON abroad.name = held.name
     ORDER BY held.code, held.weight DESC, held.position`,
    [codes],
  );
}
