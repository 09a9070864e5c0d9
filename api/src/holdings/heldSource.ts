import type { AllocationGroup, NetWorthFlow, NetWorthMaturity } from '@sanchay/contracts';
import { sumUnits, toWire, unlocksOn, valueOf, type RuleBook } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { AssetSource, AllocatedAsset } from '../net-worth/index.ts';
import { cashFlows } from './cashFlows.ts';
import { asOf, figuresOf, isSoldOut, type Position } from './figures.ts';
import { valuesOnDays } from './historyStore.ts';
import type { Move } from './moveStore.ts';
import { everHeld } from './service.ts';
import { moneyInTransit } from './transitStore.ts';
import { isPriceOld } from './view.ts';

const GROUPS: Record<string, AllocationGroup> = {
  equity: 'equity',
  debt: 'debt',
  liquid: 'liquid',
  gold: 'gold',
};
const SWITCH_REST = { source: 'sanchay', asset: 'in_transit', id: 'switch', name: '' } as const;

const sourceOf = ({ asset }: Position) =>
  ({ source: 'sanchay', asset: asset.asset, id: asset.code, name: asset.name }) as const;

/** Funds and gold that were bought with Sanchay, and money in transit: read from the ledger. */
export const heldSource: AssetSource = {
  external: false,
  async snapshot(ctx, portfolioId, today) {
    const ever = await everHeld(ctx, portfolioId);
    const transit = await moneyInTransit(ctx.db, portfolioId);
    const shown = ever.filter((position) => position.units > 0 || isSoldOut(position));
    const amount = toWire(transit.amount, 2);
    const days = [asOf(shown), transit.last].filter((day) => day !== null).toSorted();
    const isEmpty = shown.length === 0 && amount <= 0;
    return {
      assets: [
        ...ever.filter(({ units }) => units > 0).map(ownedOf),
        ...(amount > 0 ? [transitOf(amount)] : []),
      ],
      as_of: isEmpty ? null : (days.at(-1) ?? null),
      first_day: firstDay(shown, amount > 0 ? transit.first : null),
      ...(!isEmpty && { figures: figuresOf(ever, transit, 'internal') }),
      maturities: unlocksOf(ever, ctx.rules.book()).filter(({ on }) => on > today),
    };
  },
  async rows(ctx, portfolioId) {
    const calendar = await loadCalendar(ctx.db);
    const ever = await everHeld(ctx, portfolioId);
    return ever
      .filter(({ units }) => units > 0)
      .map((position) => {
        const figures = figuresOf([position]);
        return {
          ...sourceOf(position),
          value: position.value,
          priced_on: position.asset.nav?.date ?? null,
          stale: isPriceOld(position, calendar),
          invested: figures.total_invested,
          gain: figures.overall_gain,
          absolute_percentage: figures.absolute_percentage,
          xirr_percentage: figures.xirr_percentage,
        };
      });
  },
  async history(ctx, portfolioId, days) {
    const rows = await valuesOnDays(ctx.db, portfolioId, days);
    return rows.map(({ value, invested }) => ({ value: toWire(value, 2), invested: toWire(invested, 2) }));
  },
  async flows(ctx, portfolioId, today) {
    const ever = await everHeld(ctx, portfolioId);
    const isSwitch = ({ switch_id }: Move) => switch_id !== null;
    const own = ever.flatMap((position) => {
      const moves = position.moves.filter((move) => !isSwitch(move));
      return cashFlows(moves, today, 'flows').map((flow) => flowOf(sourceOf(position), flow));
    });
    const switched = ever.flatMap(({ moves }) => moves.filter(isSwitch));
    return [...own, ...cashFlows(switched, today, 'internal').map((flow) => flowOf(SWITCH_REST, flow))];
  },
};

function ownedOf(position: Position): AllocatedAsset {
  const { asset, value, change } = position;
  return { ...sourceOf(position), group: GROUPS[asset.scheme_class] ?? 'equity', value, change };
}

const transitOf = (value: number): AllocatedAsset => ({
  source: 'sanchay',
  asset: 'in_transit',
  id: 'in_transit',
  name: '',
  group: 'in_transit',
  value,
  change: 0,
});

function firstDay(positions: readonly Position[], paid: string | null): string | null {
  const days = positions.flatMap(({ moves }) => moves.map((move) => move.date));
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
function unlocksOf(ever: readonly Position[], rules: RuleBook): NetWorthMaturity[] {
  return ever
    .filter(({ units, asset }) => units > 0 && asset.elss)
    .flatMap((position) => {
      const lots = [...Map.groupBy(position.moves, ({ lot_id }) => lot_id).values()];
      const left = lots
        .map((moves) => ({
          on: unlocksOn({ elss: true, days: 0 }, moves[0]!.date, rules),
          units: sumUnits(moves.map(({ units }) => units)),
        }))
        .filter(({ units }) => units.gt(0));
      const nav = position.asset.nav;
      return [...Map.groupBy(left, ({ on }) => on)].map(([on, own]) => ({
        ...sourceOf(position),
        kind: 'unlock' as const,
        on,
        value: nav && toWire(valueOf(sumUnits(own.map(({ units }) => units)), nav.nav), 2),
      }));
    });
}
