import type { Db } from '../db/pool.ts';

/** Two houses and five funds with plain figures, so that a test can name the units it expects. */
export const FUNDS = {
  equity: 'ZZEQ-GR',
  debt: 'ZZDT-GR',
  liquid: 'ZZLQ-GR',
  /** Of the other house. */
  other: 'YYEQ-GR',
  regular: 'ZZRG-GR',
} as const;

const CLASSES = {
  equity: 'equity',
  debt: 'debt',
  liquid: 'liquid',
  other: 'equity',
  regular: 'equity',
} as const;
const NAVS = {
  equity: '49.5000',
  debt: '20.0000',
  liquid: '1000.0000',
  other: '12.3456',
  regular: '45.0000',
} as const;

/** Stores them, with one NAV each, of 19 November 2026. SIPs on the 1st, 5th, 10th and 25th. */
export async function orderMarket(db: Db): Promise<void> {
  await db.query(
    `INSERT INTO fund_houses (code, name, short_name, slug) VALUES
       ('ZZH', 'Zed Mutual Fund', 'Zed', 'zed-house'), ('YYH', 'Why Mutual Fund', 'Why', 'why-house')`,
  );
  for (const [key, code] of Object.entries(FUNDS) as [keyof typeof FUNDS, string][]) {
    const name = `Zed ${key[0]!.toUpperCase()}${key.slice(1)} Fund`;
    await db.query(
      `INSERT INTO schemes (code, sanchay_id, slug, name, short_name, fund_name, house_code, category, sub_category,
         scheme_class, direct, reinvestment, risk, lump_min, lump_min_additional, lump_max, lump_multiplier, sip_min,
         sip_max, sip_multiplier, sip_dates, units_decimals)
       VALUES ($1, $2, $2, $3, $3, $3, $4, 'Equity', 'Flexi Cap', $5, $6, 'Z', 'Very High Risk', 1000, 500, 500000, 1,
         500, 100000, 100, '{1,5,10,25}', $7)`,
      [
        ...[code, code.toLowerCase(), name, key === 'other' ? 'YYH' : 'ZZH', CLASSES[key], key !== 'regular'],
        key === 'debt' ? 4 : 3,
      ],
    );
    await db.query(
      `INSERT INTO scheme_allocations (house_code, fund_name, applies_from, equity, debt, source, confidence)
       VALUES ($1, $2, '2006-06-01', $3, $4, 'test market', 'L')`,
      [key === 'other' ? 'YYH' : 'ZZH', name, ...(CLASSES[key] === 'equity' ? [97, 0] : [0, 100])],
    );
    await publishNav(db, code, '2026-11-19', NAVS[key]);
  }
}

/** Makes the market again what `orderMarket` made it: first NAVs only, limits and funds as they were. */
export async function resetOrderMarket(db: Db): Promise<void> {
  const codes = Object.values(FUNDS);
  await db.query(
    `DELETE FROM navs WHERE date > '2026-11-19' AND scheme_id IN (SELECT id FROM schemes WHERE code = ANY ($1))`,
    [codes],
  );
  await db.query('UPDATE schemes SET closed = false, lump_min = 1000 WHERE code = ANY ($1)', [codes]);
}

/** Publishes one NAV in rupees. */
export async function publishNav(db: Db, code: string, date: string, nav: string): Promise<void> {
  await db.query('INSERT INTO navs (scheme_id, date, nav) SELECT id, $2, $3 FROM schemes WHERE code = $1', [
    code,
    date,
    nav,
  ]);
}
