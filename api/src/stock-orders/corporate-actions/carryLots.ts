import { demergedCosts, rupees, swapShares, type CarriedLot } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import type { TradingAccount } from '../cash/account.ts';
import {
  addCarriedLot,
  addFractionSale,
  lotsTakingPart,
  moveOutOfLot,
  type Carrying,
} from '../settlement/actionLots.ts';
import type { CarryRow } from './actionStore.ts';

/** What a merger or demerger brought. */
export interface Carried {
  /** Shares of the other company. */
  shares: number;
  /** Rupees for part of a share, as text. */
  fraction: string;
}

/**
 * Carries the lots of a locked account into the other company with days of purchase and cost: all of a merger, the
 * announced part of the cost of a demerger. Part of a share is a sale.
 * @param id of the event
 */
export async function carryLots(
  tx: Tx,
  account: TradingAccount,
  { action, id }: { action: CarryRow; id: string },
): Promise<Carried> {
  const { number, isin, into_isin: into, ex_date: on } = action;
  const carrying: Carrying = { number, isin: into, on };
  const lots = await lotsTakingPart(tx, account.portfolio_id, isin, on);
  const isWhole = action.kind === 'merger';
  const moving = isWhole ? lots : demergedCosts(lots, action.cost_percent!);
  const [other] = await tx.query<{ price: string }>('SELECT price FROM stocks WHERE isin = $1', [into]);
  const { lots: carried, fraction } = swapShares(moving, {
    newShares: action.new_shares,
    oldShares: action.old_shares,
    price: other!.price,
  });
  for (const [index, { id: lotId, quantity, cost }] of moving.entries())
    await moveOutOfLot(tx, account, carrying, {
      id: lotId,
      cost,
      quantity: isWhole ? quantity : 0,
      stt: isWhole ? lots[index]!.stt : '0.00',
    });
  for (const lot of withStt(carried, isWhole ? lots : []))
    await addCarriedLot(tx, account, carrying, { ...lot, id: randomUUID() });
  if (fraction) await addFractionSale(tx, account, carrying, { ...fraction, id });
  return {
    shares: carried.reduce((sum, { quantity }) => sum + quantity, 0),
    fraction: fraction?.proceeds ?? '0.00',
  };
}

/** The STT of the old lots, that of a lot without a whole share with the next one, or the last. */
function withStt(
  carried: readonly CarriedLot[],
  lots: readonly { id: string; stt: string }[],
): (CarriedLot & { stt: string })[] {
  const sums = carried.map(() => rupees(0));
  for (const [at, { stt }] of lots.entries()) {
    const next = carried.findIndex(({ from }) => lots.findIndex(({ id }) => id === from) >= at);
    const into = next === -1 ? carried.length - 1 : next;
    if (into >= 0) sums[into] = sums[into]!.plus(rupees(stt));
  }
  return carried.map((lot, index) => ({ ...lot, stt: sums[index]!.toFixed(2) }));
}
