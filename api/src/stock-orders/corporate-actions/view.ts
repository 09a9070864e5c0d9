import type { CallReply } from '@sanchay/contracts';
import { decimal, orderSession, toWire } from '@sanchay/finance';
import { loadCalendar } from '../../calendar/index.ts';
import type { Context } from '../../platform/context.ts';
import { tradedShare } from '../order/terms.ts';
import { holdingsOf } from '../settlement/holdings.ts';
import { actionsOf, eventsOf, type ActionRow, type OtherCompany } from './actionStore.ts';

/** @throws Problem 404 `not_found` */
export async function actionsView(ctx: Context, slug: string): Promise<CallReply<'stockActions'>['data']> {
  const { isin } = await tradedShare(ctx.db, slug);
  const now = await ctx.business.now();
  const bought = orderSession(now, await loadCalendar(ctx.db), ctx.rules.book()).day;
  const actions = await actionsOf(ctx.db, isin);
  const changes = actions.filter((action) => action.isin === isin && action.factor !== null);
  return actions.map((action) => ({
    number: action.number,
    kind: action.kind,
    ex_date: action.ex_date,
    new_shares: action.new_shares,
    old_shares: action.old_shares,
    per_share: action.per_share === null ? null : toWire(action.per_share, 2),
    ...adjustedDividend(action, changes),
    buyable: bought < action.ex_date,
    pays_on: action.pays_on,
    closes_on: action.closes_on,
    allots_on: action.allots_on,
    other: otherOf(action),
    received: action.isin !== isin,
    cost_percentage: action.cost_percent === null ? null : toWire(action.cost_percent, 4),
  }));
}

/**
 * A dividend for a share of today: like the chart, it is divided by what later splits and bonus issues divided prices by.
 * One of the same ex-date is for the shares before them.
 */
function adjustedDividend(
  { kind, per_share: each, ex_date: day }: ActionRow,
  changes: readonly ActionRow[],
): { per_share_adjusted?: number } {
  if (kind !== 'dividend') return {};
  const later = changes.filter(({ ex_date: on }) => on >= day);
  if (later.length === 0) return {};
  const factor = later.reduce((all, change) => all.times(change.factor!), decimal(1));
  return { per_share_adjusted: toWire(decimal(each).div(factor), 4) };
}

const otherOf = ({ other_slug: slug, other_name: name }: OtherCompany) =>
  slug === null || name === null ? null : { slug, name };

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
      other: otherOf(event),
      received: event.isin !== isin,
      received_shares: event.into_shares,
    })),
  };
}
