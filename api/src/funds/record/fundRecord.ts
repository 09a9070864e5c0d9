import type { CallReply } from '@sanchay/contracts';
import { loadCalendar } from '../../calendar/index.ts';
import type { Context } from '../../platform/context.ts';
import { changesOf } from '../changes/changesOf.ts';
import { knownScheme } from './knownScheme.ts';
import { navIsLate } from './navIsLate.ts';

/**
 * Who ran a fund, what it is measured against, what changed on which day, and whether its NAV is late.
 * @throws Problem 404 `not_found`.
 */
export async function fundRecord(ctx: Context, code: string): Promise<CallReply<'fundRecord'>['data']> {
  const { db } = ctx;
  const scheme = await knownScheme(db, code);
  const [benchmark] = await db.query<{ code: string; name: string }>(
    'SELECT code, name FROM indices WHERE code = $1',
    [scheme.benchmark_code],
  );
  const managers = await db.query<{ name: string; since: string; until: string | null }>(
    `SELECT name, since, until FROM fund_managers WHERE house_code = $1 AND fund_name = $2
     ORDER BY since DESC, name`,
    [scheme.house_code, scheme.fund_name],
  );
  return {
    benchmark: benchmark ?? null,
    managers,
    changes: await changesOf(db, scheme.id),
    nav_late: navIsLate(scheme, await loadCalendar(db), await ctx.business.now()),
  };
}
