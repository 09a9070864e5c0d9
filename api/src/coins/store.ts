import type { CoinEntryKind, CoinReward, SubscriptionFeature } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

export interface CoinEntryRow {
  /** Order of booking. */
  id: string;
  kind: CoinEntryKind;
  feature_name: SubscriptionFeature | null;
  /** Negative where coins were spent. */
  coins: number;
  balance: number;
  at: Date;
}

export interface NewCoinEntry {
  user_id: string;
  kind: CoinEntryKind;
  /** One entry of a kind for each. */
  subject: string;
  feature_name: SubscriptionFeature | null;
  coins: number;
  at: Date;
}

/** Coins of a user. */
export async function coinBalance(q: Queries, userId: string): Promise<number> {
  const [row] = await q.query<{ coins: number }>('SELECT coins FROM coin_balances WHERE user_id = $1', [
    userId,
  ]);
  return row?.coins ?? 0;
}

/** Coins of a user, held until the transaction ends, so that bookings of the user follow one another. */
export async function lockBalance(tx: Tx, userId: string): Promise<number> {
  await tx.query('INSERT INTO coin_balances (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
  const [row] = await tx.query<{ coins: number }>(
    'SELECT coins FROM coin_balances WHERE user_id = $1 FOR UPDATE',
    [userId],
  );
  return row!.coins;
}

/** Books an entry; the database adds it to the balance. @returns false when its subject has one of the kind. */
export async function insertCoinEntry(tx: Tx, entry: NewCoinEntry): Promise<boolean> {
  const known = await tx.query(
    'SELECT 1 FROM coin_entries WHERE user_id = $1 AND kind = $2 AND subject = $3',
    [entry.user_id, entry.kind, entry.subject],
  );
  if (known.length > 0) return false;
  await tx.query(
    `INSERT INTO coin_entries (user_id, kind, subject, feature_name, coins, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [entry.user_id, entry.kind, entry.subject, entry.feature_name, entry.coins, entry.at],
  );
  return true;
}

/** One page of a user's entries, newest first. */
export function coinEntries(
  q: Queries,
  userId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<CoinEntryRow[]> {
  return q.query<CoinEntryRow>(
    `SELECT id::text, kind, feature_name, coins, balance, at FROM coin_entries WHERE user_id = $1
     ORDER BY id DESC LIMIT $2 OFFSET $3`,
    [userId, perPage, (page - 1) * perPage],
  );
}

/** How many entries a user has, and the coins earned by each reward. */
export async function coinTotals(
  q: Queries,
  userId: string,
): Promise<{ entries: number; earned: Partial<Record<CoinReward, number>> }> {
  const rows = await q.query<{ kind: CoinEntryKind; entries: number; coins: number }>(
    `SELECT kind, count(*)::int AS entries, sum(coins)::int AS coins FROM coin_entries WHERE user_id = $1
     GROUP BY kind`,
    [userId],
  );
  return {
    entries: rows.reduce((sum, { entries }) => sum + entries, 0),
    earned: Object.fromEntries(rows.map(({ kind, coins }) => [kind, coins])),
  };
}
