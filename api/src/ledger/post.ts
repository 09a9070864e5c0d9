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
  return (await postAll(tx, [transfer]))[0]!;
}

/** Books many transfers at once, all or none. @returns their ids, in order. @throws as `post`. */
export async function postAll(tx: Tx, transfers: readonly Transfer[]): Promise<string[]> {
  transfers.forEach(assertBalanced);
  const booked = transfers.map((transfer) => ({ id: randomUUID(), transfer }));
  await tx.query(
    `INSERT INTO ledger_transfers (investor_id, id, portfolio_id, kind, subject_id, at, value_date)
     SELECT investor_id, id, portfolio_id, kind, subject_id, at, value_date
     FROM jsonb_populate_recordset(NULL::ledger_transfers, $1)`,
    [JSON.stringify(booked.map(({ id, transfer }) => transferRow(id, transfer)))],
  );
  const entries = booked.flatMap(({ id, transfer }) =>
    transfer.entries.map((entry, line) => ({ ...entryRow(entry, transfer), transfer_id: id, line })),
  );
  const accounts = await accountIds(tx, entries);
  await tx.query(
    `INSERT INTO ledger_entries (investor_id, transfer_id, line, account_id, commodity, amount)
     SELECT investor_id, transfer_id, line, account_id, commodity, amount
     FROM jsonb_populate_recordset(NULL::ledger_entries, $1)`,
    [
      JSON.stringify(
        entries.map((entry, index) => ({
          ...entry,
          investor_id: entry.transfer_investor_id,
          account_id: accounts[index],
        })),
      ),
    ],
  );
  return booked.map(({ id }) => id);
}

function transferRow(
  id: string,
  { investorId, portfolioId, kind, subjectId, at, valueDate }: Transfer,
): object {
  return {
    id,
    kind,
    at,
    investor_id: investorId,
    portfolio_id: portfolioId,
    subject_id: subjectId,
    value_date: valueDate,
  };
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

interface NamedEntry {
  role: string;
  reference: string;
  /** Owner of the account; null for those of the platform. */
  investor_id: string | null;
  portfolio_id: string | null;
  transfer_investor_id: string;
  commodity: string;
  amount: string;
}

function entryRow(
  { account, commodity, amount }: LedgerEntry,
  { investorId, portfolioId }: Transfer,
): NamedEntry {
  const owned = account.owner === 'portfolio';
  return {
    role: account.role,
    reference: account.reference,
    investor_id: owned ? investorId : null,
    portfolio_id: owned ? portfolioId : null,
    transfer_investor_id: investorId,
    commodity,
    amount: rupees(amount).toFixed(4),
  };
}

/** The account of each entry, in their order; accounts that are not there yet are opened. */
async function accountIds(tx: Tx, entries: readonly NamedEntry[]): Promise<number[]> {
  const names = JSON.stringify(entries);
  const find = () =>
    tx.query<{ id: number | null }>(
      `SELECT a.id FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (role text, reference text, portfolio_id uuid))
         WITH ORDINALITY AS n (role, reference, portfolio_id, line)
       LEFT JOIN ledger_accounts a
         ON a.role = n.role AND a.reference = n.reference AND a.portfolio_id IS NOT DISTINCT FROM n.portfolio_id
       ORDER BY n.line`,
      [names],
    );
  const known = await find();
  if (known.every(({ id }) => id !== null)) return known.map(({ id }) => id!);
  await tx.query(
    `INSERT INTO ledger_accounts (role, investor_id, portfolio_id, reference)
     SELECT DISTINCT role, investor_id, portfolio_id, reference
     FROM jsonb_populate_recordset(NULL::ledger_accounts, $1) ORDER BY role, portfolio_id, reference
     ON CONFLICT DO NOTHING`,
    [names],
  );
  return (await find()).map(({ id }) => id!);
}
