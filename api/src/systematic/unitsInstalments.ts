import type { Tx } from '../db/pool.ts';
import type { Attempt } from '../engine/systematicRun.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { PlanRow } from './rows.ts';

/** Sells (SWP) or moves (STP) an instalment in rupees. @returns the id of the sale. @throws Problem when it is refused. */
export type UnitsRun = (ctx: Context, tx: Tx, plan: PlanRow, amount: string) => Promise<string>;

let sell: UnitsRun | null = null;

/** Sets how units are sold and moved: the domain of sales does it when its module loads. */
export function onUnitsInstalment(run: UnitsRun): void {
  sell = run;
}

/** Runs the instalment of an STP or SWP inside a savepoint: what is refused leaves nothing behind. */
export async function runUnits(ctx: Context, tx: Tx, plan: PlanRow, amount: string): Promise<Attempt> {
  if (!sell) throw new Error('no domain sells units for plans');
  await tx.query('SAVEPOINT instalment');
  try {
    const orderId = await sell(ctx, tx, plan, amount);
    await tx.query('RELEASE SAVEPOINT instalment');
    return { end: 'sent', orderId };
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    await tx.query('ROLLBACK TO SAVEPOINT instalment');
    return { end: 'refused', why: cause.message };
  }
}
