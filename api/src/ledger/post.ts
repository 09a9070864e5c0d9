import { rupees, scaleOf, sumRupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import type { Account } from './accounts.ts';

export interface LedgerEntry {
  account: Account;
  /** 'INR' (rupees), a scheme's code (units) or 'GOLD' (grams). */
  commodity: string;
  /** What the account gains; negative is what it gives. At most 4 decimals, rupees 2. */
  amount: string | number;
}

export interface Transfer {
  /** What is booked: 'payment', 'allotment', 'refund', 'gold_purchase'. */
  kind: string;
  investorId: string;
  portfolioId: string;
  /** The order or payment that it books. A second transfer of the kind for it is refused. */
  subjectId: string;
  /** Business time of booking. */
  at: Date;
  /** The day that counts for returns: the NAV's day, or the day of the price. ISO date. */
  valueDate: string;
  entries: readonly LedgerEntry[];
}

/** A transfer that would make or lose rupees, units or grams. */
export class UnbalancedTransferError extends Error {
  readonly kind = 'unbalanced_transfer';
  constructor(transfer: Transfer, detail: string) {
    super(`${transfer.kind} of ${transfer.subjectId}: ${detail}`);
    this.name = 'UnbalancedTransferError';
  }
}

/**
 * Books a transfer between accounts in the caller's transaction.
 * @returns the transfer's id.
 * @throws UnbalancedTransferError when a commodity does not sum to zero, an amount is nil or too fine;
 * a unique violation when the kind was booked for this subject before.
 */
export async function post(tx: Tx, transfer: Transfer): Promise<string> {
  assertBalanced(transfer);
  const id = randomUUID();
  const { investorId, portfolioId } = transfer;
  await tx.query(
    `INSERT INTO ledger_transfers (investor_id, id, portfolio_id, kind, subject_id, at, value_date)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [investorId, id, portfolioId, transfer.kind, transfer.subjectId, transfer.at, transfer.valueDate],
  );
  for (const [line, entry] of transfer.entries.entries()) {
    const accountId = await accountIdOf(tx, entry.account, transfer);
    await tx.query(
      `INSERT INTO ledger_entries (investor_id, transfer_id, line, account_id, commodity, amount)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [investorId, id, line, accountId, entry.commodity, rupees(entry.amount).toFixed(4)],
    );
  }
  return id;
}

function assertBalanced(transfer: Transfer): void {
  if (transfer.entries.length < 2) throw new UnbalancedTransferError(transfer, 'needs two entries or more');
  for (const { commodity, amount } of transfer.entries) {
    if (rupees(amount).eq(0)) throw new UnbalancedTransferError(transfer, `nothing of ${commodity} moves`);
    if (scaleOf(amount) > (commodity === 'INR' ? 2 : 4)) {
      throw new UnbalancedTransferError(transfer, `${amount} ${commodity} is too fine`);
    }
  }
  for (const [commodity, entries] of Map.groupBy(transfer.entries, (entry) => entry.commodity)) {
    const sum = sumRupees(entries.map((entry) => entry.amount));
    if (!sum.eq(0)) throw new UnbalancedTransferError(transfer, `${commodity} sums to ${sum.toString()}`);
  }
}

async function accountIdOf(tx: Tx, { role, reference, owner }: Account, transfer: Transfer): Promise<number> {
  const [investorId, portfolioId] =
    owner === 'portfolio' ? [transfer.investorId, transfer.portfolioId] : [null, null];
  const find = () =>
    tx.query<{ id: number }>(
      `SELECT id FROM ledger_accounts
       WHERE role = $1 AND portfolio_id IS NOT DISTINCT FROM $2 AND reference = $3`,
      [role, portfolioId, reference],
    );
  const [known] = await find();
  if (known) return known.id;
  const [opened] = await tx.query<{ id: number }>(
    `INSERT INTO ledger_accounts (role, investor_id, portfolio_id, reference) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [role, investorId, portfolioId, reference],
  );
  return opened?.id ?? (await find())[0]!.id;
}
