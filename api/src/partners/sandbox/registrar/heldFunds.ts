import { unitCount } from '@sanchay/finance';
import type { Queries } from '../../../db/pool.ts';
import type { CasScheme } from './casText.ts';

const FUNDS = 2;
const AMOUNT = 5_000;
/** First instalment of the invented SIPs. */
const SINCE = '2024-04-10';

interface HeldFund {
  code: string;
  house: string;
  isin: string;
  name: string;
  days: string[];
  navs: string[];
}

/**
 * What the sandbox registrar records of a PAN up to a day: two funds, chosen by the PAN, with ₹5,000 on the 10th of each
 * month at the NAV of that day or the one before. The same PAN and day give the same statement.
 */
export async function heldFunds(q: Queries, pan: string, to: string): Promise<CasScheme[]> {
  const funds = await q.query<HeldFund>(
    `SELECT chosen.code, chosen.house, chosen.isin, chosen.name, array_agg(d.day::date::text ORDER BY d.day) AS days,
       array_agg(n.nav::text ORDER BY d.day) AS navs
     FROM (SELECT s.id, s.code, h.name AS house, s.isin, s.name FROM schemes s JOIN fund_houses h ON h.code = s.house_code
       WHERE s.direct AND s.name LIKE '%Growth' AND s.isin IS NOT NULL AND EXISTS (SELECT 1 FROM navs WHERE scheme_id = s.id AND date <= $4)
       ORDER BY md5($1 || s.code) LIMIT $2) AS chosen
     CROSS JOIN generate_series($3::date, $4::date, '1 month') AS d (day)
     CROSS JOIN LATERAL (SELECT nav FROM navs WHERE scheme_id = chosen.id AND date <= d.day
       ORDER BY date DESC LIMIT 1) AS n
     GROUP BY chosen.code, chosen.house, chosen.isin, chosen.name ORDER BY chosen.code`,
    [pan, FUNDS, SINCE, to],
  );
  return funds.map(({ code, house, isin, name, days, navs }, at) => ({
    house,
    folio: `${folioOf(pan, code)} / ${at}`,
    pan,
    name,
    isin,
    lines: days.map((on, nth) => ({
      on,
      what: `Systematic Investment (${nth + 1})`,
      amount: '5,000.00',
      units: unitCount(AMOUNT).div(navs[nth]!).toFixed(3),
      nav: navs[nth]!,
    })),
  }));
}

/** A folio number of ten digits from a PAN and a fund. */
function folioOf(pan: string, code: string): string {
  const mix = [...`${pan}${code}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 899_999_999,
    7,
  );
  return String(9_100_000_000 + mix);
}
