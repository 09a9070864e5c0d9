import type { OrderScheme } from '../../funds/index.ts';
import { validationFailed } from '../../platform/http/problem.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { refusalMessages } from '../messages/refusalMessages.ts';
import type { OrderRow } from '../rows.ts';

/** Whether a folio of this number belongs to the portfolio and to the house of the scheme, and holds units of it. */
async function folioOf(
  q: Queries,
  portfolioId: string,
  scheme: OrderScheme,
  folioNo: string,
): Promise<{ holds: boolean } | null> {
  const [row] = await q.query<{ holds: boolean }>(
    `SELECT coalesce((
       SELECT sum(e.amount) > 0 FROM ledger_accounts a
       JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = $4
       WHERE a.portfolio_id = f.portfolio_id AND a.role = 'units_held' AND a.reference = f.folio_no
     ), false) AS holds
     FROM folios f WHERE f.portfolio_id = $1 AND f.house_code = $2 AND f.folio_no = $3`,
    [portfolioId, scheme.house_code, folioNo, scheme.code],
  );
  return row ?? null;
}

/**
 * Whether units of the scheme are in the folio that an order names; false for a new folio.
 * @param field where the request names the folio
 * @throws Problem 422 `folio_mismatch` when it is not a folio of this portfolio at the scheme's house.
 */
export async function isAdditional(
  q: Queries,
  portfolioId: string,
  scheme: OrderScheme,
  folioNo: string | null,
  field = 'folio_no',
): Promise<boolean> {
  if (folioNo === null) return false;
  const folio = await folioOf(q, portfolioId, scheme, folioNo);
  if (!folio) {
    const message = refusalMessages('folio_mismatch', scheme.house_name);
    throw validationFailed('folio_mismatch', message, { [field]: [message] });
  }
  return folio.holds;
}

/** Callers that choose or open a folio of a portfolio at a house wait here until others that do so have finished. */
export async function lockFolioChoice(tx: Tx, portfolioId: string, houseCode: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `folio ${portfolioId} ${houseCode}`,
  ]);
}

/**
 * The folio for the units of an order: the one it names, else the portfolio's first at the house, else a new one.
 * Orders of one house that are allotted at the same time wait for one another, so that they share one folio.
 */
export async function folioFor(
  tx: Tx,
  order: Pick<OrderRow, 'folio_no' | 'portfolio_id' | 'investor_id'>,
  houseCode: string,
  at: Date,
): Promise<string> {
  if (order.folio_no) return order.folio_no;
  await lockFolioChoice(tx, order.portfolio_id, houseCode);
  const [known] = await tx.query<{ folio_no: string }>(
    'SELECT folio_no FROM folios WHERE portfolio_id = $1 AND house_code = $2 ORDER BY opened_at, folio_no LIMIT 1',
    [order.portfolio_id, houseCode],
  );
  return known?.folio_no ?? openFolio(tx, order, houseCode, at);
}

/** Opens a folio with a new number: a running number and two check digits. */
export async function openFolio(
  tx: Tx,
  owner: Pick<OrderRow, 'investor_id' | 'portfolio_id'>,
  houseCode: string,
  at: Date,
): Promise<string> {
  const [row] = await tx.query<{ folio_no: string }>(
    `INSERT INTO folios (investor_id, portfolio_id, house_code, folio_no, opened_at)
     SELECT $1, $2, $3, number || '/' || lpad((number % 97)::text, 2, '0'), $4 FROM nextval('folio_numbers') AS number
     RETURNING folio_no`,
    [owner.investor_id, owner.portfolio_id, houseCode, at],
  );
  return row!.folio_no;
}
