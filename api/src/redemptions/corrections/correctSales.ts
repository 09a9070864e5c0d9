import { randomUUID } from 'node:crypto';
import type { Queries, Tx } from '../../db/pool.ts';
import {
  correctSale,
  correctSwitchIn,
  lotRows,
  type BookedLot,
  type SaleCorrection,
} from '../../engine/index.ts';
import { exitLoadsOn, navOn, type DatedNav } from '../../funds/index.ts';
import { changeLots, lotLeft, post } from '../../ledger/index.ts';
import type { Context } from '../../platform/context.ts';
import { notify } from '../apply.ts';
import { insertCorrection, soldLotsOf, type Leg } from './correctionStore.ts';
import { notifyCorrected } from '../messages/notices.ts';
import type { RedemptionRow } from '../rows.ts';
import { addSteps, lockFolio, lockRedemption, updateRedemption } from '../store.ts';
import { loadContext, type LoadedContext } from '../context.ts';
import { eachAlone } from '../../platform/eachAlone.ts';

interface Differing {
  id: string;
  leg: Leg;
}

/**
 * Sales and switches whose NAV no longer matches the fund house's NAV of their day, and that have not been reviewed
 * yet.
 */
const DIFFERING = `
  WITH leg AS (
    SELECT investor_id, id, 'out' AS leg, code, nav_date AS date, nav FROM redemptions
    WHERE status IN ('priced', 'paid_out', 'switched')
    UNION ALL
    SELECT investor_id, id, 'in', to_code, in_nav_date, in_nav FROM redemptions WHERE status = 'switched'
  )
  SELECT l.id, l.leg FROM leg l
  JOIN schemes s ON s.code = l.code JOIN navs n ON n.scheme_id = s.id AND n.date = l.date
  WHERE l.nav <> n.nav AND ($1::uuid IS NULL OR l.id = $1) AND NOT EXISTS (
    SELECT 1 FROM sale_corrections c
    WHERE c.investor_id = l.investor_id AND c.redemption_id = l.id AND c.leg = l.leg
      AND c.amount = 0 AND c.units = 0 AND c.nav_before = l.nav AND c.nav_after = n.nav)
  ORDER BY l.id, l.leg DESC`;

const differing = (q: Queries, id: string | null): Promise<Differing[]> =>
  q.query<Differing>(DIFFERING, [id]);

/** Books the differences of all sales and switches whose NAV was corrected since. Runs when NAVs are published. */
export async function correctSales(ctx: Context): Promise<void> {
  await eachAlone(ctx, 'correctSales', await differing(ctx.db, null), ({ id, leg }) =>
    ctx.db.tx((tx) => correctLeg(ctx, tx, id, leg)),
  );
}

async function correctLeg(ctx: Context, tx: Tx, id: string, leg: Leg): Promise<void> {
  const sale = await lockRedemption(tx, id);
  // Another node may have been quicker.
  if (!sale || !(await differing(tx, id)).some((found) => found.leg === leg)) return;
  const at = await ctx.business.now(tx);
  const context = (await loadContext(tx, { at, rules: ctx.rules.book() }, sale))!;
  const [code, date] = leg === 'out' ? [sale.code, sale.nav_date] : [sale.to_code!, sale.in_nav_date!];
  const nav = (await navOn(tx, code, date))!;
  const correctionId = randomUUID();
  const decided = await (leg === 'out' ? decideOut : decideIn)(tx, sale, { id: correctionId, nav }, context);
  if (decided) await applyCorrection(ctx, tx, sale, decided);
  const before = leg === 'out' ? sale.nav! : sale.in_nav!;
  const { amount = '0.00', units = '0.0000' } = decided ?? {};
  await insertCorrection(tx, sale, { id: correctionId, leg, before, after: nav.nav, amount, units, at });
}

interface NewNav {
  id: string;
  nav: DatedNav;
}
type Corrected = Promise<SaleCorrection<RedemptionRow> | null>;

async function decideOut(
  tx: Tx,
  sale: RedemptionRow,
  { id, nav }: NewNav,
  context: LoadedContext,
): Corrected {
  const sold = await soldLotsOf(tx, [sale.id]);
  const days = sold.map(({ bought_on }) => bought_on);
  const loads = await exitLoadsOn(tx, sale.code, days);
  const lots = sold.map<BookedLot>((lot) => ({
    id: lot.lot_id,
    boughtOn: lot.bought_on,
    exitLoad: loads.get(lot.bought_on) ?? null,
    units: lot.units.replace(/^-/, ''),
    cost: lot.cost.replace(/^-/, ''),
    booked: {
      proceeds: lot.proceeds!,
      loadPct: Number(lot.load_pct),
      exitLoad: lot.exit_load!,
      gain: lot.gain!,
    },
  }));
  return correctSale(sale, { id, nav, lots }, context);
}

async function decideIn(tx: Tx, sale: RedemptionRow, { id, nav }: NewNav, context: LoadedContext): Corrected {
  await lockFolio(tx, sale.portfolio_id, sale.to_folio_no!);
  const { units: remaining } = await lotLeft(tx, sale.portfolio_id, sale.id);
  return correctSwitchIn(sale, { id, nav, remaining }, context);
}

/** Stores a correction of a locked sale: its row, step, entries and lots; notifies the browsers and the user. */
async function applyCorrection(
  ctx: Context,
  tx: Tx,
  before: RedemptionRow,
  { state, step, legs }: SaleCorrection<RedemptionRow>,
): Promise<void> {
  const { investor_id, portfolio_id, code, folio_no, to_code, to_folio_no } = state;
  if (state !== before) await updateRedemption(tx, state);
  await addSteps(tx, state, [step]);
  for (const { leg, bookings, lots } of legs) {
    for (const { kind, subjectId, valueDate, entries } of bookings) {
      const owner = { investorId: investor_id, portfolioId: portfolio_id };
      await post(tx, { ...owner, kind, subjectId, valueDate, entries, at: step.at });
    }
    const held = leg === 'out' ? { code, folio_no } : { code: to_code!, folio_no: to_folio_no! };
    await changeLots(tx, lotRows(lots, { investor_id, portfolio_id, ...held }, bookings[0]));
  }
  await notify(ctx, tx, state, 'nav_corrected');
  if (legs.length > 0) {
    const portfolioId = portfolio_id;
    await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
  }
  await notifyCorrected(ctx, tx, state, step);
}
