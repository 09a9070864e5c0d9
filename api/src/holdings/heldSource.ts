import type {
  AllocationGroup,
  BookedFigures,
  NetWorthFlow,
  NetWorthMaturity,
  OwnedAsset,
} from '@sanchay/contracts';
import { sumUnits, toWire, unlocksOn, valueOf, type RuleBook } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import {
  plainBasis,
  quantityBasis,
  type AssetSource,
  type AllocatedAsset,
  type SourceSnapshot,
} from '../net-worth/index.ts';
import { cashFlows } from './cashFlows.ts';
import type { Context } from '../platform/context.ts';
import {
  asOf,
  bookedFigures,
  earnedOf,
  figuresOf,
  isSoldOut,
  knownPositions,
  type BookedPosition,
  type Position,
} from './figures.ts';
import { valuesOnDays } from './historyStore.ts';
import type { OpenLots } from './book/assetBook.ts';
import { joinBooks } from './book/heldBook.ts';
import { bookOf, type PortfolioBook } from './book/portfolioBook.ts';
import { NOTHING_IN_TRANSIT, type MoneyInTransit } from './transitStore.ts';
import { everHeld, positionsOf } from './positions.ts';
import { isPriceOld } from './view.ts';

const GROUPS: Record<string, AllocationGroup> = {
  equity: 'equity',
  debt: 'debt',
  liquid: 'liquid',
  gold: 'gold',
};
const SWITCH_REST = { source: 'sanchay', asset: 'in_transit', id: 'switch', name: '' } as const;

/** Why a holding has no XIRR, as rows of all classes have it. */
function problemOf({
  xirr_problem: problem,
  return_basis: basis,
}: BookedFigures): Pick<OwnedAsset, 'xirr_problem'> {
  if (problem !== null) return { xirr_problem: problem };
  return basis === 'absolute' ? { xirr_problem: 'too_recent' } : {};
}

const sourceOf = ({ asset }: BookedPosition) =>
  ({ source: 'sanchay', asset: asset.asset, id: asset.code, name: asset.name }) as const;

/** Funds and gold that were bought with Sanchay, and money in transit: read from the ledger. */
export const heldSource: AssetSource = {
  external: false,
  async snapshot(ctx, portfolioId, today, external) {
    const { assets, transit, imported } = await bookOf(ctx.db, portfolioId, [
      'assets',
      'transit',
      'imported',
    ]);
    const ever = await positionsOf(ctx, assets);
    const shown = ever.filter((position) => position.units > 0 || isSoldOut(position));
    const amount = toWire(transit.amount, 2);
    const days = [asOf(shown), transit.last].filter((day) => day !== null).toSorted();
    const isEmpty = shown.length === 0 && amount <= 0;
    const figures = isEmpty ? null : { figures: bookedFigures(ever, transit, 'internal') };
    return {
      assets: [
        ...ever.filter(({ units }) => units > 0).map(ownedOf),
        ...(amount > 0 ? [transitOf(amount, today)] : []),
      ],
      as_of: isEmpty ? null : (days.at(-1) ?? null),
      first_day: firstDay(shown, amount > 0 ? transit.first : null),
      ...figures,
      ...(imported.length > 0 && external !== 'exclude'
        ? returnsFrom(await withImported(ctx, { assets, transit, imported }, external))
        : external !== 'only' && figures && returnsFrom({ positions: ever, transit })),
      maturities: (await unlocksOf(ctx, portfolioId, ever)).filter(({ on }) => on > today),
    };
  },
  async rows(ctx, portfolioId) {
    const calendar = await loadCalendar(ctx.db);
    const ever = await everHeld(ctx, portfolioId);
    return ever
      .filter(({ units }) => units > 0)
      .map((position) => {
        const figures = bookedFigures([position]);
        return {
          ...sourceOf(position),
          value: position.value,
          priced_on: position.asset.nav?.date ?? null,
          stale: isPriceOld(position, calendar),
          invested: figures.total_invested,
          gain: figures.overall_gain,
          absolute_percentage: figures.absolute_percentage,
          xirr_percentage: figures.xirr_percentage,
          ...problemOf(figures),
        };
      });
  },
  async history(ctx, portfolioId, days) {
    const book = await bookOf(ctx.db, portfolioId, ['days']);
    const rows = await valuesOnDays(ctx.db, book.days, days);
    return rows.map(({ value, invested }) => ({ value: toWire(value, 2), invested: toWire(invested, 2) }));
  },
  async flows(ctx, portfolioId, today) {
    const ever = await everHeld(ctx, portfolioId);
    const own = ever.flatMap((position) => {
      const outside = { ...position.book.flows, switches: [] };
      return cashFlows([outside], today, 'flows').map((flow) => flowOf(sourceOf(position), flow));
    });
    const switched = ever.map(({ book }) => ({ ...book.flows, dates: [], amounts: [] }));
    return [...own, ...cashFlows(switched, today, 'internal').map((flow) => flowOf(SWITCH_REST, flow))];
  },
};

