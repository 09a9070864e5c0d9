import { randomUUID } from 'node:crypto';
import type { Db } from '../../api/src/db/pool.ts';
import {
  cashInTransit,
  post,
  providerPayable,
  usdHeldAbroad,
  usdWallet,
} from '../../api/src/ledger/index.ts';
import { giveBank } from './bank.ts';
import { readyInvestor, type Investor } from './investor.ts';

/** A user with a bank account. */
export async function investorWithBank(db: Db): Promise<Investor> {
  const investor = await readyInvestor(db);
  await giveBank(db, investor);
  return investor;
}

/** A user with an account for US stocks and $1,101.20 in its wallet, added on 20 May 2026. */
export async function investorWithDollars(db: Db): Promise<Investor> {
  const investor = await investorWithBank(db);
  const [owner] = await db.query<{ userId: string; portfolioId: string }>(
    `SELECT u.id AS "userId", p.id AS "portfolioId" FROM users u JOIN portfolios p ON p.owner_id = u.id
     WHERE u.email = $1`,
    [investor.email],
  );
  const { userId, portfolioId } = owner!;
  const id = randomUUID();
  const at = new Date('2026-05-20T10:00:00+05:30');
  await db.tx(async (tx) => {
    await tx.query(
      `INSERT INTO us_accounts (portfolio_id, investor_id, number, opened_at, w8ben_signed_on, w8ben_valid_until)
       VALUES ($1, $2, $3, $4, '2026-05-20', '2029-12-31')`,
      [portfolioId, userId, `US-${id.slice(0, 8)}`, at],
    );
    await tx.query(
      `INSERT INTO us_transfers (investor_id, id, portfolio_id, direction, state, inr, usd, rate, fee, fee_gst,
         conversion_gst, tcs, total, financial_year, value_on, bank_ref, placed_at)
       VALUES ($1, $2, $3, 'in', 'completed', 100000, 1101.20, 90.81, 200, 36, 180, 0, 100416, '2026-27',
         '2026-05-20', 'ref-1', $4)`,
      [userId, id, portfolioId, at],
    );
    await tx.query(
      `INSERT INTO us_transfer_steps (investor_id, transfer_id, number, step, at)
       VALUES ($1, $2, 1, 'placed', $3), ($1, $2, 2, 'completed', $3)`,
      [userId, id, at],
    );
    await post(tx, {
      kind: 'remittance',
      investorId: userId,
      portfolioId,
      subjectId: id,
      at,
      valueDate: '2026-05-20',
      entries: [
        { account: cashInTransit(), commodity: 'INR', amount: '-100416.00' },
        { account: providerPayable('remittance_bank'), commodity: 'INR', amount: '100416.00' },
        { account: usdHeldAbroad(), commodity: 'USD', amount: '-1101.20' },
        { account: usdWallet(), commodity: 'USD', amount: '1101.20' },
      ],
    });
  });
  return investor;
}

/** The page of the newest transfer of a user. */
export async function usTransferOf(db: Db, investor?: Investor): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `SELECT t.id FROM us_transfers t JOIN users u ON u.id = t.investor_id
     WHERE u.email = $1 ORDER BY t.placed_at DESC LIMIT 1`,
    [investor!.email],
  );
  return `/us-stocks/transfers/${row!.id}`;
}
