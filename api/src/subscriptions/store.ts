import type { SubscriptionFeature, SubscriptionPayment, SubscriptionStatus } from '@sanchay/contracts';
import { columnsOf } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';

/** A subscription as stored; money is decimal text in rupees, days are ISO, times business time. */
export interface SubscriptionRow {
  investor_id: string;
  id: string;
  portfolio_id: string;
  kyc_id: string;
  login_id: string;
  feature_name: SubscriptionFeature;
  auto_renew: boolean;
  status: SubscriptionStatus;
  paid_with: SubscriptionPayment;
  coins: number;
  price: string;
  tax_percentage: string;
  tax: string;
  total: string;
  payment_id: string | null;
  invoice_no: string | null;
  credit_note_no: string | null;
  reason: string | null;
  placed_at: Date;
  starts_on: string | null;
  ends_on: string | null;
  refundable_until: string | null;
  ended_at: Date | null;
}

const columns = columnsOf<SubscriptionRow>()('subscriptions', {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  kyc_id: 'fixed',
  login_id: 'fixed',
  feature_name: 'fixed',
  auto_renew: 'changing',
  status: 'changing',
  paid_with: 'fixed',
  coins: 'fixed',
  price: 'fixed',
  tax_percentage: 'fixed',
  tax: 'fixed',
  total: 'fixed',
  payment_id: 'changing',
  invoice_no: 'changing',
  credit_note_no: 'changing',
  reason: 'changing',
  placed_at: 'fixed',
  starts_on: 'changing',
  ends_on: 'changing',
  refundable_until: 'changing',
  ended_at: 'changing',
});

/** Stores a subscription. @returns false when the portfolio has one for the feature that is pending or active. */
export async function insertSubscription(tx: Tx, row: SubscriptionRow): Promise<boolean> {
  const { text, values } = columns.insert(row);
  const rows = await tx.query(
    `${text} ON CONFLICT (portfolio_id, feature_name) WHERE status IN ('pending', 'active') DO NOTHING RETURNING id`,
    values,
  );
  return rows.length === 1;
}

export async function saveSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  const { text, values } = columns.update(row);
  await tx.query(text, values);
}

/** The subscription of this id, held until the transaction ends, or null. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns.selected} FROM subscriptions WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row ?? null;
}

export async function findSubscription(q: Queries, id: string): Promise<SubscriptionRow | null> {
  const [row] = await q.query<SubscriptionRow>(
    `SELECT ${columns.selected} FROM subscriptions WHERE id = $1`,
    [id],
  );
  return row ?? null;
}

/** Subscriptions of a portfolio, newest first. */
export function subscriptionsOf(q: Queries, portfolioId: string): Promise<SubscriptionRow[]> {
  return q.query<SubscriptionRow>(
    `SELECT ${columns.selected} FROM subscriptions WHERE portfolio_id = $1 ORDER BY placed_at DESC, id`,
    [portfolioId],
  );
}

/** Active subscriptions whose last day has passed. */
export async function endedIds(q: Queries, today: string): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    "SELECT id FROM subscriptions WHERE status = 'active' AND ends_on < $1 ORDER BY ends_on, id",
    [today],
  );
  return rows.map(({ id }) => id);
}

/** One of them, locked; null where it was ended or renewed meanwhile, or is being. */
export async function lockEnded(tx: Tx, id: string, today: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns.selected} FROM subscriptions WHERE id = $1 AND status = 'active' AND ends_on < $2
     FOR UPDATE SKIP LOCKED`,
    [id, today],
  );
  return row ?? null;
}

/** The KYC record of the first holder of a portfolio, or null. */
export async function firstKycId(q: Queries, portfolioId: string): Promise<string | null> {
  const [row] = await q.query<{ id: string }>(
    'SELECT id FROM kyc_records WHERE portfolio_id = $1 AND position = 1',
    [portfolioId],
  );
  return row?.id ?? null;
}

/** The numbers of a portfolio and of a user, as the wire names them. */
export async function publicIds(
  q: Queries,
  { portfolio_id, login_id }: Pick<SubscriptionRow, 'portfolio_id' | 'login_id'>,
): Promise<{ portfolio_id: number; login_id: number }> {
  const [row] = await q.query<{ portfolio_id: number; login_id: number }>(
    `SELECT p.number AS portfolio_id, u.number AS login_id FROM portfolios p, users u
     WHERE p.id = $1 AND u.id = $2`,
    [portfolio_id, login_id],
  );
  return row!;
}
