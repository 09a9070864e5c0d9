import { randomUUID } from 'node:crypto';
import { settleDue } from '../../stock-orders/index.ts';
import type { TestApi } from '../testApi.ts';

export interface ShareTrade {
  isin: string;
  side: 'buy' | 'sell';
  /** Day of the trade, and of the settlement: by default the same. */
  on: string;
  settles?: string;
  quantity: number;
  /** Rupees a share. */
  price: number;
}

/** A number of its own for each portfolio. */
const dematNo = (portfolioId: string): string =>
  `12099900${String(Number.parseInt(portfolioId.slice(0, 8), 16) % 100_000_000).padStart(8, '0')}`;

/** Gives an investor orders of shares that traded in the past, and settles those that are due. @returns their ids. */
export async function giveTrades(
  { db, ctx }: Pick<TestApi, 'db' | 'ctx'>,
  { userId, portfolioId }: { userId: string; portfolioId: string },
  trades: readonly ShareTrade[],
): Promise<string[]> {
  await db.query(
    `INSERT INTO trading_accounts (investor_id, portfolio_id, demat_no, opened_at)
     VALUES ($1, $2, $3, now()) ON CONFLICT DO NOTHING`,
    [userId, portfolioId, dematNo(portfolioId)],
  );
  const ids: string[] = [];
  for (const { isin, side, on, settles = on, quantity, price } of trades) {
    const [order] = await db.query<{ id: string }>(
      `INSERT INTO stock_orders (investor_id, id, portfolio_id, state, isin, slug, symbol, name, side, kind, validity,
         quantity, limit_price, filled, value, reserved, placed_at, for_day, settles_on, ended_at)
       SELECT $1, $2, $3, 'filled', isin, slug, symbol, name, $5, 'market', 'day', $6, $7, $8, $9, 0,
         $10, $11, $12, $10
       FROM stocks WHERE isin = $4 RETURNING id`,
      [
        ...[userId, randomUUID(), portfolioId, isin, side, quantity, price, quantity],
        ...[(quantity * price).toFixed(2), new Date(`${on}T10:00:00+05:30`), on, settles],
      ],
    );
    ids.push(order!.id);
  }
  await settleDue(ctx);
  return ids;
}
