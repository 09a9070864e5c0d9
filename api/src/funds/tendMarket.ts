import type { Context } from '../platform/context.ts';
import { applyChanges } from './changes/applyChanges.ts';
import { fetchNavs } from './fetch/fetchNavs.ts';
import { refreshFigures } from './figures/refreshFigures.ts';

/** Figures take a tenth of a node's time at most, also where the clock is moved day by day. */
const RESTS = 10;
let restUntil = 0;

/** What follows from time and from new NAVs: announced changes, the daily file, figures. To be called every minute. */
export async function tendMarket(ctx: Context): Promise<void> {
  await applyChanges(ctx);
  await fetchNavs(ctx);
  const started = performance.now();
  if (started < restUntil) return;
  await refreshFigures(ctx.db, ctx.rules.book());
  const ended = performance.now();
  restUntil = ended + RESTS * (ended - started);
}
