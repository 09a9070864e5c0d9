import { removeAlert } from '../alerts/index.ts';
import type { Tx } from '../db/pool.ts';
import { deleteGoal } from '../goals/index.ts';
import { undoImport } from '../import/index.ts';
import { clearPreference, setPreference } from '../notifications/index.ts';
import { deleteAsset } from '../other-assets/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { carriedLosses, removeFairValue, replaceCarriedLosses } from '../reports/index.ts';
import { deleteList, unwatch } from '../watchlist/index.ts';
import type { Added } from './restore.ts';

/** Removes what an import added and restores the choices that it replaced; what is gone already is passed over. */
export async function removeAdded(ctx: Context, tx: Tx, actor: Actor, added: Added): Promise<void> {
  const { portfolioId, userId } = actor;
  for (const id of added.imports) await undoImport(ctx, tx, { portfolioId, id });
  for (const id of added.goals ?? []) await deleteGoal(tx, portfolioId, id);
  for (const id of added.assets) await deleteAsset(tx, portfolioId, id);
  if (added.losses.length > 0) {
    const rows = await carriedLosses(tx, portfolioId);
    const kept = rows
      .filter(({ financialYear: year }) => !added.losses.includes(year))
      .map(({ financialYear: year, short, long }) => ({
        financial_year: year,
        short: Number(short),
        long: Number(long),
      }));
    await replaceCarriedLosses(tx, portfolioId, kept);
  }
  for (const isin of added.values ?? []) await removeFairValue(tx, portfolioId, isin);
  for (const key of added.watched) await unwatch(ctx, tx, actor, key);
  for (const id of added.lists) await deleteList(tx, userId, id);
  for (const id of added.alerts) await removeAlert(ctx, tx, userId, id);
  for (const { group, channel, on } of added.notifications)
    await (on === null
      ? clearPreference(tx, userId, { group, channel })
      : setPreference(tx, userId, { group, channel, on }));
}
