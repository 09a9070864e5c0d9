import type { Queries, Tx } from '../db/pool.ts';

/** One booking of units into a folio, and what is left of it. Decimals are text. */
export interface Lot {
  /** The order or switch that brought it; changes name it by this. */
  id: string;
  code: string;
  folio_no: string;
  /** Day of the NAV or price: what counts for load, lock-in and tax. */
  date: string;
  /** Rupees paid for it, duty and tax included. */
  amount: string;
  /** Units that are left, and their share of the amount. */
  units: string;
  cost: string;
}

/** SQL of the ids of accounts: the money in transit of portfolio `$1`, and the stamp duty of everybody. */
const CASH_ACCOUNTS = `SELECT id FROM ledger_accounts WHERE portfolio_id = $1 AND role = 'cash_in_transit'`;
const DUTY_ACCOUNTS = `SELECT id FROM ledger_accounts WHERE role = 'stamp_duty_payable'`;

/**
 * The bookings of units into the folios of portfolio `$1`, each with the rupees paid for it: a lot each. The entries of
 * a booking are found by its key alone, so that old statistics of the database cannot change the plan. Only a merger
 * carries cost in, so nothing is looked up for any other booking.
 */
export const LOT_BOOKINGS = `
  SELECT t.subject_id AS id, t.id AS transfer_id, t.investor_id, t.kind, u.commodity AS code, a.reference AS folio_no,
    t.value_date AS date, t.at, u.amount AS bought_units,
    coalesce(money.paid, 0) + coalesce(carried.cost, 0) AS amount, coalesce(money.duty, 0) AS stamp_duty
  FROM ledger_accounts a
  JOIN ledger_entries u ON u.account_id = a.id AND u.commodity <> 'INR' AND u.amount > 0
  JOIN ledger_transfers t ON t.investor_id = u.investor_id AND t.id = u.transfer_id AND t.kind <> 'nav_correction'
  LEFT JOIN LATERAL (
    SELECT -sum(m.amount) FILTER (WHERE m.account_id = ANY (ARRAY(${CASH_ACCOUNTS})))::numeric(16, 2) AS paid,
      sum(m.amount) FILTER (WHERE m.account_id = ANY (ARRAY(${DUTY_ACCOUNTS})))::numeric(14, 2) AS duty
    FROM ledger_entries m
    WHERE m.investor_id = t.investor_id AND m.transfer_id = t.id AND m.commodity = 'INR'
  ) money ON true
  LEFT JOIN LATERAL (
    SELECT sum(c.cost) AS cost FROM lot_changes c
    WHERE t.kind = 'merger' AND c.investor_id = t.investor_id AND c.lot_id = t.subject_id AND c.kind = 'carried_in'
  ) carried ON true
  WHERE a.portfolio_id = $1 AND a.role = 'units_held'`;

/** The lots of portfolio `$1` with what is left of each, spent ones too. */
export const LOTS = `
  SELECT b.*, b.bought_units + coalesce(since.units, 0) AS units, b.amount + coalesce(since.cost, 0) AS cost
  FROM (${LOT_BOOKINGS}) b
  LEFT JOIN LATERAL (
    SELECT sum(c.units) AS units, sum(c.cost) AS cost FROM lot_changes c
    WHERE c.investor_id = b.investor_id AND c.lot_id = b.id AND c.kind <> 'carried_in'
  ) since ON true`;

/** What is left in a folio of a scheme, oldest first; lots of one day in the order of booking. */
export function openLots(q: Queries, portfolioId: string, code: string, folioNo?: string): Promise<Lot[]> {
  return q.query<Lot>(
    `SELECT id, code, folio_no, date, amount::numeric(16, 2)::text, units::numeric(18, 4)::text,
       cost::numeric(16, 2)::text
     FROM (${LOTS}) l WHERE l.units > 0 AND l.code = $2 AND ($3::text IS NULL OR l.folio_no = $3)
     ORDER BY l.date, l.at, l.id`,
    [portfolioId, code, folioNo ?? null],
  );
}

/** What is left of the lot that an order brought: units, and rupees of its amount, as decimal text; nil for no lot. */
export async function lotLeft(
  q: Queries,
  portfolioId: string,
  lotId: string,
): Promise<{ units: string; cost: string }> {
  const [row] = await q.query<{ units: string; cost: string }>(
    `SELECT units::numeric(18, 4)::text AS units, cost::numeric(16, 2)::text AS cost FROM (${LOTS}) l WHERE l.id = $2`,
    [portfolioId, lotId],
  );
  return row ?? { units: '0.0000', cost: '0.00' };
}

/** What a booking does to an earlier lot; units and cost are signed. */
export interface LotChangeRow {
  investor_id: string;
  portfolio_id: string;
  lot_id: string;
  subject_id: string;
  kind: string;
  code: string;
  folio_no: string;
  value_date: string;
  /** The day that counts for the lot. */
  bought_on: string;
  units: string;
  cost: string;
  /** Of a sale or its correction: rupees before load, the load in percent and rupees, and the gain for tax. */
  proceeds: string | null;
  load_pct: string | number | null;
  exit_load: string | null;
  gain: string | null;
}

const COLUMNS = `investor_id, portfolio_id, lot_id, subject_id, kind, code, folio_no, value_date, bought_on, units, cost,
  proceeds, load_pct, exit_load, gain`;

/** Stores changes of lots beside the booking that makes them. @throws a unique violation when it was stored before. */
export async function changeLots(tx: Tx, changes: readonly LotChangeRow[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO lot_changes (${COLUMNS}) SELECT ${COLUMNS} FROM jsonb_populate_recordset(NULL::lot_changes, $1)`,
    [JSON.stringify(changes)],
  );
}
