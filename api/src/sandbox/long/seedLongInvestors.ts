import type { Db, Tx } from '../../db/pool.ts';
import { PERSONAS } from '../../personas/index.ts';
import { bookLongHistories } from './bookings.ts';

interface LongInvestors {
  /** How many accounts; the first one signs in as long@sanchay.example. */
  accounts: number;
  holdings: number;
  /** Purchases and redemptions of each account, spread over thirty years; a multiple of the holdings. */
  transactions: number;
  /** Part of the e-mail address before the number, and of every id. */
  name: string;
  /** The business date. */
  today: string;
}

/** The investor of `npm run seed -- --investor long`, and the accounts that stand beside it with `--accounts`. */
export const LONG_INVESTOR = { accounts: 1, holdings: 60, transactions: 12_000, name: 'long' } as const;
export const OTHER_ACCOUNTS = { holdings: 6, transactions: 60, name: 'crowd' } as const;

/**
 * Accounts with thirty years of purchases and redemptions, made in a few statements: nine purchases to one redemption,
 * which takes the oldest lot as a whole. They have the password of the personas. Accounts that are there already are
 * left as they are. @returns how many accounts were made. @throws Error where the market has too few funds.
 */
export async function seedLongInvestors(db: Db, options: LongInvestors): Promise<number> {
  const { name, accounts, holdings } = options;
  return db.tx(async (tx) => {
    const [known] = await tx.query('SELECT 1 FROM users WHERE email = $1', [emailOf(name, 1)]);
    if (known) return 0;
    const [market] = await tx.query<{ funds: number }>(
      `SELECT count(*)::int AS funds FROM schemes WHERE ${HELD}`,
    );
    if (market!.funds < holdings)
      throw new Error(`the market has ${market!.funds} funds to hold, not ${holdings}`);
    // Thousands of accounts take longer than a request may.
    await tx.query('SET LOCAL statement_timeout = 0');
    await openAccounts(tx, options);
    await bookLongHistories(tx, options);
    return accounts;
  });
}

/** SQL of which schemes these accounts hold. */
const HELD = "direct AND reinvestment = 'Z' AND NOT closed AND lock_in_days = 0 AND nfo_from IS NULL";

function emailOf(name: string, number: number): string {
  return number === 1 ? `${name}@sanchay.example` : `${name}-${number}@sanchay.example`;
}

/** Users with a portfolio, and for each holding a folio with its account in the ledger. */
async function openAccounts(tx: Tx, { name, accounts, holdings, today }: LongInvestors): Promise<void> {
  await tx.query(
    `CREATE TEMP TABLE long_account ON COMMIT DROP AS
     SELECT n, md5($1 || ' user ' || n)::uuid AS investor_id, md5($1 || ' portfolio ' || n)::uuid AS portfolio_id,
       CASE n WHEN 1 THEN $1 ELSE $1 || '-' || n END || '@sanchay.example' AS email
     FROM generate_series(1, $2::int) n`,
    [name, accounts],
  );
  await tx.query(
    `CREATE TEMP TABLE long_fund ON COMMIT DROP AS
     SELECT row_number() OVER (ORDER BY s.start_date NULLS LAST, s.code)::int AS f, s.id AS scheme_id, s.code, s.house_code
     FROM schemes s WHERE ${HELD} ORDER BY s.start_date NULLS LAST, s.code LIMIT $1`,
    [holdings],
  );
  await tx.query(
    `INSERT INTO users (id, email, name, fname, password_hash, state, referral_code)
     SELECT a.investor_id, a.email, 'Leela Long', 'Leela', u.password_hash, 2, 'long' || left(a.investor_id::text, 13)
     FROM long_account a JOIN users u ON u.id = $1`,
    [PERSONAS.asha.userId],
  );
  await tx.query(
    `INSERT INTO portfolios (id, owner_id, name, onboarding_state)
     SELECT portfolio_id, investor_id, 'Personal', 13 FROM long_account`,
  );
  await tx.query(
    `INSERT INTO folios (investor_id, portfolio_id, house_code, folio_no, opened_at)
     SELECT a.investor_id, a.portfolio_id, f.house_code, upper($1) || a.n || '/' || f.f, $2::date - interval '30 years'
     FROM long_account a CROSS JOIN long_fund f`,
    [name, today],
  );
  await tx.query(
    `INSERT INTO ledger_accounts (role, investor_id, portfolio_id, reference)
     SELECT 'units_held', a.investor_id, a.portfolio_id, upper($1) || a.n || '/' || f.f
     FROM long_account a CROSS JOIN long_fund f
     UNION ALL
     SELECT role, a.investor_id, a.portfolio_id, '' FROM long_account a
     CROSS JOIN unnest('{cash_in_transit, payout_due, paid_to_investor}'::text[]) AS role`,
    [name],
  );
  await tx.query(
    `INSERT INTO ledger_accounts (role, reference)
     SELECT role, '' FROM unnest('{gateway_clearing, stamp_duty_payable, units_issued}'::text[]) AS role
     UNION ALL SELECT 'tax_payable', 'stt'
     UNION ALL SELECT DISTINCT 'amc_payable', house_code FROM long_fund
     ON CONFLICT DO NOTHING`,
  );
}
