import {
  defaultConfig,
  type BankAccountStatus,
  type BankAccountType,
  type BankFailure,
  type NameMatch,
} from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

/** A bank account as stored, with its branch. The number is sealed. */
export interface BankRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  place: number | null;
  ifsc: string;
  bank_name: string;
  branch: string;
  city: string;
  account_sealed: Buffer;
  masked_account_no: string;
  type: BankAccountType;
  status: BankAccountStatus;
  failure: BankFailure | null;
  is_default: boolean;
  holder_name: string | null;
  name_match: NameMatch | null;
  attempts: number;
  added_at: Date;
  verified_at: Date | null;
  removed_at: Date | null;
}

/** Source: specification, section 9. */
export const MOST_BANK_ACCOUNTS = defaultConfig.maximumBankAccounts;

const columns = `a.id, a.investor_id, a.portfolio_id, a.place, a.ifsc, b.bank_name, b.branch, b.city, a.account_sealed,
  a.masked_account_no, a.type, a.status, a.failure, a.is_default, a.holder_name, a.name_match, a.attempts,
  a.added_at, a.verified_at, a.removed_at`;
const from = `FROM bank_accounts a JOIN bank_branches b ON b.ifsc = a.ifsc`;

/** Accounts of a portfolio that were not removed, the default one first, then as they were added. */
export function accountsOf(db: Queries, portfolioId: string): Promise<BankRow[]> {
  return db.query<BankRow>(
    `SELECT ${columns} ${from} WHERE a.portfolio_id = $1 AND a.removed_at IS NULL
     ORDER BY a.is_default DESC, a.added_at, a.place`,
    [portfolioId],
  );
}

export async function accountById(db: Queries, id: string): Promise<BankRow | null> {
  const [row] = await db.query<BankRow>(`SELECT ${columns} ${from} WHERE a.id = $1`, [id]);
  return row ?? null;
}

/** The account, locked until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<BankRow | null> {
  const [row] = await tx.query<BankRow>(`SELECT ${columns} ${from} WHERE a.id = $1 FOR UPDATE OF a`, [id]);
  return row ?? null;
}

/** Changes of the accounts of a portfolio queue behind one another. */
export async function lockAccounts(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR NO KEY UPDATE', [portfolioId]);
}

export interface NewBankAccount {
  id: string;
  userId: string;
  portfolioId: string;
  ifsc: string;
  sealed: Buffer;
  index: Buffer;
  masked: string;
  type: BankAccountType;
  at: Date;
}

/** Stores an account in the lowest free place. @returns false when there is none */
export async function insertAccount(tx: Tx, account: NewBankAccount): Promise<boolean> {
  const inserted = await tx.query(
    `INSERT INTO bank_accounts (id, investor_id, portfolio_id, place, ifsc, account_sealed, account_index,
       masked_account_no, type, added_at)
     SELECT $1, $2, $3, min(free.place), $4, $5, $6, $7, $8, $9
     FROM generate_series(1, ${MOST_BANK_ACCOUNTS}) AS free(place)
     WHERE NOT EXISTS (SELECT 1 FROM bank_accounts WHERE portfolio_id = $3 AND place = free.place)
     HAVING count(*) > 0 RETURNING id`,
    [
      ...[account.id, account.userId, account.portfolioId, account.ifsc, account.sealed, account.index],
      ...[account.masked, account.type, account.at],
    ],
  );
  return inserted.length > 0;
}

/** Whether the portfolio has this account already. */
export async function hasAccount(tx: Tx, portfolioId: string, index: Buffer): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM bank_accounts WHERE portfolio_id = $1 AND account_index = $2 AND place IS NOT NULL',
    [portfolioId, index],
  );
  return rows.length > 0;
}

export interface Outcome {
  status: Exclude<BankAccountStatus, 'pending'>;
  failure: BankFailure | null;
  holderName: string | null;
  nameMatch: NameMatch | null;
  at: Date;
}

/** Writes the bank's response; the first verified account becomes the default one. */
export async function putOutcome(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  await tx.query(
    `UPDATE bank_accounts a SET status = $2, failure = $3, holder_name = $4, name_match = $5,
       verified_at = CASE WHEN $2 = 'verified' THEN $6::timestamptz END,
       place = CASE WHEN $2 = 'failed' THEN NULL ELSE a.place END,
       is_default = $2 = 'verified' AND NOT EXISTS (
         SELECT 1 FROM bank_accounts d WHERE d.portfolio_id = a.portfolio_id AND d.is_default)
     WHERE a.id = $1`,
    [
      ...[id, outcome.status, outcome.failure, outcome.holderName],
      ...[outcome.nameMatch && JSON.stringify(outcome.nameMatch), outcome.at],
    ],
  );
}

export async function countAttempt(db: Queries, id: string): Promise<void> {
  await db.query('UPDATE bank_accounts SET attempts = attempts + 1 WHERE id = $1', [id]);
}

export async function putDefault(tx: Tx, portfolioId: string, id: string): Promise<void> {
  await tx.query('UPDATE bank_accounts SET is_default = false WHERE portfolio_id = $1 AND is_default', [
    portfolioId,
  ]);
  await tx.query('UPDATE bank_accounts SET is_default = true WHERE id = $1', [id]);
}

/** Takes an account out; the row stays for orders that were paid from it. */
export async function takeOut(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query('UPDATE bank_accounts SET place = NULL, is_default = false, removed_at = $2 WHERE id = $1', [
    id,
    at,
  ]);
}

/** Names of the holders of a portfolio, the first applicant first; the user's own before there is one. */
export async function holderNames(db: Queries, portfolioId: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    'SELECT name FROM portfolio_applicants WHERE portfolio_id = $1 ORDER BY position',
    [portfolioId],
  );
  if (rows.length > 0) return rows.map(({ name }) => name);
  const own = await db.query<{ name: string }>(
    'SELECT u.name FROM users u JOIN portfolios p ON p.owner_id = u.id WHERE p.id = $1',
    [portfolioId],
  );
  return own.map(({ name }) => name);
}

/** Whether the first holder lives abroad for tax; an account without that answer is a resident's. */
export async function isNonResident(q: Queries, portfolioId: string): Promise<boolean> {
  const { residency } = await holdingFacts(q, portfolioId);
  return residency !== null && residency !== 'resident_individual';
}

/** Where the first holder lives for tax, and how far the set-up is. */
export async function holdingFacts(
  db: Queries,
  portfolioId: string,
): Promise<{ residency: string | null; onboarding_state: number }> {
  const [row] = await db.query<{ residency: string | null; onboarding_state: number }>(
    `SELECT a.residency, p.onboarding_state FROM portfolios p
     LEFT JOIN portfolio_applicants a ON a.portfolio_id = p.id AND a.position = 1 WHERE p.id = $1`,
    [portfolioId],
  );
  return row!;
}
