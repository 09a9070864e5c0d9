import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { PlanRow } from './rows.ts';

/** What plans need of mandates. */
export interface MandatePort {
  /** A live mandate of a portfolio that covers an amount in rupees, or null. */
  covering(q: Queries, portfolioId: string, amount: string): Promise<{ id: string } | null>;
  charge(
    ctx: Context,
    tx: Tx,
    debit: {
      mandateId: string;
      subjectId: string;
      orderIds: string[];
      amount: string;
      portfolioId: string;
      investorId: string;
    },
  ): Promise<unknown>;
}

let port: MandatePort | null = null;

/** Sets who asks the banks. */
export function onMandates(given: MandatePort): void {
  port = given;
}

/** The mandate that will pay a SIP of this amount, or null: then its instalments wait in the cart. */
export async function linkedMandate(q: Queries, portfolioId: string, amount: string): Promise<string | null> {
  return (await port?.covering(q, portfolioId, amount))?.id ?? null;
}

/** Asks the bank of a plan's mandate for one instalment. */
export async function chargeInstalment(
  ctx: Context,
  tx: Tx,
  plan: PlanRow,
  { mandateId, orderId, amount }: { mandateId: string; orderId: string; amount: string },
): Promise<void> {
  await port?.charge(ctx, tx, {
    mandateId,
    subjectId: orderId,
    orderIds: [orderId],
    amount,
    portfolioId: plan.portfolio_id,
    investorId: plan.investor_id,
  });
}
