import type { OrderStatus, RedemptionStatus } from '@sanchay/contracts';
import type { Queries, Tx } from '../../db/pool.ts';
import type { LegState } from './legMachine.ts';

/** A harvest as stored. Amounts are decimal text in rupees. */
export interface RunRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  financial_year: string;
  planned_saving: string;
  planned_gains: string;
  planned_losses: string;
  consent_text: string;
  consent_hash: string;
  placed_at: Date;
  ended_at: Date | null;
}

/** One redemption of a harvest, with what its sale and its purchase have come to. */
export interface LegRow extends LegState {
  run_id: string;
  leg: number;
  code: string;
  folio_no: string;
  units: string;
  sale_id: string;
  sale_status: RedemptionStatus;
  paid_on: string | null;
  order_status: OrderStatus | null;
}

/** The harvest of a portfolio that is under way, or null; locked in a write. */
export async function openRun(
  q: Queries,
  portfolioId: string,
  { lock = false } = {},
): Promise<RunRow | null> {
  const [row] = await q.query<RunRow>(
    `SELECT * FROM harvest_runs WHERE portfolio_id = $1 AND ended_at IS NULL ${lock ? 'FOR UPDATE' : ''}`,
    [portfolioId],
  );
  return row ?? null;
}

/** A harvest of a portfolio, held until the transaction ends, or null. */
export async function lockRun(tx: Tx, id: string): Promise<RunRow | null> {
  const [row] = await tx.query<RunRow>('SELECT * FROM harvest_runs WHERE id = $1 FOR UPDATE', [id]);
  return row ?? null;
}

/** The harvests of a portfolio, the newest first. */
export function runsOf(q: Queries, portfolioId: string): Promise<RunRow[]> {
  return q.query<RunRow>(
    'SELECT * FROM harvest_runs WHERE portfolio_id = $1 ORDER BY placed_at DESC, id LIMIT 100',
    [portfolioId],
  );
}

/** The redemptions of harvests in their order. */
export function legsOf(q: Queries, runIds: readonly string[]): Promise<LegRow[]> {
  return q.query<LegRow>(
    `SELECT l.run_id, l.leg, l.code, l.folio_no, l.units, l.sale_id, l.status, l.buy_back_by, l.order_id,
            r.status AS sale_status, r.paid_on, o.status AS order_status
     FROM harvest_legs l
     JOIN harvest_runs h ON h.id = l.run_id
     JOIN redemptions r ON r.investor_id = h.investor_id AND r.id = l.sale_id
     LEFT JOIN orders o ON o.investor_id = h.investor_id AND o.id = l.order_id
     WHERE l.run_id = ANY ($1) ORDER BY l.run_id, l.leg`,
    [runIds],
  );
}

/** The harvests under way, oldest first. */
export async function openRunIds(q: Queries): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    'SELECT id FROM harvest_runs WHERE ended_at IS NULL ORDER BY placed_at, id LIMIT 1000',
  );
  return rows.map(({ id }) => id);
}

export async function insertRun(tx: Tx, run: Omit<RunRow, 'ended_at'>): Promise<void> {
  await tx.query(
    `INSERT INTO harvest_runs (id, investor_id, portfolio_id, financial_year, planned_saving, planned_gains,
       planned_losses, consent_text, consent_hash, placed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[run.id, run.investor_id, run.portfolio_id, run.financial_year, run.planned_saving],
      ...[run.planned_gains, run.planned_losses, run.consent_text, run.consent_hash, run.placed_at],
    ],
  );
}

export async function insertLeg(
  tx: Tx,
  {
    run_id,
    leg,
    code,
    folio_no,
    units,
    sale_id,
  }: Pick<LegRow, 'run_id' | 'leg' | 'code' | 'folio_no' | 'units' | 'sale_id'>,
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO harvest_legs (run_id, leg, code, folio_no, units, sale_id, status, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'redeeming', $7)`,
    [run_id, leg, code, folio_no, units, sale_id, at],
  );
}

export async function updateLeg(
  tx: Tx,
  { run_id, leg, status, buy_back_by, order_id }: Pick<LegRow, 'run_id' | 'leg'> & LegState,
  at: Date,
): Promise<void> {
  await tx.query(
    `UPDATE harvest_legs SET status = $3, buy_back_by = $4, order_id = $5, updated_at = $6 WHERE run_id = $1 AND leg = $2`,
    [run_id, leg, status, buy_back_by, order_id, at],
  );
}

export async function endRun(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query('UPDATE harvest_runs SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL', [id, at]);
}
