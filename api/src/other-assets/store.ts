import type { OtherAssetDraft } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import { NOT_ANNOUNCED, type Maturing } from '../net-worth/index.ts';

/** An asset as it is stored. */
export interface OtherAssetRow extends OtherAssetDraft {
  id: string;
  version: number;
}

const COLUMNS = `id, version, type, name, rate_percentage::float8 AS rate_percentage, compounding, matures_on,
  grams::float8 AS grams, entries`;

/** The assets that are recorded in a portfolio and that no import counts in their place, the oldest first. */
export function assetRows(q: Queries, portfolioId: string): Promise<OtherAssetRow[]> {
  return q.query<OtherAssetRow>(
    `SELECT ${COLUMNS} FROM other_assets WHERE portfolio_id = $1 AND imported_as IS NULL ORDER BY created_at, id`,
    [portfolioId],
  );
}

/** One asset of a portfolio, or null. */
export async function assetRow(q: Queries, portfolioId: string, id: string): Promise<OtherAssetRow | null> {
  const [row] = await q.query<OtherAssetRow>(
    `SELECT ${COLUMNS} FROM other_assets WHERE portfolio_id = $1 AND id::text = $2 AND imported_as IS NULL`,
    [portfolioId, id],
  );
  return row ?? null;
}

/** Assets of all portfolios that mature in a time and were not announced, the earliest first. */
export function maturingAssets(
  q: Queries,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<(Pick<OtherAssetRow, 'id' | 'name'> & Pick<Maturing, 'asset' | 'portfolio_id' | 'matures_on'>)[]> {
  return q.query(
    `SELECT m.id::text, m.type AS asset, m.name, m.portfolio_id, m.matures_on FROM other_assets m
     WHERE m.matures_on BETWEEN $1 AND $2 AND ${NOT_ANNOUNCED} ORDER BY m.matures_on, m.id LIMIT $3`,
    [from, to, most],
  );
}

/** Serialises the writes of a portfolio. @returns how many assets and entries it has, one asset left out. */
export async function lockAssets(
  tx: Tx,
  portfolioId: string,
  without: string | null = null,
): Promise<{ assets: number; entries: number }> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR NO KEY UPDATE', [portfolioId]);
  const [row] = await tx.query<{ assets: number; entries: number }>(
    `SELECT count(*)::integer AS assets, coalesce(sum(jsonb_array_length(entries)), 0)::integer AS entries
     FROM other_assets WHERE portfolio_id = $1 AND id::text IS DISTINCT FROM $2`,
    [portfolioId, without],
  );
  return row!;
}

const valuesOf = (draft: OtherAssetDraft): unknown[] => [
  draft.type,
  draft.name,
  draft.rate_percentage,
  draft.compounding,
  draft.matures_on,
  draft.grams,
  JSON.stringify(draft.entries),
];

/** Stores a new asset. */
export async function insertAsset(
  tx: Tx,
  { id, portfolioId }: { id: string; portfolioId: string },
  draft: OtherAssetDraft,
): Promise<void> {
  await tx.query(
    `INSERT INTO other_assets (id, portfolio_id, type, name, rate_percentage, compounding, matures_on, grams, entries)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, portfolioId, ...valuesOf(draft)],
  );
}

/** Replaces an asset. @returns whether it still had the version that was changed. */
export async function replaceAsset(
  tx: Tx,
  { id, version }: { id: string; version: number },
  draft: OtherAssetDraft,
): Promise<boolean> {
  const changed = await tx.query(
    `UPDATE other_assets SET type = $3, name = $4, rate_percentage = $5, compounding = $6, matures_on = $7, grams = $8,
       entries = $9, version = version + 1
     WHERE id = $1 AND version = $2 RETURNING id`,
    [id, version, ...valuesOf(draft)],
  );
  return changed.length > 0;
}

/** Deletes an asset of a portfolio. @returns whether it was there. */
export async function deleteAsset(tx: Tx, portfolioId: string, id: string): Promise<boolean> {
  const deleted = await tx.query(
    'DELETE FROM other_assets WHERE portfolio_id = $1 AND id::text = $2 RETURNING id',
    [portfolioId, id],
  );
  return deleted.length > 0;
}
