import { SCHEME_TAGS } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';
import { AHEAD_TO_BE_TOP, CASH_CATEGORIES, DEAREST_FOR_CASH, TAG_QUERIES } from './tagRules.ts';

const RETAG = `
  WITH ruled AS (
    SELECT id, ARRAY(
      SELECT tag FROM (
        SELECT unnest(tags) AS tag EXCEPT SELECT unnest($1::text[])
        UNION SELECT 'top_rated' WHERE ahead_3y >= $3
        UNION SELECT 'elss' WHERE sub_category = 'ELSS'
        UNION SELECT 'instant' WHERE instant
        UNION SELECT 'smart' WHERE sub_category = ANY($4) AND expense_ratio <= $5
      ) AS every ORDER BY array_position($2::text[], tag), tag
    ) AS tags FROM schemes WHERE direct
  )
  UPDATE schemes SET tags = ruled.tags FROM ruled WHERE schemes.id = ruled.id AND schemes.tags <> ruled.tags`;

/** Gives the tags that follow from a rule to the direct plans that it holds for, and takes them from all others. */
export async function refreshTags(q: Queries): Promise<void> {
  await q.query(RETAG, [
    Object.keys(TAG_QUERIES),
    SCHEME_TAGS,
    AHEAD_TO_BE_TOP,
    CASH_CATEGORIES,
    DEAREST_FOR_CASH,
  ]);
}
