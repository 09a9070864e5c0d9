import type { Context } from '../context.ts';
import { HOURLY_MS, type Domain } from '../domain.ts';
import { later } from '../process/instants.ts';

const HOUR_MS = 3_600_000;
/** How long a repeat gets the first answer; clients repeat for minutes. Answers hold personal data. */
const REPLY_KEPT_MS = 24 * HOUR_MS;
/** How long a used key is known, so that a late repeat is refused rather than carried out again. */
const KEY_KEPT_MS = 90 * 24 * HOUR_MS;

/** Stored first answers of writes. It has no calls of its own. */
export const repliesDomain: Domain = {
  name: 'replies',
  periodic: [{ everyMs: HOURLY_MS, tasks: [sweepReplies] }],
};

/** Removes stored replies after a day and used keys after 90 days. */
export async function sweepReplies(ctx: Context): Promise<void> {
  await ctx.db.query(
    `UPDATE idempotency_keys SET reply_sealed = NULL, reply = NULL, http_status = NULL
     WHERE (reply_sealed IS NOT NULL OR reply IS NOT NULL) AND created_at <= $1`,
    [later(ctx.now(), -REPLY_KEPT_MS)],
  );
  await ctx.db.query('DELETE FROM idempotency_keys WHERE created_at <= $1', [later(ctx.now(), -KEY_KEPT_MS)]);
}
