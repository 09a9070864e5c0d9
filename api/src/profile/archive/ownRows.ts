import type { Queries } from '../../db/pool.ts';
import { SEALED_COLUMNS, type Vault } from '../../vault/index.ts';
import { maskIdentifiers } from './maskIdentifiers.ts';
import { maskOthersNames } from './othersNames.ts';

export type Rows = Record<string, unknown>[];

/** Columns that identify the owner of a row, the most reliable first. */
const OWNER_COLUMNS = ['owner_id', 'user_id', 'investor_id', 'portfolio_id'] as const;

/** Technical tables: lockouts, idempotency keys, mail queues. They contain nothing about the user. */
const MACHINERY = new Set([
  ...[
    'idempotency_keys',
    'outbox',
    'codes',
    'step_ups',
    'password_resets',
    'known_devices',
    'recovery_codes',
    'authenticators',
  ],
  ...['passkey_challenges', 'captchas', 'profile_archives', 'ledger_entries', 'kyc_holding_patterns'],
  'import_password_failures',
]);

/** Tables without an owner of their own: their rows belong to the owner of the other row. */
const BELONGING: Record<string, string> = {
  users: 'id = $1',
  ticket_messages: 'ticket_id IN (SELECT id FROM tickets WHERE investor_id = $1)',
  chat_messages: 'conversation_id IN (SELECT id FROM chat_conversations WHERE investor_id = $1)',
  nominees: `set_id IN (SELECT s.id FROM nominee_sets s JOIN portfolios p ON p.id = s.portfolio_id
    WHERE p.owner_id = $1)`,
  imported_transactions: `folio_id IN (SELECT f.id FROM imported_folios f JOIN portfolios p ON p.id = f.portfolio_id
    WHERE p.owner_id = $1)`,
  imported_balances: `folio_id IN (SELECT f.id FROM imported_folios f JOIN portfolios p ON p.id = f.portfolio_id
    WHERE p.owner_id = $1)`,
  harvest_legs: 'run_id IN (SELECT id FROM harvest_runs WHERE investor_id = $1)',
  kyc_applications: 'kyc_id IN (SELECT id FROM kyc_records WHERE investor_id = $1)',
};

/** What a sealed text is called once it is opened. Keys of files and archives are not opened. */
const OPENED: Record<string, string> = {
  'users.birth_sealed': 'date_of_birth',
  'portfolio_applicants.birth_sealed': 'date_of_birth',
  'portfolio_applicants.details_sealed': 'details',
  'setup_answers.sealed': 'answers',
  'nominees.sealed': 'details',
  'kyc_records.pan_sealed': 'pan',
  'bank_accounts.account_sealed': 'account_no',
};

/** The tables that hold rows of people, with the condition that finds those of one. Read from the catalogue, so that
 * a table which another domain adds is not forgotten. */
async function tablesOfPeople(db: Queries): Promise<Map<string, string>> {
  const columns = await db.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = ANY($1) ORDER BY table_name`,
    [OWNER_COLUMNS],
  );
  const found = new Map(Object.entries(BELONGING));
  for (const { table } of columns) {
    if (MACHINERY.has(table) || found.has(table)) continue;
    const column = OWNER_COLUMNS.find((name) =>
      columns.some((one) => one.table === table && one.column === name),
    )!;
    found.set(
      table,
      column === 'portfolio_id'
        ? 'portfolio_id IN (SELECT id FROM portfolios WHERE owner_id = $1)'
        : `${column} = $1`,
    );
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Bytes, hashes and secrets mean nothing to the user. */
function isShown(column: string, value: unknown): boolean {
  return !Buffer.isBuffer(value) && !/(_hash|_secret|gateway_ref|request_id|^tx)$/.test(column);
}

/**
 * Returns every row of a user, table by table, without bytes and secrets; sealed identifiers are opened, and masked
 * unless they are requested whole. Names of other people stay masked.
 */
export async function ownRows(
  db: Queries,
  vault: Vault,
  userId: string,
  { whole }: { whole: boolean },
): Promise<Map<string, Rows>> {
  const parts = new Map<string, Rows>();
  for (const [table, condition] of await tablesOfPeople(db)) {
    const rows = await db.query(`SELECT * FROM ${table} WHERE ${condition}`, [userId]);
    if (rows.length === 0) continue;
    const shown: Rows = [];
    for (const row of rows) {
      const plain = Object.fromEntries(
        Object.entries(maskOthersNames(table, row)).filter(([name, value]) => isShown(name, value)),
      );
      const opened = await openedColumns(vault, table, row);
      shown.push({ ...plain, ...(whole ? opened : maskIdentifiers(opened)) });
    }
    parts.set(table, shown);
  }
  return parts;
}

async function openedColumns(
  vault: Vault,
  table: string,
  row: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const opened: Record<string, unknown> = {};
  for (const { column, key, about } of SEALED_COLUMNS.filter((sealed) => sealed.table === table)) {
    const name = OPENED[`${table}.${column}`];
    const sealed = row[column];
    if (!name || !Buffer.isBuffer(sealed)) continue;
    const text = (await vault.open([about, ...key.map((part) => row[part])].join(':'), sealed)).toString();
    opened[name] = text.startsWith('{') ? (JSON.parse(text) as unknown) : text;
  }
  return opened;
}
