import type { UsDirection, UsTransferState, UsTransferStep } from '@sanchay/contracts';
import { columnsOf, type Inserted } from '../../db/columns.ts';
import type { Queries, Tx } from '../../db/pool.ts';

/** Money between bank account and dollar wallet as stored: decimals are text, days ISO. */
export interface TransferRow {
  investor_id: string;
  id: string;
  portfolio_id: string;
  direction: UsDirection;
  state: UsTransferState;
  reason: string | null;
  inr: string;
  usd: string;
  rate: string;
  fee: string;
  fee_gst: string;
  conversion_gst: string;
  tcs: string;
  /** TCS that is no longer due and is refunded once the open payment is made. */
  tcs_excess: string;
  total: string;
  financial_year: string;
  value_on: string;
  bank_id: string | null;
  bank_ref: string | null;
  payment_id: string | null;
  reversed_usd: string;
  placed_at: Date;
}

const transfers = columnsOf<TransferRow>()('us_transfers', {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  direction: 'fixed',
  state: 'changing',
  reason: 'later',
  inr: 'fixed',
  usd: 'fixed',
  rate: 'fixed',
  fee: 'fixed',
  fee_gst: 'fixed',
  conversion_gst: 'fixed',
  tcs: 'changing',
  tcs_excess: 'defaulted',
  total: 'changing',
  financial_year: 'changing',
  value_on: 'changing',
  bank_id: 'fixed',
  bank_ref: 'later',
  payment_id: 'later',
  reversed_usd: 'defaulted',
  placed_at: 'fixed',
});

/** Stores a new transfer. @returns it as stored */
export async function insertTransfer(tx: Tx, transfer: Inserted<typeof transfers>): Promise<TransferRow> {
  const { text, values } = transfers.insert(transfer);
  await tx.query(text, values);
  return { ...transfer, ...transfers.blank, reversed_usd: '0.00', tcs_excess: '0.00' };
}

/** Stores what changed of a transfer that is locked. */
export async function updateTransfer(tx: Tx, transfer: TransferRow): Promise<void> {
  const { text, values } = transfers.update(transfer);
  await tx.query(text, values);
}

/**
 * A transfer of any portfolio, held with its account until the transaction ends, because it changes what other transfers
 * of the account owe; null when there is none.
 */
export async function lockTransfer(tx: Tx, id: string): Promise<TransferRow | null> {
  await tx.query(
    `SELECT 1 FROM us_accounts
     WHERE portfolio_id = (SELECT portfolio_id FROM us_transfers WHERE id = $1) FOR UPDATE`,
    [id],
  );
  const [row] = await tx.query<TransferRow>(
    `SELECT ${transfers.selected} FROM us_transfers WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row ?? null;
}

/** A transfer of any portfolio; null when there is none. */
export async function transferById(q: Queries, id: string): Promise<TransferRow | null> {
  const [row] = await q.query<TransferRow>(`SELECT ${transfers.selected} FROM us_transfers WHERE id = $1`, [
    id,
  ]);
  return row ?? null;
}

/** Transfers of a portfolio, the newest first. */
export function transfersOf(q: Queries, portfolioId: string): Promise<TransferRow[]> {
  return q.query(
    `SELECT ${transfers.selected} FROM us_transfers WHERE portfolio_id = $1 ORDER BY placed_at DESC, id`,
    [portfolioId],
  );
}

/**
 * Notes that transfers whose day of conversion has come are queued for the bank, each once.
 * @returns their ids
 */
export async function takeDueTransfers(tx: Tx, on: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE us_transfers SET queued = true WHERE state = 'converting' AND NOT queued AND value_on <= $1 RETURNING id`,
    [on],
  );
  return rows.map(({ id }) => id);
}

/**
 * What a portfolio sent abroad in a financial year, transfers under way included and what was reversed left out.
 * Dollars, rupees and rupees of tax collected on them, as text.
 */
export async function sentInYear(
  q: Queries,
  { portfolioId, year, without }: { portfolioId: string; year: string; without?: string | undefined },
): Promise<{ usd: string; inr: string; tcs: string }> {
  const [row] = await q.query<{ usd: string; inr: string; tcs: string }>(
    `SELECT coalesce(sum(usd - reversed_usd), 0)::text AS usd,
       coalesce(sum(round(inr * (usd - reversed_usd) / usd, 2)), 0)::text AS inr,
       coalesce(sum(round((tcs - tcs_excess) * (usd - reversed_usd) / usd, 2)), 0)::text AS tcs
     FROM us_transfers WHERE portfolio_id = $1 AND financial_year = $2 AND direction = 'in'
       AND state IN ('payment_pending', 'converting', 'completed', 'reversed') AND id IS DISTINCT FROM $3`,
    [portfolioId, year, without ?? null],
  );
  return row!;
}

/** Other transfers of the account and financial year of a transfer on which tax was collected, locked, in order. */
export function lockTaxed(
  tx: Tx,
  { id, portfolio_id: portfolioId, financial_year: year }: TransferRow,
): Promise<TransferRow[]> {
  return tx.query(
    `SELECT ${transfers.selected} FROM us_transfers
     WHERE portfolio_id = $1 AND financial_year = $2 AND id <> $3 AND direction = 'in' AND tcs > tcs_excess
       AND state IN ('payment_pending', 'converting', 'completed')
     ORDER BY placed_at, id FOR UPDATE`,
    [portfolioId, year, id],
  );
}

/**
 * Rupees of tax that the bank collected on what a portfolio sent abroad in a financial year, without what a reversal
 * returned, as text.
 */
export async function collectedTax(q: Queries, portfolioId: string, year: string): Promise<string> {
  const [row] = await q.query<{ tcs: string }>(
    `SELECT coalesce(sum(tcs - round(tcs * reversed_usd / usd, 2)), 0)::text AS tcs FROM us_transfers
     WHERE portfolio_id = $1 AND financial_year = $2 AND direction = 'in' AND state IN ('completed', 'reversed')`,
    [portfolioId, year],
  );
  return row!.tcs;
}

/** Facts of a step that its text is written from. */
export type StepFacts = Readonly<Record<string, string>>;

export interface StepRow {
  step: UsTransferStep;
  at: Date;
  facts: StepFacts;
}

/** Adds a step to the timeline. */
export async function addStep(
  tx: Tx,
  { investor_id, id }: Pick<TransferRow, 'investor_id' | 'id'>,
  { step, at, facts }: { step: UsTransferStep; at: Date; facts?: StepFacts },
): Promise<void> {
  await tx.query(
    `INSERT INTO us_transfer_steps (investor_id, transfer_id, number, step, at, facts)
     SELECT $1, $2, count(*) + 1, $3, $4, $5 FROM us_transfer_steps WHERE investor_id = $1 AND transfer_id = $2`,
    [investor_id, id, step, at, JSON.stringify(facts ?? {})],
  );
}

/** The timeline of a transfer in order. */
export function stepsOf(
  q: Queries,
  { investor_id, id }: Pick<TransferRow, 'investor_id' | 'id'>,
): Promise<StepRow[]> {
  return q.query(
    'SELECT step, at, facts FROM us_transfer_steps WHERE investor_id = $1 AND transfer_id = $2 ORDER BY number',
    [investor_id, id],
  );
}
