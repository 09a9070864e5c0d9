import type { Context } from '../platform/context.ts';
import { applyChanges } from './changes/applyChanges.ts';
import { fetchNavs } from './fetch/fetchNavs.ts';
import { refreshFigures } from './figures/refreshFigures.ts';

/** What follows from time and from new NAVs: announced changes, the daily file, figures. To be called every minute. */
export async function tendMarket(ctx: Context): Promise<void> {
  await applyChanges(ctx);
  await fetchNavs(ctx);
  await refreshFigures(ctx.db);
}
