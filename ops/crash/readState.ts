import type { Db } from '../../api/src/db/pool.ts';
import { navOn } from '../../api/src/funds/index.ts';
import type { Plant } from './options.ts';

export interface OrderFact {
  id: string;
  portfolioId: string;
  code: string;
  amount: string;
  status: string;
  units: string | null;
  nav: string | null;
  navDate: string | null;
  /** The NAV that was published for that day. */
  published: string | null;
}

/** What is in the database when all is quiet again. */
export interface CrashState {
  orders: OrderFact[];
  /** Ledger transfers by kind and subject, with what their entries sum to by commodity. */
  transfers: { kind: string; subjectId: string; commodity: string; sum: string }[];
  /** Units of the ledger by order, as allotted. */
  allotted: { orderId: string; units: string }[];
  payments: { id: string; status: string; amount: string; orderIds: string[] }[];
}

/** Reads it; a planted fault is put into what was read, never into the database. */
export async function readCrashState(db: Db, plant: Plant | null): Promise<CrashState> {
  const rows = await db.query<Omit<OrderFact, 'published'>>(
    `SELECT id, portfolio_id AS "portfolioId", code, amount::text, status, units::text, nav::text,
            nav_date::text AS "navDate"
     FROM orders WHERE portfolio_id IN (SELECT p.id FROM portfolios p JOIN users u ON u.id = p.owner_id
                                        WHERE u.email LIKE '%@test.example') ORDER BY id`,
  );
  const orders: OrderFact[] = [];
  for (const row of rows) {
    const nav = row.navDate && row.units ? await navOn(db, row.code, row.navDate) : null;
    orders.push({ ...row, published: nav?.nav ?? null });
  }
  const transfers = await db.query<CrashState['transfers'][number]>(
    `SELECT t.kind, t.subject_id AS "subjectId", e.commodity, sum(e.amount)::text AS sum
     FROM ledger_transfers t JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id
     GROUP BY t.investor_id, t.id, t.kind, t.subject_id, e.commodity`,
  );
  const allotted = await db.query<CrashState['allotted'][number]>(
    `SELECT t.subject_id AS "orderId", sum(e.amount)::text AS units
     FROM ledger_transfers t
     JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id
     JOIN ledger_accounts a ON a.id = e.account_id AND a.role = 'units_held'
     WHERE t.kind = 'allotment' GROUP BY t.subject_id`,
  );
  const payments = await db.query<CrashState['payments'][number]>(
    `SELECT id, status, amount::text, order_ids AS "orderIds" FROM payments WHERE purpose = 'cart'`,
  );
  return planted({ orders, transfers, allotted, payments }, plant);
}

/** The state with a fault in it. */
export function planted(state: CrashState, plant: Plant | null): CrashState {
  const done = state.orders.findIndex((order) => order.units !== null);
  if (plant === null || done < 0) return state;
  const order = state.orders[done]!;
  switch (plant) {
    case 'lost-ack':
      return { ...state, orders: state.orders.toSpliced(done, 1) };
    case 'double-unit':
      return {
        ...state,
        allotted: [...state.allotted, ...state.allotted.filter(({ orderId }) => orderId === order.id)],
      };
    case 'wrong-nav-day':
      return { ...state, orders: state.orders.with(done, { ...order, nav: '1.0000' }) };
    case 'unbalanced':
      return { ...state, transfers: state.transfers.with(0, { ...state.transfers[0]!, sum: '0.0100' }) };
    default:
      // Planted among shares.
      return state;
  }
}
