import { randomUUID } from 'node:crypto';
import type { PlanFrequency } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { insertRows } from '../../db/insertRows.ts';
import { writeAudits } from '../../platform/writes/audit.ts';
import { publishAll } from '../../platform/process/publish.ts';
import { lockOpenCarts, type LockedCart } from '../cart/openCarts.ts';

/** An instalment of a plan that is due. */
export interface DueInstalment {
  /** The id that its order gets. */
  id: string;
  plan_id: string;
  investor_id: string;
  portfolio_id: string;
  code: string;
  /** Rupees with two decimals. */
  amount: string;
  /** ISO day for which it is meant. */
  due: string;
  folio_no: string | null;
  upsize_code: string | null;
  frequency: PlanFrequency;
  /** In the cart, or set aside for a debit by the bank. */
  by: 'cart' | 'mandate';
}

interface Placed extends DueInstalment {
  cart_id: string;
}

/**
 * Makes pending orders of due instalments, as many at once as are given, in a handful of statements. Left out is what
 * has no place: another order of the fund waits, or the cart is being paid. All carts are held until the transaction
 * ends. @returns the order of each plan that has one.
 */
export async function placeInstalments(
  tx: Tx,
  due: readonly DueInstalment[],
  at: Date,
): Promise<Map<string, string>> {
  if (due.length === 0) return new Map();
  const carts = await lockOpenCarts(tx, [...new Set(due.map((one) => one.portfolio_id))]);
  const taken = await takenPlaces(tx, due);
  const placed: Placed[] = [];
  for (const one of due) {
    const cart = carts.get(one.portfolio_id)!;
    const place = `${one.portfolio_id} ${one.code}`;
    if (taken.has(place) || (one.by === 'cart' && cart.being_paid)) continue;
    taken.add(place);
    placed.push({ ...one, cart_id: one.by === 'cart' ? cart.id : randomUUID() });
  }
  await store(tx, placed, at);
  await reviseCarts(tx, carts, placed);
  return new Map(placed.map(({ plan_id, id }) => [plan_id, id]));
}

async function takenPlaces(tx: Tx, due: readonly DueInstalment[]): Promise<Set<string>> {
  const rows = await tx.query<{ portfolio_id: string; code: string }>(
    `SELECT portfolio_id, code FROM orders
     WHERE portfolio_id = ANY ($1) AND type = 'sip' AND status = 'pending'`,
    [[...new Set(due.map((one) => one.portfolio_id))]],
  );
  return new Set(rows.map(({ portfolio_id, code }) => `${portfolio_id} ${code}`));
}

async function store(tx: Tx, placed: readonly Placed[], at: Date): Promise<void> {
  const aside = placed.filter(({ by }) => by === 'mandate');
  await insertRows(
    tx,
    'carts',
    aside.map(({ investor_id, portfolio_id, cart_id }) => ({
      investor_id,
      id: cart_id,
      portfolio_id,
      revision: 1,
      status: 'paid',
      created_at: at,
    })),
  );
  await insertRows(
    tx,
    'orders',
    placed.map((one) => orderRow(one, at)),
  );
  await insertRows(
    tx,
    'order_steps',
    placed.flatMap((one) => steps(one, at)),
  );
  await publishAll(
    tx,
    placed.map(({ id, code, portfolio_id: portfolioId }) => ({
      event: 'order/changed' as const,
      payload: { orderId: id, code, status: 'pending' as const, portfolioId },
      portfolioId,
    })),
  );
  await writeAudits(
    tx,
    placed.map(({ id, investor_id, code, amount }) => ({
      investorId: investor_id,
      actor: 'order-engine',
      action: 'instalment_placed',
      subject: id,
      requestId: id,
      detail: { code, amount },
    })),
  );
}

function orderRow(one: Placed, at: Date): object {
  const { id, investor_id, portfolio_id, cart_id, code, amount, due, folio_no, plan_id, frequency } = one;
  return {
    id,
    investor_id,
    portfolio_id,
    cart_id,
    code,
    amount,
    folio_no,
    plan_id,
    frequency,
    type: 'sip',
    start_date: due,
    sip_firstorderflag: 'N',
    upsize_code: one.upsize_code,
    instalment_date: due,
    status: 'pending',
    placed_at: at,
    updated_at: at,
    version: 1,
  };
}

function steps({ id, investor_id, amount, due, by }: Placed, at: Date): object[] {
  const waits = by === 'cart' ? 'instalment_in_cart' : 'instalment_by_mandate';
  return [
    { state: 'draft', text_key: 'instalment_due', text_values: { due, amount } },
    { state: 'under_review', text_key: 'checked', text_values: {} },
    { state: 'pending', text_key: waits, text_values: {} },
  ].map((step, index) => ({ investor_id, order_id: id, step: index + 1, at, rule_id: null, ...step }));
}

async function reviseCarts(
  tx: Tx,
  carts: ReadonlyMap<string, LockedCart>,
  placed: readonly Placed[],
): Promise<void> {
  const changed = new Set(placed.filter(({ by }) => by === 'cart').map((one) => one.cart_id));
  if (changed.size === 0) return;
  const rows = await tx.query<{ id: string; portfolio_id: string; revision: number; count: number }>(
    `UPDATE carts c SET revision = revision + 1 FROM (
       SELECT cart_id, count(*) AS count FROM orders WHERE cart_id = ANY ($1) AND status = 'pending' GROUP BY cart_id
     ) o WHERE c.id = o.cart_id AND c.investor_id = ANY ($2) RETURNING c.id, c.portfolio_id, c.revision, o.count`,
    [[...changed], [...new Set([...carts.values()].map((cart) => cart.investor_id))]],
  );
  await publishAll(
    tx,
    rows.map(({ id, portfolio_id: portfolioId, revision, count }) => ({
      event: 'cart/changed' as const,
      payload: { cartId: id, revision, count },
      portfolioId,
    })),
  );
}
