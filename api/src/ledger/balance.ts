import type { Queries } from '../db/pool.ts';
import type { Account } from './accounts.ts';

/** The sum of an account's entries of a commodity, as decimal text ('0.0000' when it has none). */
export async function balanceOf(
  q: Queries,
  { role, reference, owner }: Account,
  commodity: string,
  portfolioId: string | null = null,
): Promise<string> {
  const [row] = await q.query<{ balance: string }>(
    `SELECT coalesce(sum(e.amount), 0)::numeric(24, 4)::text AS balance
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = $4
     WHERE a.role = $1 AND a.reference = $2 AND a.portfolio_id IS NOT DISTINCT FROM $3`,
    [role, reference, owner === 'portfolio' ? portfolioId : null, commodity],
  );
  return row!.balance;
}

/** The books do not balance: which commodity, and by how much. */
export class LedgerBrokenError extends Error {
  readonly kind = 'ledger_broken';
}

/**
 * Proves that nothing was made or lost: every transfer, and so all entries, sum to zero for each commodity.
 * @throws LedgerBrokenError naming the first that does not.
 */
export async function proveBalanced(q: Queries): Promise<void> {
  const [broken] = await q.query<{ transfer_id: string; commodity: string; sum: string }>(
    `SELECT transfer_id, commodity, sum(amount)::text AS sum FROM ledger_entries
     GROUP BY investor_id, transfer_id, commodity HAVING sum(amount) <> 0 LIMIT 1`,
  );
  if (broken)
    throw new LedgerBrokenError(`${broken.commodity} of ${broken.transfer_id} sums to ${broken.sum}`);
  const [empty] = await q.query<{ id: string }>(
    `SELECT id FROM ledger_transfers t
     WHERE NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.investor_id = t.investor_id AND e.transfer_id = t.id)
     LIMIT 1`,
  );
  if (empty) throw new LedgerBrokenError(`transfer ${empty.id} has no entries`);
}
