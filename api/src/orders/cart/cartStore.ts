import { randomUUID } from 'node:crypto';
import type { Queries, Tx } from '../../db/pool.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import type { CartRow } from '../rows.ts';

const SELECT = 'SELECT id, investor_id, portfolio_id, revision, status FROM carts';

/** The open cart of a portfolio, or null before anything was put into it. */
export async function openCartOf(q: Queries, portfolioId: string): Promise<CartRow | null> {
  return (
    (await q.query<CartRow>(`${SELECT} WHERE portfolio_id = $1 AND status = 'open'`, [portfolioId]))[0] ??
    null
  );
}

/** A cart of a portfolio by its id, held until the transaction ends, or null. */
export async function lockCart(tx: Tx, portfolioId: string, id: string): Promise<CartRow | null> {
  const rows = await tx.query<CartRow>(`${SELECT} WHERE id = $1 AND portfolio_id = $2 FOR UPDATE`, [
    id,
    portfolioId,
  ]);
  return rows[0] ?? null;
}

/** The open cart of a portfolio, made when there is none, held until the transaction ends. */
export async function lockOpenCart(tx: Tx, portfolioId: string): Promise<CartRow> {
  const lock = `${SELECT} WHERE portfolio_id = $1 AND status = 'open' FOR UPDATE`;
  for (;;) {
    const [cart] = await tx.query<CartRow>(lock, [portfolioId]);
    if (cart) return cart;
    // Another request may be making or paying one: then nothing is inserted, and the next look finds what it left.
    await tx.query(
      `INSERT INTO carts (investor_id, id, portfolio_id) VALUES ($1, $2, $3)
       ON CONFLICT (investor_id, portfolio_id) WHERE status = 'open' DO NOTHING`,
      [await ownerOf(tx, portfolioId), randomUUID(), portfolioId],
    );
  }
}

/** Counts a change of the lines of a locked cart. @returns it, with how many lines it has now. */
export async function reviseCart(tx: Tx, cart: CartRow): Promise<CartRow & { count: number }> {
  const [row] = await tx.query<{ revision: number; count: number }>(
    `UPDATE carts SET revision = revision + 1 WHERE investor_id = $1 AND id = $2 RETURNING revision,
       (SELECT count(*) FROM orders o WHERE o.investor_id = $1 AND o.cart_id = $2 AND o.status = 'pending') AS count`,
    [cart.investor_id, cart.id],
  );
  return { ...cart, ...row! };
}

/** Closes a cart that was paid; the next order opens another. */
export async function closeCart(tx: Tx, cart: CartRow): Promise<void> {
  await tx.query(`UPDATE carts SET status = 'paid' WHERE investor_id = $1 AND id = $2`, [
    cart.investor_id,
    cart.id,
  ]);
}
