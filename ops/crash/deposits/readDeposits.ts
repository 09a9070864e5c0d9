import type { Db } from '../../../api/src/db/pool.ts';
import type { Plant } from '../options.ts';

export interface DepositFact {
  id: string;
  portfolioId: string;
  state: string;
  principal: string;
  balance: string;
  /** Rupees that its end paid; null while it has not ended. */
  paid: string | null;
  payment: string | null;
  /** What the issuer decides about it; null where it never had the booking. */
  decided: string | null;
}

/** Deposits on our side, what the ledger holds of them, and the issuer's own records beside them. */
export interface DepositState {
  deposits: DepositFact[];
  /** Transfers of the ledger by kind, with what they put into the deposit. */
  transfers: { depositId: string; kind: string; held: string }[];
  /** Requests that the issuer has. */
  requests: string[];
}

/** Reads it; a planted fault is put into what was read, never into the database. */
export async function readDeposits(db: Db, plant: Plant | null): Promise<DepositState> {
  const deposits = await db.query<DepositFact>(
    `SELECT d.id, d.portfolio_id AS "portfolioId", d.state, d.principal::text, d.balance::text,
       d.paid_on_end::text AS paid, p.status AS payment,
       i.decision AS decided
     FROM deposits d JOIN users u ON u.id = d.investor_id AND u.email LIKE '%@test.example'
     LEFT JOIN payments p ON p.id = d.payment_id
     LEFT JOIN partners_sandbox.decisions i ON i.partner = 'deposits' AND i.id = d.id ORDER BY d.placed_at, d.id`,
  );
  const transfers = await db.query<DepositState['transfers'][number]>(
    `SELECT t.subject_id AS "depositId", t.kind,
       coalesce(sum(e.amount) FILTER (WHERE a.role = 'deposit_held'), 0)::text AS held
     FROM ledger_transfers t
     JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id
     JOIN ledger_accounts a ON a.id = e.account_id
     WHERE t.kind LIKE 'deposit\\_%' GROUP BY t.investor_id, t.id, t.subject_id, t.kind`,
  );
  const requests = await db.query<{ id: string }>(
    "SELECT id FROM partners_sandbox.decisions WHERE partner = 'deposits'",
  );
  return plantedDeposits({ deposits, transfers, requests: requests.map(({ id }) => id) }, plant);
}

/** The state with a fault in it. */
export function plantedDeposits(state: DepositState, plant: Plant | null): DepositState {
  const booking = state.transfers.find(({ kind }) => kind === 'deposit_booking');
  if (plant === 'lost-deposit') return { ...state, deposits: state.deposits.slice(1) };
  if (plant === 'double-deposit' && booking) return { ...state, transfers: [...state.transfers, booking] };
  return state;
}
