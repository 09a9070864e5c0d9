import {
  previousBusinessDay,
  rupees,
  sumRupees,
  sumUnits,
  toWire,
  unitCount,
  valueOf,
  type CashFlow,
} from '@sanchay/finance';
import type { ImportedHolding, NetWorthFlow, QuantityUnit, ValueBasis } from '@sanchay/contracts';
import { loadCalendar } from '../calendar/index.ts';
import {
  plainBasis,
  quantityBasis,
  type AllocatedAsset,
  type AssetSource,
  type SourceSnapshot,
} from '../net-worth/index.ts';
import type { Context } from '../platform/context.ts';
import { schemesForOrder, type OrderScheme } from '../funds/index.ts';
import { flowOf, hasUnits, importedHoldingsOf } from './holdings.ts';
import { historyOf, knownFolios, switchOf, type CountedAsset, type CountedFolio } from './importedHistory.ts';

type Counted = ImportedHolding & { asset: CountedAsset };

const sourceOf = ({ id, asset, name }: { id: string; asset: CountedAsset; name: string }) =>
  ({ source: 'imported', asset, id, name }) as const;

/** Funds, shares, NPS and EPF elsewhere, as imported statements state them. */
export const importedSource: AssetSource = {
  external: true,
  async snapshot(ctx, portfolioId) {
    const holdings = await countedHoldings(ctx, portfolioId);
    const codes = holdings.flatMap(({ scheme }) => scheme?.code ?? []);
    const schemes = await schemesForOrder(ctx.db, codes);
    const folios = await knownFolios(ctx.db, portfolioId);
    const priced = holdings.flatMap(({ nav }) => nav?.date ?? []);
    // Shares of a file without prices are held, though their value is not known.
    const days = priced.length > 0 ? priced : holdings.map(({ until }) => until);
    return {
      assets: [...Map.groupBy(holdings, priceKey).values()].map((own) => allocated(own, schemes)),
      as_of: days.toSorted().at(-1) ?? null,
      first_day: folios.map(({ first }) => first).toSorted()[0] ?? null,
      maturities: [],
      ...paymentsOf(holdings, folios),
    };
  },
  async rows(ctx, portfolioId, today) {
    const holdings = await countedHoldings(ctx, portfolioId);
    const dayBefore = previousBusinessDay(await loadCalendar(ctx.db), today, 'equity');
    const isOld = ({ nav }: Counted): boolean => nav !== null && nav.date < dayBefore;
    return holdings.map((holding) => ({
      ...sourceOf(holding),
      name: holding.scheme?.name ?? holding.name,
      value: holding.current_value,
      priced_on: holding.nav?.date ?? holding.until,
      stale: !isPriced(holding) || isOld(holding),
      invested: holding.total_invested,
      gain: holding.gain,
      absolute_percentage: holding.absolute_percentage,
      xirr_percentage: holding.xirr_percentage,
      ...(holding.xirr_problem && { xirr_problem: holding.xirr_problem }),
    }));
  },
  async history(ctx, portfolioId, days) {
    return historyOf(ctx.db, await knownFolios(ctx.db, portfolioId), days);
  },
  async flows(ctx, portfolioId, today) {
    const folios = await knownFolios(ctx.db, portfolioId);
    return [...folios.flatMap(flowsOf), ...switchFlows(folios)].filter(({ date }) => date <= today);
  },
};

async function countedHoldings(ctx: Context, portfolioId: string): Promise<Counted[]> {
  const { holdings } = await importedHoldingsOf(ctx, portfolioId);
  return holdings.flatMap((holding) => {
    const { asset } = holding;
    return asset === 'eps' || !hasUnits(holding) ? [] : [{ ...holding, asset }];
  });
}

/** Assets whose payments the statements state, and the kinds of the others; those of funds and gold are with ours. */
function paymentsOf(
  holdings: readonly Counted[],
  folios: readonly CountedFolio[],
): Pick<SourceSnapshot, 'paid' | 'unpaid'> {
  const flows = new Map(folios.map((folio) => [folio.id, flowsOf(folio)]));
  const others = holdings.filter(({ asset }) => asset !== 'mutual_fund' && asset !== 'gold');
  const isKnown = ({ gain, total_invested: invested }: Counted) => gain !== null && invested !== null;
  return {
    paid: others.filter(isKnown).map((holding) => ({
      ...sourceOf(holding),
      value: holding.current_value,
      invested: holding.total_invested ?? 0,
      income: 0,
      flows: flows.get(holding.id) ?? [],
    })),
    unpaid: others.filter((holding) => !isKnown(holding)).map(({ asset }) => asset),
  };
}

