import pg from 'pg';
import type { Db, Queries } from './pool.ts';

/** The role that API nodes connect as. It owns nothing, and changes no row of what is kept for good. */
export const API_ROLE = 'sanchay_api';

/** Triggers of these functions mark a table whose rows are never changed or removed. */
const KEEPERS = ['audit_is_kept', 'ledger_is_append_only', 'rules_are_append_only'];
/** Tables without such a trigger to which the API only adds. */
const ADDED_TO_ONLY = ['outbox'];

/**
 * Gives the API's role what it needs in this database and no more; makes the role where it is missing. Run by the owner
 * of the tables after every migration. Tables with an append-only trigger are found in the catalogue, so that a new one
 * joins by itself.
 * @param password what the role logs in with. Without it the role keeps the login it has, and where it is missing and
 *   the owner may not make roles, nodes go on as the owner.
 * @throws Error in the operator's words when a password is given and the role can neither be found nor made.
 */
export async function prepareApiRole(owner: Db, { password }: { password?: string } = {}): Promise<void> {
  if (!(await roleIsThere(owner, password !== undefined))) return;
  if (password !== undefined)
    await owner.query(`ALTER ROLE ${API_ROLE} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
  await owner.tx(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [ROLE_LOCK]);
    await tx.query(`
      GRANT USAGE ON SCHEMA public TO ${API_ROLE};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${API_ROLE};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${API_ROLE};
      GRANT EXECUTE ON FUNCTION outbox_forget TO ${API_ROLE};
      REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${API_ROLE}`);
    for (const table of await keptTables(tx))
      await tx.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${pg.escapeIdentifier(table)} FROM ${API_ROLE}`);
    const [queue] = await tx.query("SELECT 1 FROM pg_namespace WHERE nspname = 'pgboss'");
    if (!queue) return;
    await tx.query(`
      GRANT USAGE ON SCHEMA pgboss TO ${API_ROLE};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO ${API_ROLE};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA pgboss TO ${API_ROLE}`);
  });
}

/** Any number; grants of one database are given by one process at a time. */
const ROLE_LOCK = 7_266_244;

/** Tables whose rows the API adds and never changes or removes, by name. */
export async function keptTables(db: Queries): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `SELECT DISTINCT c.relname AS name FROM pg_trigger t
     JOIN pg_proc p ON p.oid = t.tgfoid JOIN pg_class c ON c.oid = t.tgrelid
     WHERE p.proname = ANY ($1) ORDER BY 1`,
    [KEEPERS],
  );
  return [...rows.map(({ name }) => name), ...ADDED_TO_ONLY];
}

/** Whether this connection may change the tables themselves, which an API node should not. */
export async function isOwner(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ owner: boolean }>(
    `SELECT coalesce(bool_or(pg_has_role(current_user, tableowner, 'USAGE')),
                     has_schema_privilege(current_user, 'public', 'CREATE')) AS owner
     FROM pg_tables WHERE schemaname = 'public' AND tablename = 'migrations'`,
  );
  return row!.owner;
}

async function roleIsThere(owner: Db, needed: boolean): Promise<boolean> {
  const [known] = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [API_ROLE]);
  if (known) return true;
  const [may] = await owner.query(
    'SELECT 1 FROM pg_roles WHERE rolname = current_user AND (rolsuper OR rolcreaterole)',
  );
  if (!may && !needed) return false;
  try {
    // Several databases of one server may be prepared at once; roles belong to the server.
    await owner.query(`DO $$ BEGIN
        CREATE ROLE ${API_ROLE} NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END $$`);
    return true;
  } catch (cause) {
    throw new Error(
      `The role ${API_ROLE} is missing and the owner of the database may not create roles. As an administrator: CREATE ROLE ${API_ROLE} LOGIN PASSWORD '…';`,
      { cause },
    );
  }
}
