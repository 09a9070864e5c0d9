import type { Redemption } from '@sanchay/contracts';
import {
  fundTaxOn,
  gainsByHead,
  gainTreatment,
  istDate,
  latePayoutInterest,
  rupees,
  toWire,
  unitCount,
  type RuleBook,
  type SoldLot,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { schemesForOrder, type OrderScheme } from '../funds/index.ts';
import type { LotChangeRow } from '../ledger/index.ts';
import type { Context } from '../platform/context.ts';
import { soldLotsOf } from './corrections/correctionStore.ts';
import { gainViews, lotViews } from './previewView.ts';
import type { RedemptionRow, RedemptionStepRow } from './rows.ts';
import { saleText } from './messages/saleText.ts';
import { stepsOf } from './store.ts';

/** Sales and switches as the contracts show them, with their timelines, in the order given. */
export async function saleViews(
  ctx: Context,
  q: Queries,
  rows: readonly RedemptionRow[],
): Promise<Redemption[]> {
  if (rows.length === 0) return [];
  const codes = rows.flatMap((row) => [row.code, row.to_code ?? row.code]);
  const schemes = await schemesForOrder(q, [...new Set(codes)]);
  const ids = rows.map((row) => row.id);
  const steps = Map.groupBy(await stepsOf(q, rows), (step) => step.redemption_id);
  const lots = Map.groupBy(await soldLotsOf(q, ids), (change) => change.subject_id);
  const today = istDate(await ctx.business.now(q));
  const rules = ctx.rules.book();
  return rows.map((row) => {
    const scheme = schemes.get(row.code)!;
    const sold = soldLots(lots.get(row.id) ?? [], row, scheme, rules);
    return {
      ...factsOf(row, scheme, { today, rules }),
      reason: reasonOf(row, steps.get(row.id)),
      lots: lotViews({ lots: sold }),
      gains: gainViews(gainsByHead(sold, row.processed_date, rules)),
      switch_in: switchInOf(row, schemes),
      timeline: (steps.get(row.id) ?? []).map(({ at, state, rule_id, text_key, text_values }) => ({
        at: at.toISOString(),
        state,
        rule_id,
        text: saleText(text_key, text_values),
      })),
    };
  });
}

/** One sale as the contracts show it. */
export async function saleView(ctx: Context, q: Queries, row: RedemptionRow): Promise<Redemption> {
  return (await saleViews(ctx, q, [row]))[0]!;
}

/** The ISO day of business, and the rules as they are known. */
type Today = { today: string; rules: RuleBook };

type Facts = Omit<Redemption, 'reason' | 'lots' | 'gains' | 'switch_in' | 'timeline'>;

function factsOf(row: RedemptionRow, scheme: OrderScheme, now: Today): Facts {
  return {
    id: row.id,
    kind: row.kind,
    code: row.code,
    folio_no: row.folio_no,
    by: row.by,
    status: row.status,
    fund_name: scheme.name,
    slug: scheme.slug,
    amount: wire(row.amount, 2),
    asked_units: wire(row.asked_units, 4),
    cancel_before: row.status === 'pending' ? (row.cancel_before?.toISOString() ?? null) : null,
    nav_date: row.nav_date,
    payout_date: row.payout_date,
    pay_by: row.pay_by,
    units: wire(row.units, 4),
    nav: wire(row.nav, 4),
    gross: wire(row.gross, 2),
    exit_load: wire(row.exit_load, 2),
    stt: wire(row.stt, 2),
    net: wire(row.net, 2),
    tds: wire(row.tds, 2),
    tds_rule_id: row.tds_rule_id,
    late_interest: owedInterest(row, now),
    bank:
      row.bank_id === null
        ? null
        : { id: row.bank_id, bank_name: row.bank_name!, masked_account_no: row.bank_masked! },
    placed_at: row.placed_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Interest that came with the money, or is owed by today while it has not come. */
function owedInterest(
  { kind, status, net, pay_by, late_interest }: RedemptionRow,
  { today, rules }: Today,
): number {
  if (kind === 'redeem' && status === 'priced')
    return latePayoutInterest(net!, pay_by, today, rules).interest;
  return toWire(late_interest, 2);
}

function reasonOf({ status }: RedemptionRow, steps: readonly RedemptionStepRow[] = []): string | null {
  const last = steps.at(-1);
  return status === 'failed' && last ? saleText(last.text_key, last.text_values) : null;
}

function switchInOf(row: RedemptionRow, schemes: ReadonlyMap<string, OrderScheme>): Redemption['switch_in'] {
  const into = row.to_code && schemes.get(row.to_code);
  if (!into) return null;
  return {
    code: into.code,
    fund_name: into.name,
    slug: into.slug,
    folio_no: row.to_folio_no,
    nav_date: row.in_nav_date!,
    units_date: row.in_allotment_date!,
    units: wire(row.in_units, 4),
    nav: wire(row.in_nav, 4),
    stamp_duty: wire(row.in_stamp_duty, 2),
  };
}

/** Lots as they were sold, with how their gains are taxed. */
function soldLots(
  changes: readonly LotChangeRow[],
  { processed_date: soldOn }: RedemptionRow,
  scheme: OrderScheme,
  rules: RuleBook,
): SoldLot[] {
  const { kind, listed } = fundTaxOn(scheme.asset_allocations, soldOn, rules);
  return changes.map(({ lot_id, bought_on, units, cost, proceeds, load_pct, exit_load, gain }) => ({
    id: lot_id,
    boughtOn: bought_on,
    units: unitCount(units).neg().toFixed(4),
    cost: rupees(cost).neg().toFixed(2),
    proceeds: proceeds!,
    loadPct: Number(load_pct),
    exitLoad: exit_load!,
    gain: gain!,
    ...gainTreatment(kind, { boughtOn: bought_on, soldOn, listed }, rules),
  }));
}

const wire = (value: string | null, decimals: number) => (value === null ? null : toWire(value, decimals));