/** Whether we have a newer price than the statement's. */
const isPriced = ({ asset, scheme, reasons }: ImportedHolding): boolean =>
  asset === 'gold' || scheme !== null || (asset === 'stock' && !reasons.includes('unlisted'));

/** Of what holdings are priced together. */
const priceKey = ({ asset, scheme, id }: ImportedHolding): string =>
  asset === 'gold' ? asset : (scheme?.code ?? id);

/** Folios of one price as one asset: rounded once, as for a holding in several folios. */
function allocated(holdings: readonly Counted[], schemes: ReadonlyMap<string, OrderScheme>): AllocatedAsset {
  const first = holdings[0]!;
  const units = sumUnits(holdings.map((holding) => holding.units));
  const { nav } = first;
  return {
    ...sourceOf(first),
    name: first.scheme?.name ?? first.name,
    group: groupOf(first, schemes),
    value: nav ? toWire(valueOf(units, nav.nav), 2) : 0,
    change: isPriced(first) ? toWire(sumRupees(holdings.map((holding) => holding.one_day_change)), 2) : null,
    basis: basisOf(first, toWire(units, 4)),
    parts: holdings.map(({ id }) => id),
  };
}

const UNITS: Partial<Record<CountedAsset, QuantityUnit>> = { gold: 'grams', stock: 'shares' };

/** Units are counted in rupees by a passbook, which states a balance. */
function basisOf({ asset, nav, until }: Counted, quantity: number): ValueBasis {
  if (asset === 'epf') return plainBasis('statement', until);
  return quantityBasis({
    quantity,
    unit: UNITS[asset] ?? 'units',
    price: nav?.nav ?? null,
    on: nav?.date ?? until,
  });
}

function groupOf(
  { asset, scheme }: ImportedHolding,
  schemes: ReadonlyMap<string, OrderScheme>,
): AllocatedAsset['group'] {
  if (asset === 'gold') return 'gold';
  if (asset === 'stock') return 'equity';
  if (asset === 'nps' || asset === 'epf') return 'retirement';
  return (scheme && schemes.get(scheme.code)?.scheme_class) ?? null;
}

const SWITCH_REST = { source: 'imported', asset: 'in_transit', id: 'switch', name: '' } as const;

/** What left between the legs of switches that an archive states: the legs themselves are no payments. */
function switchFlows(folios: readonly CountedFolio[]): NetWorthFlow[] {
  const rows = folios.flatMap(({ assessment }) => assessment.rows.filter((row) => switchOf(row) !== null));
  return [...Map.groupBy(rows, switchOf).values()].flatMap((legs) => {
    const amount = toWire(sumRupees(legs.flatMap(flowOf).map((flow) => flow.amount)), 2);
    const date = legs.map((leg) => leg.date).toSorted()[0]!;
    return amount === 0 ? [] : [netWorthFlow(SWITCH_REST, { date, amount })];
  });
}

/** A payment is negative for its payer and raises the net worth. */
function netWorthFlow(
  of: Pick<NetWorthFlow, 'source' | 'asset' | 'id' | 'name'>,
  { date, amount }: CashFlow,
): NetWorthFlow {
  return { ...of, date, kind: amount < 0 ? 'paid_in' : 'taken_out', amount: -amount };
}

function flowsOf(folio: CountedFolio): NetWorthFlow[] {
  const { assessment, opening, first } = folio;
  const flows = assessment.rows
    .filter((row) => switchOf(row) === null)
    .flatMap(flowOf)
    .map((flow) => netWorthFlow(sourceOf(folio), flow));
  if (!unitCount(opening).gt(0) || assessment.nav === null) return flows;
  const amount = toWire(rupees(valueOf(unitCount(opening), assessment.nav.nav)), 2);
  return [{ ...sourceOf(folio), date: first, kind: 'opening', amount }, ...flows];
}
