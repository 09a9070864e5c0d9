import type { CallReply } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { tradedShare } from '../order/terms.ts';
import { actionsOf } from './actionStore.ts';
import { eventsOf } from './eventStore.ts';

/** Splits and dividends that a company has announced. @throws Problem 404 `not_found` */
export async function actionsView(q: Queries, slug: string): Promise<CallReply<'usStockActions'>['data']> {
  const { symbol } = await tradedShare(q, slug);
  return (await actionsOf(q, symbol)).map(
    ({ number, kind, ex_date, new_shares, old_shares, per_share, pays_on }) => ({
      number,
      kind,
      ex_date,
      new_shares,
      old_shares,
      per_share: per_share === null ? null : toWire(per_share, 4),
      pays_on,
    }),
  );
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
