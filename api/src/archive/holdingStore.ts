import type { PortablePortfolio } from '@sanchay/contracts/archive';
import type { Queries } from '../db/pool.ts';
import { GOLD } from '../gold/index.ts';
import { LOTS } from '../ledger/index.ts';

const INSTRUMENT = `CASE l.code WHEN '${GOLD}' THEN 'gold' ELSE 'mutual_fund' END AS asset, l.code, s.isin,
  coalesce(s.name, 'Digital gold') AS name, l.folio_no`;

/** Every folio that a portfolio has or had, with what is left in it. Decimals are text. */
export function holdingRows(
  q: Queries,
  portfolioId: string,
): Promise<PortablePortfolio['holdings'][number][]> {
  return q.query(
    `SELECT ${INSTRUMENT}, sum(l.units)::numeric(18, 4)::text AS units, sum(l.cost)::numeric(16, 2)::text AS invested,
       s.nav::text AS nav, s.nav_date, 'sanchay' AS source
     FROM (${LOTS}) l LEFT JOIN schemes s ON s.code = l.code
     GROUP BY l.code, l.folio_no, s.id ORDER BY l.code, l.folio_no`,
    [portfolioId],
  );
}

/** Every booking of units into a folio, oldest first, spent ones too. Decimals are text. */
export function lotRows(q: Queries, portfolioId: string): Promise<PortablePortfolio['lots'][number][]> {
  return q.query(
    `SELECT ${INSTRUMENT}, l.date, l.bought_units::numeric(18, 4)::text AS bought_units,
       l.amount::numeric(16, 2)::text AS amount, l.units::numeric(18, 4)::text AS units,
       l.cost::numeric(16, 2)::text AS cost
     FROM (${LOTS}) l LEFT JOIN schemes s ON s.code = l.code ORDER BY l.date, l.at, l.id`,
    [portfolioId],
  );
}
