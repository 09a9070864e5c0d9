import type { Tx } from '../../db/pool.ts';
import type { Publication } from '../context.ts';

/** Writes an event to the outbox in the caller's transaction; browsers see it when that commits. */
export async function publish(tx: Tx, { event, payload, userId, portfolioId }: Publication): Promise<void> {
  await tx.query('INSERT INTO outbox (event, payload, user_id, portfolio_id) VALUES ($1, $2, $3, $4)', [
    event,
    JSON.stringify(payload),
    userId ?? null,
    portfolioId ?? null,
  ]);
}

/** Writes many events at once. */
export async function publishAll(tx: Tx, publications: readonly Publication[]): Promise<void> {
  if (publications.length === 0) return;
  await tx.query(
    `INSERT INTO outbox (event, payload, user_id, portfolio_id)
     SELECT event, payload, user_id, portfolio_id
     FROM json_to_recordset($1) AS n (event text, payload jsonb, user_id uuid, portfolio_id uuid)`,
    [
      JSON.stringify(
        publications.map(({ event, payload, userId, portfolioId }) => ({
          event,
          payload,
          user_id: userId ?? null,
          portfolio_id: portfolioId ?? null,
        })),
      ),
    ],
  );
}
