import type { OtherAssetType } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { assetRows } from './store.ts';
import { valueOn } from './view.ts';

/** An asset that may be an account which a statement states too. */
export interface RecordedAccount {
  id: string;
  type: OtherAssetType;
  name: string;
  /** Rupees today. */
  value: number;
}

/** The assets of some types that count in a portfolio as they were recorded by hand. */
export async function recordedAccounts(
  ctx: Context,
  q: Queries,
  portfolioId: string,
  types: readonly string[],
): Promise<RecordedAccount[]> {
  if (types.length === 0) return [];
  const today = istDate(await ctx.business.now(q));
  const rows = await assetRows(q, portfolioId);
  return rows
    .filter(({ type }) => types.includes(type))
    .map((row) => ({ id: row.id, type: row.type, name: row.name, value: valueOn(row, today) }));
}

/** Counts imported accounts in the place of recorded assets, which come back when the import is undone. */
export async function replaceByImport(
  tx: Tx,
  portfolioId: string,
  replaced: readonly { id: string; account: string }[],
): Promise<void> {
  if (replaced.length === 0) return;
  await tx.query(
    `UPDATE other_assets o SET imported_as = n.account
     FROM json_to_recordset($2) AS n (id text, account text) WHERE o.portfolio_id = $1 AND o.id::text = n.id`,
    [portfolioId, JSON.stringify(replaced)],
  );
}

/** Counts recorded assets again whose imported account is gone. */
export async function restoreRecorded(
  tx: Tx,
  portfolioId: string,
  accounts: ReadonlySet<string>,
): Promise<void> {
  await tx.query(
    `UPDATE other_assets SET imported_as = NULL
     WHERE portfolio_id = $1 AND imported_as IS NOT NULL AND NOT imported_as = ANY ($2)`,
    [portfolioId, [...accounts]],
  );
}