type Books = Pick<PortfolioBook, 'assets' | 'transit' | 'imported'>;

interface Counted {
  positions: readonly Position[];
  transit: Pick<MoneyInTransit, 'amount' | 'unallotted'>;
}

/** What the page of the portfolio counts, where folios of statements are included or alone. */
async function withImported(
  ctx: Context,
  { assets, transit, imported }: Books,
  external: 'include' | 'only',
): Promise<Counted> {
  const isAlone = external === 'only';
  const positions = await positionsOf(ctx, joinBooks(isAlone ? [] : assets, imported));
  return { positions, transit: isAlone ? NOTHING_IN_TRANSIT : transit };
}

/** The figures of the page of the portfolio, what they are made of, and the gain of funds and of gold. */
function returnsFrom({ positions, transit }: Counted): Pick<SourceSnapshot, 'returns' | 'earned'> {
  const known = knownPositions(positions);
  const kinds = Map.groupBy(positions, ({ asset }) => asset.asset);
  return {
    returns: figuresOf(positions, transit, 'internal'),
    earned: {
      all: earnedOf(known, transit, 'internal'),
      left_out: positions.length - known.length,
      kinds: [...kinds].map(([asset, own]) => ({
        asset,
        gain: figuresOf(own, undefined, 'internal').overall_gain,
      })),
    },
  };
}

function ownedOf(position: BookedPosition): AllocatedAsset {
  const { asset, units, value, change } = position;
  return {
    ...sourceOf(position),
    group: GROUPS[asset.scheme_class] ?? 'equity',
    value,
    change,
    basis: quantityBasis({
      quantity: units,
      unit: asset.asset === 'gold' ? 'grams' : 'units',
      price: asset.nav && toWire(asset.nav.nav, 4),
      on: asset.nav?.date ?? null,
    }),
  };
}

const transitOf = (value: number, today: string): AllocatedAsset => ({
  source: 'sanchay',
  asset: 'in_transit',
  id: 'in_transit',
  name: '',
  group: 'in_transit',
  value,
  change: 0,
  basis: plainBasis('balance', today),
});

function firstDay(positions: readonly BookedPosition[], paid: string | null): string | null {
  const days = positions.map(({ book }) => book.first_day);
  return [...days, ...(paid ? [paid] : [])].toSorted()[0] ?? null;
}

/** A payment is negative for its payer and raises the net worth. */
function flowOf(
  of: Pick<NetWorthFlow, 'source' | 'asset' | 'id' | 'name'>,
  { date, amount }: { date: string; amount: number },
): NetWorthFlow {
  return { ...of, kind: amount < 0 ? 'paid_in' : 'taken_out', date, amount: toWire(-amount, 2) };
}

/** Units that are left of each purchase of an ELSS fund, by the day on which they unlock. */
async function unlocksOf(
  ctx: Context,
  portfolioId: string,
  ever: readonly BookedPosition[],
): Promise<NetWorthMaturity[]> {
  const locked = ever.filter(({ units, asset }) => units > 0 && asset.elss);
  if (locked.length === 0) return [];
  const { lots } = await bookOf(ctx.db, portfolioId, ['lots']);
  const rules = ctx.rules.book();
  return locked.flatMap((position) => unlocksOfFund(position, lots, rules));
}

function unlocksOfFund(
  position: BookedPosition,
  lots: readonly OpenLots[],
  rules: RuleBook,
): NetWorthMaturity[] {
  const { nav, code } = position.asset;
  const own = lots.find((candidate) => candidate.code === code);
  const left = (own?.dates ?? []).map((date, index) => ({
    on: unlocksOn({ elss: true, days: 0 }, date, rules),
    units: own!.units[index]!,
  }));
  return [...Map.groupBy(left, ({ on }) => on)].map(([on, lotsOfDay]) => ({
    ...sourceOf(position),
    kind: 'unlock' as const,
    on,
    value: nav && toWire(valueOf(sumUnits(lotsOfDay.map(({ units }) => units)), nav.nav), 2),
  }));
}
