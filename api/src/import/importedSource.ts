import { rupees, sumRupees, sumUnits, toWire, unitCount, valueOf } from '@sanchay/finance';
import type { NetWorthFlow } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import type { AllocatedAsset, AssetSource, SourceValue } from '../net-worth/index.ts';
import { schemesForOrder } from '../funds/index.ts';
import { assess, foliosOf, type Assessment, type StoredFolio } from '../imported/index.ts';
import { flowOf, importedHoldingsOf } from './holdings.ts';

interface KnownFolio extends StoredFolio {
  assessment: Assessment;
  /** First day that a statement covers. */
  first: string;
  /** Units before it. */
  opening: string;
}

const sourceOf = ({ id, asset, name }: { id: string; asset: 'mutual_fund' | 'stock'; name: string }) =>
  ({ source: 'imported', asset, id, name }) as const;

async function knownFolios(q: Queries, portfolioId: string): Promise<KnownFolio[]> {
  const folios = await foliosOf(q, portfolioId);
  return folios.map((folio) => {
    const [first] = folio.balances.toSorted((a, b) => (a.covers_from < b.covers_from ? -1 : 1));
    const assessment = assess({ ...folio, isListed: folio.code !== null });
    return { ...folio, assessment, first: first!.covers_from, opening: first!.opening };
  });
}

/** Funds elsewhere, as imported statements state them. */
export const importedSource: AssetSource = {
  external: true,
  async snapshot(ctx, portfolioId) {
    const { holdings } = await importedHoldingsOf(ctx, portfolioId);
    const codes = holdings.flatMap(({ scheme }) => scheme?.code ?? []);
    const schemes = await schemesForOrder(ctx.db, codes);
    const folios = await knownFolios(ctx.db, portfolioId);
    return {
      assets: holdings.map((holding): AllocatedAsset => ({
        ...sourceOf(holding),
        name: holding.scheme?.name ?? holding.name,
        group: (holding.scheme && schemes.get(holding.scheme.code)?.scheme_class) ?? null,
        value: holding.current_value,
        change: holding.scheme ? holding.one_day_change : null,
      })),
      as_of:
        holdings
          .flatMap(({ nav }) => nav?.date ?? [])
          .toSorted()
          .at(-1) ?? null,
      first_day: folios.map(({ first }) => first).toSorted()[0] ?? null,
      maturities: [],
    };
  },
  async rows(ctx, portfolioId) {
    const { holdings } = await importedHoldingsOf(ctx, portfolioId);
    return holdings.map((holding) => ({
      ...sourceOf(holding),
      name: holding.scheme?.name ?? holding.name,
      value: holding.current_value,
      priced_on: holding.nav?.date ?? holding.until,
      stale: holding.scheme === null,
      invested: holding.total_invested,
      gain: holding.gain,
      absolute_percentage: holding.absolute_percentage,
      xirr_percentage: holding.xirr_percentage,
    }));
  },
  async history(ctx, portfolioId, days) {
    const folios = await knownFolios(ctx.db, portfolioId);
    const navs = await navsOfDays(
      ctx.db,
      folios.flatMap(({ code }) => code ?? []),
      days,
    );
    return days.map((day) => valuesOn(folios, day, navs));
  },
  async flows(ctx, portfolioId, today) {
    const folios = await knownFolios(ctx.db, portfolioId);
    return folios.flatMap(flowsOf).filter(({ date }) => date <= today);
  },
};

/** NAVs by `<code> <day>`: the newest of each scheme up to each day. */
async function navsOfDays(
  q: Queries,
  codes: readonly string[],
  days: readonly string[],
): Promise<Map<string, string>> {
  const rows = await q.query<{ key: string; nav: string }>(
    `SELECT s.code || ' ' || d.day AS key, n.nav::text AS nav
     FROM unnest($2::date[]) AS d (day) CROSS JOIN schemes s
     CROSS JOIN LATERAL (
       SELECT nav FROM navs WHERE scheme_id = s.id AND date <= d.day ORDER BY date DESC LIMIT 1
     ) n WHERE s.code = ANY ($1)`,
    [codes, days],
  );
  return new Map(rows.map(({ key, nav }) => [key, nav]));
}

function valuesOn(
  folios: readonly KnownFolio[],
  day: string,
  navs: ReadonlyMap<string, string>,
): SourceValue {
  const begun = folios.filter(({ first }) => first <= day);
  const invested = begun.map((folio) => investedOn(folio, day));
  return {
    value: toWire(sumRupees(begun.map((folio) => valueOn(folio, day, navs))), 2),
    invested: invested.includes(null) ? null : toWire(sumRupees(invested.map((amount) => amount ?? 0)), 2),
  };
}

function valueOn(
  { assessment, code, opening }: KnownFolio,
  day: string,
  navs: ReadonlyMap<string, string>,
): number {
  const nav = (code && navs.get(`${code} ${day}`)) ?? assessment.nav?.nav;
  if (nav === undefined) return 0;
  const own = assessment.rows.filter(({ date }) => date <= day).map(({ units }) => units);
  const units = day >= assessment.until ? assessment.units : sumUnits([opening, ...own]).toFixed(4);
  return toWire(valueOf(unitCount(units), nav), 2);
}

/** Rupees paid less those received; null where units came before the first statement. */
function investedOn({ assessment, opening }: KnownFolio, day: string): number | null {
  if (unitCount(opening).gt(0)) return null;
  const flows = assessment.rows.filter(({ date }) => date <= day).flatMap(flowOf);
  return toWire(sumRupees(flows.map(({ amount }) => -amount)), 2);
}

function flowsOf(folio: KnownFolio): NetWorthFlow[] {
  const { assessment, opening, first } = folio;
  const flows = assessment.rows.flatMap(flowOf).map(({ date, amount }): NetWorthFlow => ({
    ...sourceOf(folio),
    date,
    kind: amount < 0 ? 'paid_in' : 'taken_out',
    amount: -amount,
  }));
  if (!unitCount(opening).gt(0) || assessment.nav === null) return flows;
  const amount = toWire(rupees(valueOf(unitCount(opening), assessment.nav.nav)), 2);
  return [{ ...sourceOf(folio), date: first, kind: 'opening', amount }, ...flows];
}
