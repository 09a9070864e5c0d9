import { WATCH_KINDS, type WatchedItem, type WatchKind } from '@sanchay/contracts';
import type { Tx, Queries } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { localize } from '../platform/http/language.ts';
import { notFound, validationFailed } from '../platform/http/problem.ts';
import { changeOf } from '../stocks/index.ts';
import { watchables } from './instruments.ts';
import { addItem, lockWatchlist, removeItem, watchRows } from './store.ts';

/** How many things one user may watch. */
const WATCH_LIMIT = 100;

interface WatchKey {
  kind: WatchKind;
  /** Fund code, ISIN, symbol or slug of the issuer. */
  id: string;
}

/** A user's watchlist with the current price of each thing; things that no longer exist are left out. */
export async function watchlistOf(q: Queries, userId: string) {
  const rows = await watchRows(q, userId);
  const known = new Map<WatchKind, Awaited<ReturnType<typeof watchables>>>();
  for (const kind of WATCH_KINDS) {
    const ids = rows.filter((row) => row.kind === kind).map(({ item }) => item);
    known.set(kind, await watchables(q, kind, ids));
  }
  const items = rows.flatMap(({ kind, item, added_at }): WatchedItem[] => {
    const thing = known.get(kind)!.get(item);
    if (!thing) return [];
    const { price, previous_price } = thing;
    const change_percentage =
      price === null || previous_price === null ? null : changeOf(price, previous_price);
    return [{ kind, ...thing, change_percentage, added_at: added_at.toISOString() }];
  });
  return { limit: WATCH_LIMIT, items };
}

/**
 * Puts a thing on the watchlist; nothing happens when it is there.
 * @returns whether anything changed.
 * @throws Problem 404 `not_found` for a thing that does not exist, 422 `watchlist_full` above a hundred.
 */
export async function watch(ctx: Context, tx: Tx, actor: Actor, { kind, id }: WatchKey): Promise<boolean> {
  const found = await watchables(tx, kind, [id]);
  if (!found.has(id))
    throw notFound(
      localize({
        en: "This item wasn't found.",
        hi: 'यह नहीं मिला।',
      }),
    );
  await lockWatchlist(tx, actor.userId);
  const rows = await watchRows(tx, actor.userId);
  if (rows.some((row) => row.kind === kind && row.item === id)) return false;
  if (rows.length >= WATCH_LIMIT) {
    throw validationFailed(
      'watchlist_full',
      localize({
        en: `Your watchlist is full (${WATCH_LIMIT} items). Remove one to add another.`,
        hi: `आपकी वॉचलिस्ट भरी हुई है (${WATCH_LIMIT} आइटम)। नया जोड़ने के लिए एक हटाएँ।`,
      }),
    );
  }
  await addItem(tx, actor.userId, { kind, item: id }, ctx.now());
  await notify(ctx, tx, actor, { kind, id }, true);
  return true;
}

/** Takes a thing off the watchlist; nothing happens when it is not there. @returns whether anything changed. */
export async function unwatch(ctx: Context, tx: Tx, actor: Actor, { kind, id }: WatchKey): Promise<boolean> {
  const removed = await removeItem(tx, actor.userId, { kind, item: id }, ctx.now());
  if (removed) await notify(ctx, tx, actor, { kind, id }, false);
  return removed;
}

async function notify(
  ctx: Context,
  tx: Tx,
  { userId }: Actor,
  key: WatchKey,
  watched: boolean,
): Promise<void> {
  await ctx.publish(tx, { event: 'watchlist/changed', payload: { ...key, watched }, userId });
}
