import { SCHEME_TERMS, type SchemeTerm } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';

interface DueTerm {
  scheme_id: number;
  code: string;
  kind: SchemeTerm;
  applies_from: string;
  new_value: string;
  source: string;
}

type Apply = (tx: Tx, term: DueTerm) => Promise<unknown>;

export const isTerm = (kind: string): kind is SchemeTerm => SCHEME_TERMS.some((term) => term === kind);

const APPLY: Record<SchemeTerm, Apply> = {
  expense_ratio: (tx, { scheme_id, applies_from, new_value }) =>
    tx.query('UPDATE schemes SET expense_ratio = $2, expense_ratio_date = $3 WHERE id = $1', [
      scheme_id,
      new_value,
      applies_from,
    ]),
  riskometer: (tx, { scheme_id, new_value }) =>
    tx.query('UPDATE schemes SET risk = $2 WHERE id = $1', [scheme_id, new_value]),
  manager: async (tx, { scheme_id, applies_from, new_value }) => {
    await tx.query(
      `UPDATE fund_managers m SET until = greatest($2::date - 1, m.since) FROM schemes s
       WHERE s.id = $1 AND m.house_code = s.house_code AND m.fund_name = s.fund_name AND m.until IS NULL`,
      [scheme_id, applies_from],
    );
    await tx.query(
      `INSERT INTO fund_managers (house_code, fund_name, since, name)
       SELECT house_code, fund_name, $2, $3 FROM schemes WHERE id = $1
       ON CONFLICT (house_code, fund_name, since, name) DO UPDATE SET until = NULL`,
      [scheme_id, applies_from, new_value],
    );
    // All plans of a fund have the same managers.
    await tx.query(
      `UPDATE schemes s SET fund_manager = $2 FROM schemes one
       WHERE one.id = $1 AND s.house_code = one.house_code AND s.fund_name = one.fund_name`,
      [scheme_id, new_value],
    );
  },
  // Units bought before keep the load of their day: rules R5.
  exit_load: async (tx, { scheme_id, code, applies_from, new_value, source }) => {
    await tx.query(
      `INSERT INTO exit_loads (code, applies_from, applies_to, load_text, source)
       SELECT code, '1900-01-01', $2::date - 1, exit_load, $3 FROM schemes s WHERE id = $1
         AND NOT EXISTS (SELECT FROM exit_loads e WHERE e.code = s.code)`,
      [scheme_id, applies_from, source],
    );
    await tx.query(
      'UPDATE exit_loads SET applies_to = $2::date - 1 WHERE code = $1 AND applies_from < $2 AND applies_to IS NULL',
      [code, applies_from],
    );
    await tx.query(
      `INSERT INTO exit_loads (code, applies_from, load_text, source) VALUES ($1, $2, nullif($3, ''), $4)
       ON CONFLICT (code, applies_from) DO UPDATE SET load_text = EXCLUDED.load_text, source = EXCLUDED.source`,
      [code, applies_from, new_value, source],
    );
    await tx.query("UPDATE schemes SET exit_load = nullif($2, '') WHERE id = $1", [scheme_id, new_value]);
  },
};

/** Writes a changed term into the record of its scheme. */
export async function applyTerm(tx: Tx, term: DueTerm): Promise<void> {
  await APPLY[term.kind](tx, term);
}
