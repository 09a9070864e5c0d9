import { columnsOf } from '../../db/columns.ts';
import type { Queries, Tx } from '../../db/pool.ts';

/** An account for US stocks as stored: decimals are text, days ISO. */
export interface UsAccountRow {
  portfolio_id: string;
  investor_id: string;
  number: string;
  opened_at: Date;
  w8ben_signed_on: string;
  w8ben_valid_until: string;
  elsewhere_year: string | null;
  elsewhere_usd: string;
  elsewhere_inr: string;
  reminded_for: string | null;
}

const accounts = columnsOf<UsAccountRow>()('us_accounts', {
  portfolio_id: 'key',
  investor_id: 'fixed',
  number: 'fixed',
  opened_at: 'fixed',
  w8ben_signed_on: 'changing',
  w8ben_valid_until: 'changing',
  elsewhere_year: 'later',
  elsewhere_usd: 'defaulted',
  elsewhere_inr: 'defaulted',
  reminded_for: 'later',
});

/** The account of a portfolio; null before it is opened. */
export async function usAccountOf(q: Queries, portfolioId: string): Promise<UsAccountRow | null> {
  const [row] = await q.query<UsAccountRow>(
    `SELECT ${accounts.selected} FROM us_accounts WHERE portfolio_id = $1`,
    [portfolioId],
  );
  return row ?? null;
}

/** The account of a portfolio, held until the transaction ends, so that its money moves one write after another. */
export async function lockUsAccount(tx: Tx, portfolioId: string): Promise<UsAccountRow | null> {
  const [row] = await tx.query<UsAccountRow>(
    `SELECT ${accounts.selected} FROM us_accounts WHERE portfolio_id = $1 FOR UPDATE`,
    [portfolioId],
  );
  return row ?? null;
}

type NewUsAccount = Pick<
  UsAccountRow,
  'portfolio_id' | 'investor_id' | 'opened_at' | 'w8ben_signed_on' | 'w8ben_valid_until'
>;

/** Opens an account with the next number, such as `US-000001`. */
export async function insertUsAccount(tx: Tx, account: NewUsAccount): Promise<void> {
  const [next] = await tx.query<{ number: string }>(
    "SELECT 'US-' || lpad(nextval('us_account_numbers')::text, 6, '0') AS number",
  );
  const { text, values } = accounts.insert({ ...account, number: next!.number });
  await tx.query(text, values);
}

/** Stores what changed of an account that is locked. */
export async function updateUsAccount(tx: Tx, account: UsAccountRow): Promise<void> {
  const { text, values } = accounts.update(account);
  await tx.query(text, values);
}

const TO_REMIND = 'w8ben_valid_until <= $1 AND reminded_for IS DISTINCT FROM w8ben_valid_until';

/** Portfolios whose form W-8BEN ends until a day, of which the owner was not notified yet. */
export async function portfoliosToRemind(q: Queries, until: string): Promise<string[]> {
  const rows = await q.query<{ portfolio_id: string }>(
    `SELECT portfolio_id FROM us_accounts WHERE ${TO_REMIND} ORDER BY w8ben_valid_until`,
    [until],
  );
  return rows.map(({ portfolio_id: id }) => id);
}

/** The account of one of them, locked; null where the owner was notified meanwhile, or is being. */
export async function lockToRemind(tx: Tx, portfolioId: string, until: string): Promise<UsAccountRow | null> {
  const [account] = await tx.query<UsAccountRow>(
    `SELECT ${accounts.selected} FROM us_accounts WHERE ${TO_REMIND} AND portfolio_id = $2 FOR UPDATE SKIP LOCKED`,
    [until, portfolioId],
  );
  return account ?? null;
}
