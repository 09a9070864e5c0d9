import type { AllocationGroup, AssetKind, NetWorthFlow, OtherAssetType } from '@sanchay/contracts';
import { rupees, sumRupees, toWire } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { AssetSource, PaidAsset, SourceSnapshot } from '../net-worth/index.ts';
import { assetRows, maturingAssets, type OtherAssetRow } from './store.ts';
import { assetView, basisOn, valueOn, valuesOn } from './view.ts';

/** Which part of the allocation a type is; a loan is none. */
const GROUPS: Record<OtherAssetType, AllocationGroup | null> = {
  epf: 'retirement',
  ppf: 'retirement',
  nps: 'retirement',
  nsc: 'deposits',
  bank_deposit: 'deposits',
  property: 'property',
  physical_gold: 'gold',
  insurance: 'insurance',
  cash: 'cash',
  loan: null,
};

const sourceOf = ({ id, type, name }: OtherAssetRow) =>
  ({ source: 'manual', asset: type, id, name }) as const;

/** Assets that the account holder entered. */
export const recordedSource: AssetSource = {
  external: true,
  async snapshot(ctx, portfolioId, today) {
    const rows = await assetRows(ctx.db, portfolioId);
    const days = rows.flatMap(({ entries }) => entries.map(({ on }) => on)).toSorted();
    return {
      assets: rows.map((row) => ({
        ...sourceOf(row),
        group: GROUPS[row.type],
        value: valueOn(row, today),
        change: null,
        basis: basisOn(row, today),
      })),
      as_of: rows.length === 0 ? null : today,
      first_day: days[0] ?? null,
      maturities: rows.flatMap((row) => {
        const on = row.matures_on;
        if (on === null || on <= today) return [];
        return [{ ...sourceOf(row), kind: 'maturity' as const, on, value: valueOn(row, on) }];
      }),
      ...paymentsOf(rows, today),
    };
  },
  async rows(ctx, portfolioId, today) {
    const moment = { today, calendar: await loadCalendar(ctx.db) };
    const rows = await assetRows(ctx.db, portfolioId);
    return rows.map((row) => {
      const asset = assetView(row, moment);
      return {
        ...sourceOf(row),
        value: asset.value,
        priced_on: asset.accrues ? today : asset.value_from,
        stale: asset.stale,
        invested: asset.invested,
        gain: asset.gain,
        absolute_percentage: asset.absolute_percentage,
        xirr_percentage: asset.xirr_percentage,
        ...(asset.xirr_problem && { xirr_problem: asset.xirr_problem }),
      };
    });
  },
  async history(ctx, portfolioId, days) {
    const rows = await assetRows(ctx.db, portfolioId);
    const values = rows.map((row) => valuesOn(row, days));
    const invested = rows.map((row) => investedOn(row, days));
    return days.map((_, index) => {
      const paid = invested.map((amounts) => amounts?.[index] ?? null);
      return {
        value: toWire(sumRupees(values.map((own) => own[index]!)), 2),
        invested: paid.includes(null) ? null : toWire(sumRupees(paid.map((amount) => amount ?? 0)), 2),
      };
    });
  },
  async flows(ctx, portfolioId, today) {
    const rows = await assetRows(ctx.db, portfolioId);
    return rows.flatMap((row) => flowsOf(row, today));
  },
  async maturing(q, period) {
    const rows = await maturingAssets(q, period);
    return rows.map((row) => ({ ...row, path: `/portfolio/other-assets/${row.id}` }));
  },
};

/** The assets whose payments are recorded, and the kinds of the others. */
function paymentsOf(rows: readonly OtherAssetRow[], today: string): Pick<SourceSnapshot, 'paid' | 'unpaid'> {
  const paid: PaidAsset[] = [];
  const unpaid: AssetKind[] = [];
  for (const row of rows) {
    const flows = flowsOf(row, today);
    const [invested] = investedOn(row, [today]) ?? [];
    if (invested === undefined || !flows.some(({ kind }) => kind === 'paid_in')) unpaid.push(row.type);
    else paid.push({ ...sourceOf(row), value: valueOn(row, today), invested, income: 0, flows });
  }
  return { paid, unpaid };
}

/** Rupees paid in less those taken out by each day; null for an asset that starts with a value, and for what is owed. */
export function investedOn({ type, entries }: OtherAssetRow, days: readonly string[]): number[] | null {
  if (type === 'loan' || entries[0]?.kind === 'value') return null;
  const flows = entries.filter(({ kind }) => kind !== 'value');
  let [next, sum] = [0, rupees(0)];
  return days.map((day) => {
    for (; next < flows.length && flows[next]!.on <= day; next += 1) {
      const { kind, amount } = flows[next]!;
      sum = sum.plus(rupees(kind === 'paid_in' ? amount : -amount));
    }
    return toWire(sum, 2);
  });
}

/** Payments, and the first value where an asset starts with one. What is borrowed lowers the net worth. */
function flowsOf(row: OtherAssetRow, today: string): NetWorthFlow[] {
  const sign = row.type === 'loan' ? -1 : 1;
  return row.entries.flatMap(({ on, kind, amount }, index) => {
    if (on > today || amount === 0 || (kind === 'value' && index > 0)) return [];
    const signed = sign * (kind === 'taken_out' ? -amount : amount);
    return [{ ...sourceOf(row), kind: kind === 'value' ? 'opening' : kind, date: on, amount: signed }];
  });
}
