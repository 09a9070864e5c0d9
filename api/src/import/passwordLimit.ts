import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { importMessage } from './messages.ts';

const MOST_FAILURES = 20;
const WINDOW_MS = 86_400_000;

/** @throws Problem 429 `import_password_limit` after 20 wrong passwords of a portfolio within a day. */
export async function assertPasswordAllowed(ctx: Context, portfolioId: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - WINDOW_MS);
  await ctx.db.query('DELETE FROM import_password_failures WHERE portfolio_id = $1 AND at < $2', [
    portfolioId,
    since,
  ]);
  const [row] = await ctx.db.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM import_password_failures WHERE portfolio_id = $1',
    [portfolioId],
  );
  if (row!.count >= MOST_FAILURES)
    throw new Problem(429, 'params_invalid', 'import_password_limit', importMessage('password_limit'));
}

/** Counts a wrong password. */
export async function notePasswordFailure(ctx: Context, portfolioId: string): Promise<void> {
  await ctx.db.query('INSERT INTO import_password_failures (portfolio_id, at) VALUES ($1, $2)', [
    portfolioId,
    ctx.now(),
  ]);
}
