import type { CallReply } from '@sanchay/contracts';
import { decimal, toWire, usSessionFrom } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { tradedShare } from '../order/terms.ts';
import { actionsOf, type UsActionRow } from './actionStore.ts';
import { eventsOf } from './eventStore.ts';

/** Splits and dividends that a company has announced. @throws Problem 404 `not_found` */
export async function actionsView(ctx: Context, slug: string): Promise<CallReply<'usStockActions'>['data']> {
  const { symbol } = await tradedShare(ctx.db, slug);
  const bought = usSessionFrom(await ctx.business.now()).date;
  const actions = await actionsOf(ctx.db, symbol);
  return actions.map((action) => {
    const { number, kind, ex_date, new_shares, old_shares, per_share, pays_on } = action;
    return {
      number,
      kind,
      ex_date,
      new_shares,
      old_shares,
      per_share: per_share === null ? null : toWire(per_share, 4),
      ...adjustedDividend(action, actions),
      buyable: bought < ex_date,
      pays_on,
    };
  });
}

/** A dividend for a share of today, as prices follow the splits since; one of the same day is for the shares before it. */
function adjustedDividend(
  { per_share: each, ex_date: day }: UsActionRow,
  actions: readonly UsActionRow[],
): { per_share_adjusted?: number } {
  if (each === null) return {};
  const splits = actions.filter(
    (action) => action.kind === 'split' && action.carried_out_at !== null && action.ex_date >= day,
  );
  if (splits.length === 0) return {};
  const adjusted = splits.reduce(
    (amount, { new_shares: to, old_shares: from }) => amount.times(from!).div(to!),
    decimal(each),
  );
  return { per_share_adjusted: toWire(adjusted, 4) };
}

/** What splits and dividends changed of one share of a portfolio, the newest first. */
export async function eventsView(
  q: Queries,
  portfolioId: string,
  symbol: string,
): Promise<CallReply<'usHolding'>['data']['events']> {
  return (await eventsOf(q, portfolioId, symbol)).map((event) => ({
    number: event.action_number,
    kind: event.kind,
    day: event.ex_date,
    shares_before: toWire(event.shares_before, 6),
    shares_after: toWire(event.shares_after, 6),
    per_share: event.per_share === null ? null : toWire(event.per_share, 4),
    amount: toWire(event.amount, 2),
    withheld: toWire(event.withheld, 2),
    rule_id: event.rule_id,
    pays_on: event.pays_on,
    paid_on: event.paid_on,
  }));
}
