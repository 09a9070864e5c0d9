import type { CartPaymentMethod, PaymentPurpose, PaymentStatus } from '@sanchay/contracts';
import { columnsOf, type Inserted } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';
import type { PayerAccount, PaymentService } from '../partners/index.ts';

/** A payment as stored; amounts are rupees as decimal text. */
export interface PaymentRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  purpose: PaymentPurpose;
  /** The cart, gold order, debit of a mandate or chargeback. */
  subject_id: string;
  revision: number;
  order_ids: string[];
  amount: string;
  method: CartPaymentMethod;
  /** The owner of the keys at the gateway. */
  service: PaymentService;
  /** The payer from whom it was requested, as shown to the user. */
  payer: string | null;
  /** Accounts that may pay; empty where the gateway does not report who paid. */
  payer_accounts: PayerAccount[];
  mandate_id: string | null;
  /** The day in India. */
  day: string;
  status: PaymentStatus;
  reason: string | null;
  gateway_ref: string | null;
  redirect_url: string | null;
  created_at: Date;
  expires_at: Date;
  /** Business time at which the bank gave the money; each order records when a fund house can use it. */
  realised_at: Date | null;
  /** What was sent back, and when last; null when nothing was. */
  refund_amount: string | null;
  refunded_at: Date | null;
  refunds: StoredRefund[];
}

/** One sum that goes back, as the database aggregates it: text where the column is a decimal or an instant. */
export interface StoredRefund {
  id: string;
  amount: string;
  at: string;
  due_by: string;
  reference: string | null;
}

/** A column of payments is stated here and in `PaymentRow`; sums of refunds are not stored with the payment. */
const columns = columnsOf<Omit<PaymentRow, 'refund_amount' | 'refunded_at' | 'refunds'>>()('payments', {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  purpose: 'fixed',
  subject_id: 'fixed',
  revision: 'fixed',
  order_ids: 'fixed',
  amount: 'fixed',
  method: 'fixed',
  service: 'fixed',
  payer: 'fixed',
  payer_accounts: 'json',
  mandate_id: 'fixed',
  day: 'fixed',
  status: 'changing',
  reason: 'later',
  gateway_ref: 'fixed',
  redirect_url: 'changing',
  created_at: 'fixed',
  expires_at: 'fixed',
  realised_at: 'later',
});

export type NewPayment = Inserted<typeof columns>;

const SELECT = `SELECT p.*,
  (SELECT sum(r.amount) FROM payment_refunds r WHERE r.payment_id = p.id) AS refund_amount,
  (SELECT max(r.refunded_at) FROM payment_refunds r WHERE r.payment_id = p.id) AS refunded_at,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.subject_id, 'amount', r.amount::text, 'at', r.refunded_at,
     'due_by', r.due_by, 'reference', r.gateway_ref) ORDER BY r.refunded_at, r.subject_id), '[]')
   FROM payment_refunds r WHERE r.payment_id = p.id) AS refunds
  FROM payments p`;

/** Stores a payment. @returns false when the subject has a live payment already. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<boolean> {
  const { text, values } = columns.insert(payment);
  const rows = await tx.query(
    `${text} ON CONFLICT (investor_id, purpose, subject_id) WHERE status IN ('created', 'pending') DO NOTHING
     RETURNING id`,
    values,
  );
  return rows.length === 1;
}

/** The payment of this id, or null. */
export async function findPayment(q: Queries, id: string): Promise<PaymentRow | null> {
  return (await q.query<PaymentRow>(`${SELECT} WHERE p.id = $1`, [id]))[0] ?? null;
}

