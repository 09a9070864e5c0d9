import { sumUnits, unitCount } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { decideRedemption } from '../engine/index.ts';
import { openLots } from '../ledger/index.ts';
import type { Context } from '../platform/context.ts';
import { applyDecision } from './apply.ts';
import type { RedemptionRow } from './rows.ts';
import { loadContext, presentMoment } from './context.ts';

/** Holds the sales and folios of a portfolio until the transaction ends, in the order in which jobs take them. */
export async function lockSales(tx: Tx, portfolioId: string): Promise<void> {
  await underWay(tx, portfolioId);
  await tx.query('SELECT 1 FROM folios WHERE portfolio_id = $1 ORDER BY folio_no FOR UPDATE', [portfolioId]);
}

/** An amount is due after a chargeback: no sale of the portfolio goes on, and no money is paid out. */
export async function freezeSales(ctx: Context, tx: Tx, portfolioId: string): Promise<void> {
  for (const sale of await underWay(tx, portfolioId)) await decide(ctx, tx, sale, 'freeze');
}

/** What was due is settled: held payouts go on. */
export async function releaseSales(ctx: Context, tx: Tx, portfolioId: string): Promise<void> {
  for (const sale of await underWay(tx, portfolioId)) await decide(ctx, tx, sale, 'release');
}

/** Units have left folios by a chargeback: sales that they no longer cover fail, the latest first. */
export async function failUncovered(ctx: Context, tx: Tx, portfolioId: string): Promise<void> {
  const reserving = (await underWay(tx, portfolioId)).filter(({ status }) => status !== 'priced');
  for (const sales of Map.groupBy(reserving, ({ code, folio_no }) => `${code} ${folio_no}`).values()) {
    const { code, folio_no } = sales[0]!;
    const lots = await openLots(tx, portfolioId, code, folio_no);
    let free = sumUnits(lots.map(({ units }) => units));
    for (const sale of sales) {
      if (free.gte(unitCount(sale.reserved_units))) free = free.minus(unitCount(sale.reserved_units));
      else await decide(ctx, tx, sale, 'freeze');
    }
  }
}

/** Sales of a portfolio that have not reached their end, the first placed first; held until the transaction ends. */
function underWay(tx: Tx, portfolioId: string): Promise<RedemptionRow[]> {
  return tx.query<RedemptionRow>(
    `SELECT * FROM redemptions WHERE portfolio_id = $1 AND status IN ('pending', 'submitted', 'priced')
     ORDER BY placed_at, id FOR UPDATE`,
    [portfolioId],
  );
}

async function decide(ctx: Context, tx: Tx, sale: RedemptionRow, type: 'freeze' | 'release'): Promise<void> {
  const context = (await loadContext(tx, await presentMoment(ctx, tx), sale))!;
  const decided = decideRedemption(sale, { type }, context);
  if (decided) await applyDecision(ctx, tx, sale, decided);
}
