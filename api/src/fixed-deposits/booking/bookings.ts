import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import type { DepositRow } from './depositStore.ts';

/** Who a transfer of a deposit belongs to. */
export function ownedBy({ investor_id, portfolio_id, id }: DepositRow): {
  investorId: string;
  portfolioId: string;
  subjectId: string;
} {
  return { investorId: investor_id, portfolioId: portfolio_id, subjectId: id };
}

/** Notifies open pages that a deposit of the portfolio changed. */
export async function announce(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId }: DepositRow,
): Promise<void> {
  await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
}

/** Nine in the morning in India of a day: when banks book. */
export const startOf = (day: string): Date => new Date(`${day}T09:00:00+05:30`);