/** Payments with their refunds, by their ids. */
export async function findPayments(
  q: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentRow>> {
  const rows = await q.query<PaymentRow>(`${SELECT} WHERE p.id = ANY ($1)`, [[...ids]]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The payment of this id, held until the transaction ends, or null. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  return (await tx.query<PaymentRow>(`${SELECT} WHERE p.id = $1 FOR UPDATE OF p`, [id]))[0] ?? null;
}

/** Returns the id of the payment whose money has this name at the gateway, or null. */
export async function paymentOfCaptured(q: Queries, capturedRef: string): Promise<string | null> {
  const [row] = await q.query<{ id: string }>('SELECT id FROM payments WHERE captured_ref = $1', [
    capturedRef,
  ]);
  return row?.id ?? null;
}

/** Keeps the gateway's name of the money of a payment. */
export async function keepCapturedRef(tx: Tx, id: string, capturedRef: string): Promise<void> {
  await tx.query('UPDATE payments SET captured_ref = $2 WHERE id = $1', [id, capturedRef]);
}

/** Stores which account a payment came from, as far as the gateway reports it. */
export async function keepPayerAccount(tx: Tx, id: string, account: PayerAccount): Promise<void> {
  await tx.query('UPDATE payments SET paid_by = $2 WHERE id = $1', [id, JSON.stringify(account)]);
}

/** The payment that is under way for a cart or gold order, or null. */
export async function livePayment(
  q: Queries,
  purpose: PaymentPurpose,
  subjectId: string,
): Promise<PaymentRow | null> {
  const [row] = await q.query<PaymentRow>(
    `${SELECT} WHERE p.purpose = $1 AND p.subject_id = $2 AND p.status IN ('created', 'pending')`,
    [purpose, subjectId],
  );
  return row ?? null;
}

/** Whether a payment of this purpose is under way in a portfolio. */
export async function hasLivePayment(
  q: Queries,
  purpose: PaymentPurpose,
  portfolioId: string,
): Promise<boolean> {
  const rows = await q.query(
    `SELECT 1 FROM payments
     WHERE portfolio_id = $2 AND purpose = $1 AND status IN ('created', 'pending') LIMIT 1`,
    [purpose, portfolioId],
  );
  return rows.length > 0;
}

/** Ids of the payments of this purpose that are under way in a portfolio, the newest first. */
export async function livePaymentIds(
  q: Queries,
  purpose: PaymentPurpose,
  portfolioId: string,
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `SELECT id FROM payments
     WHERE portfolio_id = $2 AND purpose = $1 AND status IN ('created', 'pending') ORDER BY created_at DESC, id`,
    [purpose, portfolioId],
  );
  return rows.map(({ id }) => id);
}

/** Those of the subjects that have a live payment. */
export async function liveSubjects(
  q: Queries,
  purpose: PaymentPurpose,
  subjectIds: readonly string[],
): Promise<Set<string>> {
  const rows = await q.query<{ subject_id: string }>(
    `SELECT subject_id FROM payments
     WHERE purpose = $1 AND subject_id = ANY ($2) AND status IN ('created', 'pending')`,
    [purpose, subjectIds],
  );
  return new Set(rows.map((row) => row.subject_id));
}

/** The payment of this revision that is under way or has succeeded, or null. */
export async function paymentOfRevision(
  q: Queries,
  purpose: PaymentPurpose,
  subjectId: string,
  revision: number,
): Promise<PaymentRow | null> {
  const [row] = await q.query<PaymentRow>(
    `${SELECT} WHERE p.purpose = $1 AND p.subject_id = $2 AND p.revision = $3
       AND p.status IN ('created', 'pending', 'successful')`,
    [purpose, subjectId, revision],
  );
  return row ?? null;
}

/** A page of the payments of a portfolio, latest first. */
export async function paymentPage(
  q: Queries,
  portfolioId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: PaymentRow[]; total: number }> {
  const [count] = await q.query<{ total: number }>(
    'SELECT count(*) AS total FROM payments WHERE portfolio_id = $1 AND amount > 0',
    [portfolioId],
  );
  const rows = await q.query<PaymentRow>(
    `${SELECT} WHERE p.portfolio_id = $1 AND p.amount > 0 ORDER BY p.created_at DESC, p.id LIMIT $2 OFFSET $3`,
    [portfolioId, perPage, (page - 1) * perPage],
  );
  return { rows, total: count?.total ?? 0 };
}

/** Ids of the payments that still wait for an answer, oldest first. */
export async function waitingPayments(q: Queries): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `SELECT id FROM payments WHERE status IN ('created', 'pending') ORDER BY created_at`,
  );
  return rows.map((row) => row.id);
}

/** Writes how a locked payment stands now. */
export async function updatePayment(tx: Tx, payment: PaymentRow): Promise<void> {
  const { text, values } = columns.update(payment);
  await tx.query(text, values);
}

/** Records that a waiting payment has been requested at the gateway. */
export async function updateGateway(
  tx: Tx,
  payment: PaymentRow,
  { gatewayRef, expiresAt }: { gatewayRef: string; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE payments SET status = 'pending', gateway_ref = $3, expires_at = $4 WHERE investor_id = $1 AND id = $2`,
    [payment.investor_id, payment.id, gatewayRef, expiresAt],
  );
}

/** Records an event of the gateway. @returns false when it was received before. */
export async function recordEvent(
  tx: Tx,
  event: { eventId: string; paymentId: string; status: string; receivedAt: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO payment_events (event_id, payment_id, status, received_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING event_id`,
    [event.eventId, event.paymentId, event.status, event.receivedAt],
  );
  return rows.length === 1;
}

/** How these payments stand and how they were made, by their ids. */
export async function paymentStates(
  q: Queries,
  ids: readonly string[],
): Promise<Map<string, Pick<PaymentRow, 'status' | 'method'>>> {
  if (ids.length === 0) return new Map();
  const rows = await q.query<Pick<PaymentRow, 'id' | 'status' | 'method'>>(
    'SELECT id, status, method FROM payments WHERE id = ANY ($1)',
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ id, status, method }) => [id, { status, method }]));
}
