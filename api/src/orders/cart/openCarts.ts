import type { Tx } from '../../db/pool.ts';
import { liveSubjects } from '../../payments/index.ts';

export interface LockedCart {
  id: string;
  investor_id: string;
  portfolio_id: string;
  being_paid: boolean;
}

/**
 * The open carts of many portfolios, made where there is none, all held until the transaction ends. They are taken in
 * the order of their portfolios, so that two runs never wait for each other.
 */
export async function lockOpenCarts(
  tx: Tx,
  portfolioIds: readonly string[],
): Promise<Map<string, LockedCart>> {
  const found = await lockKnown(tx, portfolioIds);
  const missing = portfolioIds.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  await tx.query(
    `INSERT INTO carts (investor_id, id, portfolio_id)
     SELECT owner_id, gen_random_uuid(), id FROM portfolios WHERE id = ANY ($1) ORDER BY id
     ON CONFLICT (investor_id, portfolio_id) WHERE status = 'open' DO NOTHING`,
    [missing],
  );
  for (const [id, cart] of await lockKnown(tx, missing)) found.set(id, cart);
  return found;
}

async function lockKnown(tx: Tx, portfolioIds: readonly string[]): Promise<Map<string, LockedCart>> {
  const carts = await tx.query<Omit<LockedCart, 'being_paid'>>(
    `SELECT id, investor_id, portfolio_id FROM carts
     WHERE portfolio_id = ANY ($1) AND status = 'open' ORDER BY portfolio_id FOR UPDATE`,
    [portfolioIds],
  );
  const live = await liveSubjects(
    tx,
    'cart',
    carts.map(({ id }) => id),
  );
  return new Map(carts.map((cart) => [cart.portfolio_id, { ...cart, being_paid: live.has(cart.id) }]));
}
