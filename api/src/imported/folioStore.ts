import type { ImportedAsset } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { FolioBalance, FolioRow } from './facts.ts';

/** Transactions of one statement of SQL, so that requests of others are served in between. */
const ROWS_AT_ONCE = 250;

/** The scheme `s` and share `k` that the folio `f` of a query is of, where they are listed here. */
export const FOLIO_LISTING = `
  LEFT JOIN schemes s ON s.code = f.code
  LEFT JOIN stocks k ON f.asset = 'stock' AND k.isin = f.isin`;

/** The name of that folio: of the listing, so that it is the same on each screen, otherwise of the statement. */
export const FOLIO_NAME = 'coalesce(s.name, k.name, f.name)';

/** A scheme in a folio, or a security in a demat account, as first stated. */
export interface FolioRecord {
  id: string;
  folio_key: string;
  scheme_key: string;
  folio_no: string;
  asset: ImportedAsset;
  code: string | null;
  isin: string | null;
  name: string;
  house: string | null;
}

/** A folio with all that applied imports state of it. */
export interface StoredFolio extends FolioRecord {
  balances: FolioBalance[];
  rows: FolioRow[];
}

/** What one import states of a folio. */
export interface FolioStatement {
  folio: Omit<FolioRecord, 'id'>;
  balance: FolioBalance;
  rows: FolioRow[];
}

/** Everything that the applied imports of a portfolio state, of all folios or these, in the order of names. */
export function foliosOf(
  q: Queries,
  portfolioId: string,
  ids: readonly string[] | null = null,
): Promise<StoredFolio[]> {
  return q.query<StoredFolio>(
    `SELECT f.id, f.folio_key, f.scheme_key, f.folio_no, f.asset, f.code, f.isin, ${FOLIO_NAME} AS name, f.house,
       (SELECT json_agg(json_build_object('covers_from', b.covers_from, 'covers_to', b.covers_to,
          'opening', b.opening::text, 'closing', b.closing::text, 'nav', b.nav::text, 'valued_on', b.valued_on,
          'cost', b.cost::text, 'faults', b.faults)) FROM imported_balances b WHERE b.folio_id = f.id) AS balances,
       (SELECT coalesce(json_agg(json_build_object('row_key', t.row_key, 'date', t.date, 'nth', t.nth, 'kind', t.kind,
          'description', t.description, 'amount', t.amount::text, 'units', t.units::text, 'nav', t.nav::text,
          'stamp_duty', t.stamp_duty::text, 'stt', t.stt::text, 'tds', t.tds::text, 'exact', t.exact)), '[]')
        FROM imported_transactions t WHERE t.folio_id = f.id) AS rows
     FROM imported_folios f ${FOLIO_LISTING}
     WHERE f.portfolio_id = $1 AND ($2::uuid[] IS NULL OR f.id = ANY ($2))
     ORDER BY ${FOLIO_NAME}, f.folio_no, f.id`,
    [portfolioId, ids],
  );
}

/**
 * Stores what an import states: folios and transactions that are there already are only linked to it.
 * @returns how many transactions were new
 */
export async function storeStatements(
  tx: Tx,
  { portfolioId, importId }: { portfolioId: string; importId: string },
  statements: readonly FolioStatement[],
): Promise<number> {
  const ids = await tx.query<{ id: string; folio_key: string; scheme_key: string }>(
    `INSERT INTO imported_folios (id, portfolio_id, folio_key, scheme_key, folio_no, asset, code, isin, name, house)
     SELECT gen_random_uuid(), $1, folio_key, scheme_key, folio_no, asset, code, isin, name, house
     FROM json_populate_recordset(NULL::imported_folios, $2)
     ON CONFLICT (portfolio_id, folio_key, scheme_key) DO UPDATE SET folio_no = imported_folios.folio_no
     RETURNING id, folio_key, scheme_key`,
    [portfolioId, JSON.stringify(statements.map(({ folio }) => folio))],
  );
  const idOf = new Map(ids.map(({ id, folio_key, scheme_key }) => [`${folio_key} ${scheme_key}`, id]));
  const withId = statements.map((one) => ({
    ...one,
    id: idOf.get(`${one.folio.folio_key} ${one.folio.scheme_key}`)!,
  }));
  void tx.query(
    `INSERT INTO imported_balances (import_id, folio_id, covers_from, covers_to, opening, closing, nav, valued_on, cost,
       faults)
     SELECT $1, folio_id, covers_from, covers_to, opening, closing, nav, valued_on, cost, faults
     FROM json_populate_recordset(NULL::imported_balances, $2)`,
    [importId, JSON.stringify(withId.map(({ id, balance }) => ({ folio_id: id, ...balance })))],
  );
  const rows = withId.flatMap(({ id, rows: own }) => own.map((row) => ({ folio_id: id, ...row })));
  let added = 0;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    added += await storeRows(tx, importId, rows.slice(from, from + ROWS_AT_ONCE));
  return added;
}

/** Stores transactions. @returns how many were new */
async function storeRows(
  tx: Tx,
  importId: string,
  rows: readonly (FolioRow & { folio_id: string })[],
): Promise<number> {
  const [counted] = await tx.query<{ added: number }>(
    `WITH stored AS (
       INSERT INTO imported_transactions AS t (folio_id, row_key, date, nth, kind, description, amount, units, nav,
         stamp_duty, stt, tds, exact, imports)
       SELECT folio_id, row_key, date, nth, kind, description, amount, units, nav, stamp_duty, stt, tds, exact, ARRAY[$1::uuid]
       FROM json_populate_recordset(NULL::imported_transactions, $2)
       ON CONFLICT (folio_id, row_key) DO UPDATE SET imports = array_append(t.imports, $1::uuid), tds = coalesce(t.tds, excluded.tds)
       RETURNING cardinality(imports) = 1 AS is_new
     ) SELECT count(*) FILTER (WHERE is_new)::integer AS added FROM stored`,
    [importId, JSON.stringify(rows)],
  );
  return counted!.added;
}

/** Removes what only this import states. */
export async function removeStatements(tx: Tx, portfolioId: string, importId: string): Promise<void> {
  await tx.query(
    `WITH own AS (SELECT folio_id FROM imported_balances WHERE import_id = $1),
     gone AS (DELETE FROM imported_transactions WHERE folio_id IN (SELECT folio_id FROM own) AND imports = ARRAY[$1::uuid])
     UPDATE imported_transactions SET imports = array_remove(imports, $1)
     WHERE folio_id IN (SELECT folio_id FROM own) AND $1 = ANY (imports) AND cardinality(imports) > 1`,
    [importId],
  );
  await tx.query('DELETE FROM imported_balances WHERE import_id = $1', [importId]);
  await tx.query(
    `DELETE FROM imported_folios f WHERE portfolio_id = $1
       AND NOT EXISTS (SELECT 1 FROM imported_balances b WHERE b.folio_id = f.id)`,
    [portfolioId],
  );
}

/** How many transactions the imports of a portfolio have stored. */
export async function storedTransactions(q: Queries, portfolioId: string): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM imported_transactions t JOIN imported_folios f ON f.id = t.folio_id
     WHERE f.portfolio_id = $1`,
    [portfolioId],
  );
  return row!.count;
}
