import type { CallReply } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { tradedShare } from '../order/terms.ts';
import { holdingsOf } from '../settlement/holdings.ts';
import { actionsOf, eventsOf } from './actionStore.ts';

/** @throws Problem 404 `not_found` */
export async function actionsView(q: Queries, slug: string): Promise<CallReply<'stockActions'>['data']> {
  const { isin } = await tradedShare(q, slug);
  return (await actionsOf(q, isin)).map(
    ({ number, kind, ex_date, new_shares, old_shares, per_share, pays_on }) => ({
      number,
      kind,
      ex_date,
      new_shares,
      old_shares,
      per_share: per_share === null ? null : toWire(per_share, 2),
      pays_on,
    }),
  );
}

/** Shares of one company with their history of events. @throws Problem 404 `not_found` */
export async function holdingView(
  ctx: Context,
  portfolioId: string,
  slug: string,
): Promise<CallReply<'stockHolding'>['data']> {
  const { isin } = await tradedShare(ctx.db, slug);
  const holdings = await holdingsOf(ctx.db, portfolioId);
  const events = await eventsOf(ctx.db, portfolioId, isin);
  return {
    holding: holdings.find((each) => each.isin === isin) ?? null,
    events: events.map((event) => ({
      number: event.action_number,
      kind: event.kind,
      day: event.ex_date,
      shares_before: event.shares_before,
      shares_after: event.shares_after,
      amount: toWire(event.amount, 2),
      tds: toWire(event.tds, 2),
      pays_on: event.pays_on,
      paid_on: event.paid_on,
    })),
  };
}
