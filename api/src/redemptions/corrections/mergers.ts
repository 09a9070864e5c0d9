import { rupees, unitCount } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { mergerEntries } from '../../engine/index.ts';
import { changeLots, openLots, post, type Lot } from '../../ledger/index.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { lockFolio, reservedIn } from '../store.ts';
import { eachAlone } from '../../platform/eachAlone.ts';

/** A folio that still holds units of a fund that was merged into another one. */
interface Left {
  investor_id: string;
  portfolio_id: string;
  folio_no: string;
  code: string;
  into_code: string;
  decimals: number;
  /** NAVs in rupees of the last day of the fund that ends. */
  nav: string;
  into_nav: string;
}

const LEFT = `
  SELECT a.investor_id, a.portfolio_id, a.reference AS folio_no, f.code, i.code AS into_code,
    i.units_decimals AS decimals, fn.nav::text AS nav, tn.nav::text AS into_nav
  FROM scheme_changes c
  JOIN schemes f ON f.id = c.scheme_id JOIN schemes i ON i.id = c.into_id
  JOIN ledger_entries e ON e.commodity = f.code
  JOIN ledger_accounts a ON a.id = e.account_id AND a.role = 'units_held'
  CROSS JOIN LATERAL (SELECT nav FROM navs WHERE scheme_id = f.id AND date < c.applies_from
    ORDER BY date DESC LIMIT 1) fn
  CROSS JOIN LATERAL (SELECT nav FROM navs WHERE scheme_id = i.id AND date < c.applies_from
    ORDER BY date DESC LIMIT 1) tn
  WHERE c.kind = 'merged' AND c.applied_at IS NOT NULL
  GROUP BY a.id, f.code, i.code, i.units_decimals, fn.nav, tn.nav HAVING sum(e.amount) > 0
  ORDER BY a.portfolio_id, a.reference`;

/**
 * Moves what is left of merged funds into the funds that took them over, lot by lot at the NAVs of the last day: cost
 * and day of purchase go with the units, as the tax law has it. A folio with a sale under way waits for its end.
 */
export async function applyMergers(ctx: Context): Promise<void> {
  await eachAlone(ctx, 'applyMergers', await ctx.db.query<Left>(LEFT), (left) =>
    ctx.db.tx((tx) => mergeFolio(ctx, tx, left)),
  );
}

async function mergeFolio(ctx: Context, tx: Tx, left: Left): Promise<void> {
  const { portfolio_id: portfolioId, folio_no, code, into_code, investor_id } = left;
  await lockFolio(tx, portfolioId, folio_no);
  if (Number(await reservedIn(tx, portfolioId, code, folio_no)) > 0) return;
  const at = await ctx.business.now(tx);
  const lots = await openLots(tx, portfolioId, code, folio_no);
  for (const lot of lots) await moveLot(tx, left, lot, at);
  if (lots.length === 0) return;
  await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
  await writeAudit(tx, {
    investorId: investor_id,
    actor: 'order-engine',
    action: 'holding_merged',
    subject: `folio:${folio_no}`,
    requestId: `${code}:${into_code}:${folio_no}`,
    detail: { code, into_code, lots: lots.length },
  });
}

async function moveLot(tx: Tx, left: Left, lot: Lot, at: Date): Promise<void> {
  const { investor_id, portfolio_id, folio_no, code, into_code } = left;
  // Named rounding: half-up at the decimals of the fund that takes over.
  const units = unitCount(lot.units).times(left.nav).div(left.into_nav).round(left.decimals, 1).toFixed(4);
  if (Number(units) === 0) return;
  const subjectId = randomUUID();
  await post(tx, {
    kind: 'merger',
    investorId: investor_id,
    portfolioId: portfolio_id,
    subjectId,
    at,
    valueDate: lot.date,
    entries: mergerEntries({ code, units: lot.units }, { code: into_code, units }, folio_no),
  });
  const change = {
    investor_id,
    portfolio_id,
    folio_no,
    subject_id: subjectId,
    value_date: lot.date,
    bought_on: lot.date,
    proceeds: null,
    load_pct: null,
    exit_load: null,
    gain: null,
  };
  await changeLots(tx, [
    {
      ...change,
      lot_id: lot.id,
      kind: 'merger',
      code,
      units: `-${lot.units}`,
      cost: rupees(lot.cost).neg().toFixed(2),
    },
    { ...change, lot_id: subjectId, kind: 'carried_in', code: into_code, units: '0', cost: lot.cost },
  ]);
}
