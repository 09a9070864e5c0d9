import type { FundAlert } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { isRecordRule } from './fundRecords.ts';
import { alertInstruments, instrumentPath, listPath } from './instruments.ts';
import { ALERT_LIMIT } from './service.ts';
import { alertRows } from './store.ts';

/** A user's alerts on records of funds, the newest first; a fund that no longer exists has its code for a name. */
export async function fundAlertsOf(
  ctx: Context,
  q: Queries,
  userId: string,
): Promise<{ limit: number; items: FundAlert[] }> {
  const rows = await alertRows(q, userId);
  const today = istDate(await ctx.business.now(q));
  const { sandbox } = ctx.settings;
  const codes = rows.filter(({ seen }) => seen !== null).map(({ item }) => item);
  const funds = await alertInstruments(q, 'mutual_fund', codes, { today, sandbox });
  const items = rows.flatMap(({ id, item, rule, reached_on, created_at }) => {
    if (!isRecordRule(rule)) return [];
    const fund = funds.get(item);
    return {
      id,
      item,
      name: fund?.name ?? item,
      path: fund ? instrumentPath('mutual_fund', fund.slug) : listPath('mutual_fund'),
      available: fund !== undefined,
      rule,
      changed_on: reached_on,
      created_at: created_at.toISOString(),
    };
  });
  return { limit: ALERT_LIMIT, items };
}
