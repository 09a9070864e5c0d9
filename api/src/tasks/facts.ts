import type { Cart, CompletionFacts, SystematicPlan } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { bankAccountsOf, type BankRow } from '../banks/index.ts';
import { chargebacksOf, outstandingOf } from '../chargebacks/index.ts';
import { completionFacts } from '../completion/index.ts';
import type { Queries } from '../db/pool.ts';
import { schemesForOrder } from '../funds/index.ts';
import { mandatesOf, type MandateRow } from '../mandates/index.ts';
import { currentNominees } from '../nominees/index.ts';
import { boughtSince, cartView } from '../orders/index.ts';
import { findPayment, paymentView } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { majorityFacts, type MajorityFacts } from './majority.ts';
import { waitingOrdersOf, type WaitingOrder } from '../prepared-orders/index.ts';
import { openRights, type OpenRights } from '../stock-orders/index.ts';
import { lastFailures, plansOf, planViews } from '../systematic/index.ts';

/** A failed instalment of a plan that goes on, for which no other purchase was made. */
export interface UnpaidInstalment {
  /** ISO day and rupees of the instalment. */
  due: string;
  amount: string;
  /** English, as stored. */
  reason: string | null;
  /** The fund accepts a one-time purchase of this amount. */
  payable: boolean;
}

/** Everything that decides the list of tasks of one portfolio. */
export interface TaskFacts {
  /** ISO business day. */
  today: string;
  completion: CompletionFacts;
  cart: Pick<Cart, 'pay_now' | 'scheduled'> & { count: number };
  /** The payment of the cart that is under way. */
  payment: { amount: number; delayed: boolean; count: number } | null;
  /** Rupees outstanding after each chargeback, as decimal text. */
  dues: readonly { outstanding: string; inPayment: boolean }[];
  plans: readonly SystematicPlan[];
  /** By plan. */
  unpaid: ReadonlyMap<string, UnpaidInstalment>;
  /** The latest first. */
  mandates: readonly MandateRow[];
  banks: readonly BankRow[];
  hasNomineeChoice: boolean;
  /** Rights issues that can be applied for and were not. */
  rights: readonly OpenRights[];
  /** Orders of managers that wait for the owner. */
  prepared: readonly WaitingOrder[];
  majority: MajorityFacts;
}

/** Reads the facts of a portfolio; null for one that is not there. */
export async function taskFacts(
  ctx: Context,
  q: Queries,
  { portfolioId, ownerId }: { portfolioId: string; ownerId: string },
): Promise<TaskFacts | null> {
  const completion = await completionFacts(q, portfolioId);
  if (!completion) return null;
  const cart = await cartView(ctx, q, portfolioId);
  const live = cart.payment_id === null ? null : await findPayment(q, cart.payment_id);
  const payment = live && paymentView(live, ctx.now());
  const dues = await chargebacksOf(q, portfolioId);
  const plans = await planViews(ctx, q, await plansOf(q, portfolioId, 'active'));
  const today = istDate(await ctx.business.now(q));
  return {
    today,
    completion,
    cart: { count: cart.items.length, pay_now: cart.pay_now, scheduled: cart.scheduled },
    payment: payment && {
      amount: payment.amount,
      delayed: payment.delayed,
      count: payment.order_ids.length,
    },
    dues: dues.map((due) => ({
      outstanding: outstandingOf(due),
      inPayment: due.live_payment_id !== null,
    })),
    plans,
    unpaid: await unpaidInstalments(q, portfolioId, plans),
    mandates: await mandatesOf(q, portfolioId),
    banks: await bankAccountsOf(q, portfolioId),
    prepared: await waitingOrdersOf(q, portfolioId, ctx.now()),
    majority: await majorityFacts(ctx, q, { portfolioId, ownerId, today }),
    rights: await openRights(q, portfolioId, await ctx.business.now(q)),
    hasNomineeChoice: (await currentNominees(q, portfolioId)) !== null,
  };
}

async function unpaidInstalments(
  q: Queries,
  portfolioId: string,
  plans: readonly SystematicPlan[],
): Promise<Map<string, UnpaidInstalment>> {
  const failing = plans.filter(({ failures }) => failures > 0);
  const failures = await lastFailures(
    q,
    failing.map(({ id }) => id),
  );
  const sips = failing.flatMap(({ id, kind, code }) => {
    const failure = failures.get(id);
    return failure && kind === 'sip' ? [{ id, code, amount: failure.amount, at: failure.at }] : [];
  });
  const madeUp = await boughtSince(q, portfolioId, sips);
  const schemes = await schemesForOrder(q, [...new Set(failing.map(({ code }) => code))]);
  return new Map(
    failing.flatMap(({ id, code }) => {
      const failure = failures.get(id);
      if (!failure || madeUp.has(id)) return [];
      const { due_date: due, amount, reason } = failure;
      const scheme = schemes.get(code)!;
      const payable = scheme.purchasable && scheme.lump_allowed && Number(amount) >= scheme.lump_min;
      return [[id, { due, amount, reason, payable }]];
    }),
  );
}
