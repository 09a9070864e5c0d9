import { shortFundName } from '@sanchay/contracts';
import type { Db } from '../../api/src/db/pool.ts';

/** A direct growth plan that can be bought both ways. Amounts in rupees. */
export interface Fund {
  id: number;
  code: string;
  slug: string;
  /** As lists and the fund's page show it. */
  shortName: string;
  /** The scheme with the whole name of its house, as the portfolio shows it. */
  schemeName: string;
  lumpMin: number;
  lumpMultiple: number;
  sipMin: number;
  sipDates: number[];
}

/** Where the page of a fund is. */
export const fundPath = ({ slug }: Pick<Fund, 'slug'>): string => `/mutual-funds/fund/${slug}`;

/** The first fund, by name, that takes lumpsums in these steps, in rupees. */
export async function fundInStepsOf(db: Db, multiple: number): Promise<Fund> {
  const [row] = await db.query<Record<keyof Fund, never>>(
    `SELECT id, code, slug, short_name AS "shortName", lump_min AS "lumpMin", lump_multiplier AS "lumpMultiple",
            short_name AS "schemeName",
            sip_min AS "sipMin", sip_dates AS "sipDates"
     FROM schemes
     WHERE direct AND reinvestment = 'Z' AND lump_allowed AND sip_allowed AND NOT closed
       AND category = 'Equity' AND lump_multiplier = $1 ORDER BY name LIMIT 1`,
    [multiple],
  );
  if (!row) throw new Error(`No fund takes lumpsums in steps of ₹${multiple}.`);
  const { lumpMin, lumpMultiple, sipMin } = row;
  return {
    ...row,
    shortName: shortFundName(row.shortName),
    ...{ lumpMin: Number(lumpMin), lumpMultiple: Number(lumpMultiple), sipMin: Number(sipMin) },
  };
}

/** The code of the first fund that is sold and holds debt alone, by name. */
export async function debtFund(db: Db): Promise<string> {
  const [fund] = await db.query<{ code: string }>(
    `SELECT code FROM schemes WHERE category = 'Debt' AND direct AND NOT closed AND reinvestment = 'Z' AND nav IS NOT NULL
     ORDER BY name LIMIT 1`,
  );
  return fund!.code;
}

/** The code of the first ELSS fund that is sold. */
export async function elssFund(db: Db): Promise<string> {
  const [fund] = await db.query<{ code: string }>(
    `SELECT code FROM schemes WHERE sub_category = 'ELSS' AND direct AND NOT closed AND reinvestment = 'Z' AND nav IS NOT NULL
     ORDER BY code LIMIT 1`,
  );
  return fund!.code;
}
