import type { Tx } from '../db/pool.ts';
import type { Publication } from './context.ts';

/** Writes an event to the outbox in the caller's transaction; browsers see it when that commits. */
export async function publish(tx: Tx, { event, payload, userId, portfolioId }: Publication): Promise<void> {
  await tx.query('INSERT INTO outbox (event, payload, user_id, portfolio_id) VALUES ($1, $2, $3, $4)', [
    event,
    JSON.stringify(payload),
    userId ?? null,
    portfolioId ?? null,
  ]);
}
