import type { HarvestRun } from '@sanchay/contracts';
import { istDate, sumRupees, toWire } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { schemesForOrder } from '../../funds/index.ts';
import { findOrder, type OrderRow } from '../../orders/index.ts';
import type { Context } from '../../platform/context.ts';
import { findRedemption, saleViews } from '../../redemptions/index.ts';
import { buyBackAmount } from './decide.ts';
import { legNow } from './follow.ts';
import { legsOf, type LegRow, type RunRow } from './store.ts';

type LegView = HarvestRun['legs'][number];
type Sale = Awaited<ReturnType<typeof saleViews>>[number];

/** Harvests as the contracts show them, each leg as its sale and purchase stand at this moment. */
export async function runViews(ctx: Context, q: Queries, runs: readonly RunRow[]): Promise<HarvestRun[]> {
  const today = istDate(await ctx.business.now(q));
  const legs = await legsOf(
    q,
    runs.map(({ id }) => id),
  );
  const byRun = Map.groupBy(legs, ({ run_id: id }) => id);
  return Promise.all(
    runs.map(async (run) => {
      const own = (byRun.get(run.id) ?? []).map((leg) => (run.ended_at ? leg : legNow(leg, today)));
      const views = await legViews(ctx, q, run, own);
      return {
        id: run.id,
        financial_year: run.financial_year,
        placed_at: run.placed_at.toISOString(),
        ended_at: run.ended_at?.toISOString() ?? null,
        planned_saving: toWire(run.planned_saving, 2),
        planned_gains: toWire(run.planned_gains, 2),
        planned_losses: toWire(run.planned_losses, 2),
        realised_gain: toWire(sumRupees(views.map(({ gain }) => gain ?? 0)), 2),
        legs: views,
      };
    }),
  );
}

async function legViews(ctx: Context, q: Queries, run: RunRow, legs: readonly LegRow[]): Promise<LegView[]> {
  const schemes = await schemesForOrder(q, [...new Set(legs.map(({ code }) => code))]);
  const rows = await Promise.all(legs.map(({ sale_id: id }) => findRedemption(q, run.portfolio_id, id)));
  const sales = new Map(
    (
      await saleViews(
        ctx,
        q,
        rows.map((row) => row!),
      )
    ).map((sale) => [sale.id, sale]),
  );
  return Promise.all(
    legs.map(async (leg) => {
      const order = leg.order_id === null ? null : await findOrder(q, run.portfolio_id, leg.order_id);
      const sale = sales.get(leg.sale_id)!;
      const scheme = schemes.get(leg.code)!;
      return {
        leg: leg.leg,
        code: leg.code,
        fund_name: scheme.name,
        folio_no: leg.folio_no,
        status: leg.status,
        units: toWire(leg.units, 4),
        buy_back_by: leg.buy_back_by,
        buy_back: sale.net === null ? 0 : buyBackAmount(String(sale.net), scheme),
        ...soldFacts(sale),
        ...boughtFacts(order),
      };
    }),
  );
}

function soldFacts({ id, nav, net, lots, payout_date }: Sale) {
  const gain = nav === null ? null : toWire(sumRupees(lots.map((lot) => lot.gain)), 2);
  return { sale_id: id, sold_nav: nav, net, gain, payout_date };
}

function boughtFacts(order: OrderRow | null) {
  const done = order?.status === 'successful' ? order : null;
  return {
    order_id: order?.id ?? null,
    bought_units: done ? toWire(done.units!, 4) : null,
    bought_nav: done ? toWire(done.nav!, 4) : null,
  };
}
