import { decideRedemption, type RedemptionEvent } from '../engine/index.ts';
import type { Tx } from '../db/pool.ts';
import { navOn } from '../funds/index.ts';
import { folioFor } from '../orders/index.ts';
import { isFrozen } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { applyDecision } from './apply.ts';
import type { RedemptionRow } from './rows.ts';
import { lockFolio, lockRedemption, salesUpTo } from './store.ts';
import { loadContext, presentMoment, unlockedLots, type LoadedContext } from './context.ts';

type Job = { redemptionId: string };

/** What is known now that moves the sale on, or null while it is not. */
type EventOf = (tx: Tx, sale: RedemptionRow, context: LoadedContext) => Promise<RedemptionEvent | null>;

/**
 * A job that passes the known facts of a sale to the engine, under its locks. A run that is repeated or too early does
 * nothing.
 */
function job(eventOf: EventOf): (ctx: Context, data: Job) => Promise<void> {
  return (ctx, { redemptionId }) => ctx.db.tx((tx) => advance(ctx, tx, redemptionId, eventOf));
}

async function advance(ctx: Context, tx: Tx, id: string, eventOf: EventOf): Promise<void> {
  const sale = await lockRedemption(tx, id);
  if (!sale) return;
  const context = (await loadContext(tx, await presentMoment(ctx, tx), sale))!;
  const event = await eventOf(tx, sale, context);
  const decided = event && decideRedemption(sale, event, context);
  if (!decided) return;
  await applyDecision(ctx, tx, sale, decided);
}

const send: EventOf = async () => ({ type: 'send' });

const price: EventOf = async (tx, sale, context) => {
  const nav = await navOn(tx, sale.code, sale.nav_date);
  if (!nav || sale.status !== 'submitted') return null;
  await lockFolio(tx, sale.portfolio_id, sale.folio_no);
  return { type: 'price', nav, lots: await unlockedLots(tx, sale, context) };
};

/** Job: sends a sale to the fund house at our own cut-off. */
export const sendRedemption = job(send);

/**
 * Job: prices a sale once the NAV of its day is out; the folio is held while its units leave. Sales of the folio with the
 * same or an earlier NAV date that were placed before are priced first, in whatever order the jobs run: units leave
 * first in, first out, and each review showed the units that the sales before it leave.
 */
export const priceRedemption = (ctx: Context, { redemptionId }: Job): Promise<void> =>
  ctx.db.tx(async (tx) => {
    const ids = await salesUpTo(tx, redemptionId);
    for (const id of ids) await lockRedemption(tx, id);
    for (const id of ids) {
      await advance(ctx, tx, id, send);
      await advance(ctx, tx, id, price);
    }
  });

/** Job: the fund house pays on the payout day; not while an amount is due after a chargeback. */
export const payOutRedemption = job(async (tx, sale) =>
  (await isFrozen(tx, sale.portfolio_id)) ? null : { type: 'pay_out' },
);

/** Job: brings the units of the other leg of a switch into their folio. */
export const switchInRedemption = job(async (tx, sale, context) => {
  if (sale.status !== 'priced' || !context.targetRow) return null;
  const nav = await navOn(tx, sale.to_code!, sale.in_nav_date!);
  if (!nav) return null;
  const { investor_id, portfolio_id, to_folio_no } = sale;
  const owner = { investor_id, portfolio_id, folio_no: to_folio_no };
  return {
    type: 'switch_in',
    nav,
    folioNo: await folioFor(tx, owner, context.targetRow.house_code, context.at),
  };
});
