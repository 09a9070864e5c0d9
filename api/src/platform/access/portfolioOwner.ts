import type { Queries, Tx } from '../../db/pool.ts';

/**
 * The id of the investor who owns a portfolio, also while a manager acts for them.
 * @throws Error when there is no such portfolio
 */
export async function ownerOf(q: Queries, portfolioId: string): Promise<string> {
  const [row] = await q.query<{ owner_id: string }>('SELECT owner_id FROM portfolios WHERE id = $1', [
    portfolioId,
  ]);
  if (!row) throw new Error(`no portfolio ${portfolioId}`);
  return row.owner_id;
}

/**
 * Holds an account until the transaction ends: a removal or hand-over of it waits, and sees what the transaction stores.
 * To be called before what a rollback cannot undo, such as a payment at the gateway.
 * @throws a database error, which the caller of the API gets as 409 `account_removed` or 403 `not_your_account`
 */
export async function holdAccount(
  tx: Tx,
  { portfolioId, ownerId }: { portfolioId: string; ownerId: string },
): Promise<void> {
  await tx.query('SELECT hold_account($1, $2, false)', [portfolioId, ownerId]);
}
