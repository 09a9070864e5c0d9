import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { Problem } from '../platform/http/problem.ts';
import type { FileOutcome } from './file/fileTask.ts';
import { importMessage } from './messages.ts';
import { lockPortfolio } from './store.ts';

const MOST_FAILURES = 20;
const WINDOW_MS = 86_400_000;
/** Longer than the reading of a file can take; a try that a crash has cut off no longer counts then. */
const TRYING_MS = 120_000;

/** 503: no turn to read a file now. */
export function busy(): Problem {
  return new Problem(503, 'failure', 'import_busy', importMessage('busy'), { retryAfter: 5 });
}

/**
 * Reads a file with a password. A try counts before its outcome is known, so that many at once find out no more than
 * one after another.
 * @throws Problem 429 `import_password_limit` after 20 wrong passwords of a portfolio within a day; 503 `import_busy`
 *   while the tries under way could be the last ones
 */
export async function withinPasswordLimit(
  ctx: Context,
  portfolioId: string,
  read: () => Promise<FileOutcome>,
): Promise<FileOutcome> {
  const id = await beginTry(ctx, portfolioId);
  let isWrong = false;
  try {
    const outcome = await read();
    isWrong = 'refused' in outcome && outcome.refused === 'password_wrong';
    return outcome;
  } finally {
    await ctx.db.query(
      isWrong
        ? 'UPDATE import_password_failures SET trying_until = NULL WHERE id = $1'
        : 'DELETE FROM import_password_failures WHERE id = $1',
      [id],
    );
  }
}

/** @returns the id of the try */
async function beginTry(ctx: Context, portfolioId: string): Promise<string> {
  const now = ctx.now();
  return ctx.db.tx(async (tx) => {
    await lockPortfolio(tx, portfolioId);
    await tx.query('DELETE FROM import_password_failures WHERE portfolio_id = $1 AND at < $2', [
      portfolioId,
      later(now, -WINDOW_MS),
    ]);
    const [row] = await tx.query<{ failures: number; trying: number }>(
      `SELECT count(*) FILTER (WHERE trying_until IS NULL)::integer AS failures,
         count(*) FILTER (WHERE trying_until > $2)::integer AS trying
       FROM import_password_failures WHERE portfolio_id = $1`,
      [portfolioId, now],
    );
    const { failures, trying } = row!;
    if (failures >= MOST_FAILURES)
      throw new Problem(429, 'params_invalid', 'import_password_limit', importMessage('password_limit'));
    if (failures + trying >= MOST_FAILURES) throw busy();
    const [begun] = await tx.query<{ id: string }>(
      'INSERT INTO import_password_failures (portfolio_id, at, trying_until) VALUES ($1, $2, $3) RETURNING id',
      [portfolioId, now, later(now, TRYING_MS)],
    );
    return begun!.id;
  });
}
