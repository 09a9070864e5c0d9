import type { CallReply } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { heldMessage, type HeldMessage } from '../partners/index.ts';
import { notFound } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { sentence } from './sentences.ts';

type View = CallReply<'staffHeldMessages'>['data'][number];

interface NamedOrder {
  id: string;
  name: string;
  investor: string;
  investor_id: string;
}

/** Orders of ours that messages name, with their account holders; another market's order ids differ. */
function ordersNamed(q: Queries, messages: readonly HeldMessage[]): Promise<NamedOrder[]> {
  const ids = messages.flatMap(({ order_id: id }) => (id === null ? [] : [id]));
  return q.query(
    `SELECT o.id, o.name, u.name AS investor, o.investor_id
     FROM (SELECT id, name, investor_id FROM stock_orders WHERE id = ANY ($1)
       UNION ALL SELECT id, name, investor_id FROM us_orders WHERE id = ANY ($1)) AS o
     JOIN users u ON u.id = o.investor_id`,
    [ids],
  );
}

/** The owner of the account that a message concerns; null when it names no order of ours. */
export async function investorOf(q: Queries, message: HeldMessage): Promise<string | null> {
  const [order] = await ordersNamed(q, [message]);
  return order?.investor_id ?? null;
}

/** A held message of an id, dealt with or not. @throws Problem 404 */
export async function requireHeld(q: Queries, id: string): Promise<HeldMessage> {
  const held = isUuid(id) ? await heldMessage(q, id) : null;
  if (!held) throw notFound(sentence('unknown'));
  return held;
}

/** Messages as staff see them, with the orders that they name. */
export async function messageViews(q: Queries, messages: readonly HeldMessage[]): Promise<View[]> {
  const orders = new Map((await ordersNamed(q, messages)).map((order) => [order.id, order]));
  return messages.map(({ order_id: orderId, held_at: heldAt, ended_at: endedAt, ...message }) => {
    const order = orders.get(orderId ?? '');
    return {
      ...message,
      order: order ? { id: order.id, name: order.name, investor: order.investor } : null,
      held_at: heldAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
    };
  });
}
