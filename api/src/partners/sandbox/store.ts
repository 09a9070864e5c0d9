import type { Db, Queries, Tx } from '../../db/pool.ts';
import type { PayerAccount } from '../paymentGateway.ts';
import { createPartnerTables } from './partnerTables.ts';

/** A payment at the sandbox gateway. Rupees as decimal text. */
export interface GatewayRow {
  ref: string;
  /** The merchant's id. */
  id: string;
  amount: string;
  method: string;
  description: string;
  status: 'pending' | 'successful' | 'failed' | 'charged_back';
  reason: 'declined' | 'cancelled' | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  return_url: string;
  notify_url: string;
  /** The merchant's key: one a service. */
  key: string;
  /** The payee of the UPI request. */
  payee: string;
  /** The UPI id that receives the request; null for a code to scan. */
  upi_id: string | null;
  /** Bank of net banking. */
  bank: string | null;
  /** Mandate that is debited without a page. */
  mandate_ref: string | null;
  /** Accounts that may pay, as named by the merchant. */
  accounts: PayerAccount[];
  /** The account that paid. */
  payer: PayerAccount | null;
}

export interface GatewayEvent {
  event_id: string;
  notify_url: string;
  body: string;
  attempts: number;
}

/** Creates the gateway's own schema, once, whichever process starts first. */
export async function openGatewayStore(db: Db): Promise<void> {
  await createPartnerTables(db, async (tx) => {
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.payments (
      ref text PRIMARY KEY, id uuid NOT NULL UNIQUE, amount numeric(16, 2) NOT NULL CHECK (amount > 0),
      method text NOT NULL, description text NOT NULL, status text NOT NULL DEFAULT 'pending', reason text,
      created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL, paid_at timestamptz,
      return_url text NOT NULL, notify_url text NOT NULL)`);
    await tx.query(`ALTER TABLE partners_sandbox.payments
      ADD COLUMN IF NOT EXISTS key text NOT NULL DEFAULT 'sandbox_regular',
      ADD COLUMN IF NOT EXISTS payee text NOT NULL DEFAULT '', ADD COLUMN IF NOT EXISTS upi_id text,
      ADD COLUMN IF NOT EXISTS bank text, ADD COLUMN IF NOT EXISTS mandate_ref text,
      ADD COLUMN IF NOT EXISTS accounts jsonb NOT NULL DEFAULT '[]', ADD COLUMN IF NOT EXISTS payer jsonb`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.refunds (
      id uuid PRIMARY KEY, refund_ref text NOT NULL UNIQUE, ref text NOT NULL REFERENCES partners_sandbox.payments,
      amount numeric(16, 2) NOT NULL CHECK (amount > 0))`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.events (
      event_id text PRIMARY KEY, notify_url text NOT NULL, body text NOT NULL, attempts integer NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL, delivered_at timestamptz)`);
  });
}

/** Stores a payment, or gives the one of this id that is there. */
export async function keepPayment(
  q: Queries,
  payment: Omit<GatewayRow, 'status' | 'reason' | 'paid_at' | 'payer'>,
): Promise<GatewayRow> {
  await q.query(
    `INSERT INTO partners_sandbox.payments (ref, id, amount, method, description, created_at, expires_at, return_url,
       notify_url, key, payee, upi_id, bank, mandate_ref, accounts)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT (id) DO NOTHING`,
    [
      ...[payment.ref, payment.id, payment.amount, payment.method, payment.description],
      ...[payment.created_at, payment.expires_at, payment.return_url, payment.notify_url],
      ...[payment.key, payment.payee, payment.upi_id, payment.bank, payment.mandate_ref],
      JSON.stringify(payment.accounts),
    ],
  );
  return (
    await q.query<GatewayRow>('SELECT * FROM partners_sandbox.payments WHERE id = $1', [payment.id])
  )[0]!;
}

/** The payment of this reference, or null. */
export async function gatewayPayment(q: Queries, ref: string): Promise<GatewayRow | null> {
  return (
    (await q.query<GatewayRow>('SELECT * FROM partners_sandbox.payments WHERE ref = $1', [ref]))[0] ?? null
  );
}

/** Ends a payment that is pending and in time. @returns it, or null when it had ended before. */
export async function endPayment(
  tx: Tx,
  ref: string,
  end: Pick<GatewayRow, 'status' | 'reason'> & { payer?: PayerAccount | null },
  now: Date,
): Promise<GatewayRow | null> {
  const [row] = await tx.query<GatewayRow>(
    `UPDATE partners_sandbox.payments
     SET status = $2, reason = $3, payer = $5, paid_at = CASE WHEN $2 = 'successful' THEN $4::timestamptz END
     WHERE ref = $1 AND status = 'pending' AND expires_at > $4 RETURNING *`,
    [ref, end.status, end.reason, now, JSON.stringify(end.payer ?? null)],
  );
  return row ?? null;
}

/** The bank takes a paid payment back, as long as nothing of it went back already. @returns it, or null. */
export async function takePaymentBack(tx: Tx, ref: string): Promise<GatewayRow | null> {
  const [row] = await tx.query<GatewayRow>(
    `UPDATE partners_sandbox.payments p SET status = 'charged_back' WHERE ref = $1 AND status = 'successful'
       AND NOT EXISTS (SELECT 1 FROM partners_sandbox.refunds r WHERE r.ref = p.ref) RETURNING *`,
    [ref],
  );
  return row ?? null;
}

/** Records a refund once an id. @returns its reference, or null when it is more than what is left. */
export async function keepRefund(
  tx: Tx,
  refund: { id: string; refundRef: string; ref: string; amount: string },
): Promise<string | null> {
  await tx.query('SELECT 1 FROM partners_sandbox.payments WHERE ref = $1 FOR UPDATE', [refund.ref]);
  await tx.query(
    `INSERT INTO partners_sandbox.refunds (id, refund_ref, ref, amount)
     SELECT $1, $2, p.ref, $4::numeric FROM partners_sandbox.payments p
     WHERE p.ref = $3 AND p.status = 'successful'
       AND p.amount >= $4 + (SELECT coalesce(sum(r.amount), 0) FROM partners_sandbox.refunds r WHERE r.ref = p.ref)
     ON CONFLICT (id) DO NOTHING`,
    [refund.id, refund.refundRef, refund.ref, refund.amount],
  );
  const [row] = await tx.query<{ refund_ref: string }>(
    'SELECT refund_ref FROM partners_sandbox.refunds WHERE id = $1 AND ref = $2',
    [refund.id, refund.ref],
  );
  return row?.refund_ref ?? null;
}

/** Queues a notification for the merchant, in the transaction of the change it reports; the same event only once. */
export async function queueEvent(tx: Tx, event: Omit<GatewayEvent, 'attempts'>, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO partners_sandbox.events (event_id, notify_url, body, next_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (event_id) DO NOTHING`,
    [event.event_id, event.notify_url, event.body, at],
  );
}

/** News of these partners that is due for (another) delivery; the end of the address names the partner. */
export function dueEvents(
  q: Queries,
  { now, partners }: { now: Date; partners: readonly string[] },
): Promise<GatewayEvent[]> {
  return q.query<GatewayEvent>(
    `SELECT event_id, notify_url, body, attempts FROM partners_sandbox.events
     WHERE delivered_at IS NULL AND next_at <= $1 AND substring(notify_url from '[^/]+$') = ANY ($2::text[])
     ORDER BY next_at LIMIT 20`,
    [now, partners],
  );
}

/** Notes that an event arrived, or when to try again. */
export async function noteDelivery(
  q: Queries,
  eventId: string,
  outcome: { deliveredAt: Date } | { nextAt: Date },
): Promise<void> {
  if ('deliveredAt' in outcome) {
    await q.query('UPDATE partners_sandbox.events SET delivered_at = $2 WHERE event_id = $1', [
      eventId,
      outcome.deliveredAt,
    ]);
    return;
  }
  await q.query(
    'UPDATE partners_sandbox.events SET attempts = attempts + 1, next_at = $2 WHERE event_id = $1',
    [eventId, outcome.nextAt],
  );
}
