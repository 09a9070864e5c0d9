import { addDays, istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { Maturing } from './assetSource.ts';
import { eachAlone } from '../platform/eachAlone.ts';

/** How many days ahead a maturity is announced: time to change the instruction of a deposit. */
const AHEAD_DAYS = 15;
/** A maturity that passed longer ago, as of an old deposit that is recorded today, is no news. */
const PAST_DAYS = 7;
const BATCH = 200;

/** Condition on an asset (`id` as text, `portfolio_id`, `matures_on`): its maturity was not announced. */
export const NOT_ANNOUNCED = `NOT EXISTS (SELECT 1 FROM maturity_notices n
  WHERE n.portfolio_id = m.portfolio_id AND n.asset_id = m.id::text AND n.matures_on = m.matures_on)`;

/**
 * Notifies account holders of assets that mature within fifteen days; to be called every hour and after a move of the
 * clock. A row for each announced maturity, written in the same transaction, keeps several nodes from repeating it.
 */
export async function announceMaturities(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  const period = { from: addDays(today, -PAST_DAYS), to: addDays(today, AHEAD_DAYS), most: BATCH };
  for (const source of Object.values(ctx.assetSources)) {
    if (!source.maturing) continue;
    let announced: number;
    do {
      const found = await source.maturing(ctx.db, period);
      announced = await eachAlone(ctx, 'announceMaturities', found, (one) =>
        ctx.db.tx((tx) => announce(ctx, tx, one, today)),
      );
      if (found.length < BATCH) break;
    } while (announced > 0);
  }
}

async function announce(ctx: Context, tx: Tx, one: Maturing, today: string): Promise<void> {
  const { portfolio_id: portfolioId, id, asset, name, matures_on: date, path } = one;
  const fresh = await tx.query(
    `INSERT INTO maturity_notices (portfolio_id, asset_id, matures_on, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING asset_id`,
    [portfolioId, id, date, ctx.now()],
  );
  if (fresh.length === 0) return;
  // Maturity of a deposit that the issuer carries out has notices of its own.
  if (asset === 'fixed_deposit' && date <= today) return;
  const values = {
    name,
    date,
    when: date > today ? ('ahead' as const) : ('reached' as const),
    source: asset === 'fixed_deposit' ? ('issuer' as const) : ('holder' as const),
  };
  await notify(ctx, tx, { portfolioId, kind: 'asset_maturing', values, path });
}
