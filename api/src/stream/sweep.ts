import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';

/** How long a browser that was away can resume without asking for everything anew. */
const KEPT_MS = 24 * 3_600_000;

/** Removes events that nobody resumes from any more. */
export async function sweepOutbox(ctx: Context): Promise<void> {
  await ctx.db.query('SELECT outbox_forget($1)', [later(ctx.now(), -KEPT_MS)]);
}
