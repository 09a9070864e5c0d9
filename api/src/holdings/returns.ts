import type { CallReply } from '@sanchay/contracts';
import { addDays, addMonthsClamped, rupees, toWire } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { asOf, figuresOf } from './figures.ts';
import type { Position } from './figures.ts';
import { valuesOnDays } from './historyStore.ts';
import { positionsOf } from './service.ts';

type Returns = CallReply<'portfolioReturns'>['data'];

const RECENT_DAYS = 30;
const CLASS_NAMES: Record<string, string> = {
  equity: 'Equity',
  debt: 'Debt',
  liquid: 'Liquid',
  gold: 'Gold',
};

/** Totals, totals of each kind of asset, split by class, and value over time. Empty portfolios have zeros and nulls. */
export async function returnsOf(ctx: Context, portfolioId: string): Promise<Returns> {
  const positions = await positionsOf(ctx, portfolioId);
  const day = asOf(positions);
  return {
    as_of: day,
    totals: figuresOf(positions),
    assets: [...Map.groupBy(positions, (position) => position.asset.asset)].map(([asset, own]) => ({
      asset,
      ...figuresOf(own),
    })),
    allocation: allocationOf(positions),
    history: day === null ? [] : await historyOf(ctx, portfolioId, positions, day),
  };
}

function allocationOf(positions: readonly Position[]): Returns['allocation'] {
  const total = figuresOf(positions).current_value;
  const classes = [...Map.groupBy(positions, (position) => position.asset.scheme_class)].map(
    ([name, own]) => {
      const { current_value: value } = figuresOf(own);
      const percentage = total > 0 ? toWire(rupees(value).times(100).div(total), 2) : 0;
      return { name: CLASS_NAMES[name] ?? name, value, percentage };
    },
  );
  return classes.toSorted((a, b) => b.value - a.value);
}

async function historyOf(
  ctx: Context,
  portfolioId: string,
  positions: readonly Position[],
  until: string,
): Promise<Returns['history']> {
  const first = positions.flatMap(({ moves }) => moves.map((move) => move.date)).toSorted()[0]!;
  const rows = await valuesOnDays(ctx.db, portfolioId, daysShown(first, until));
  return rows.map((row) => ({
    date: row.date,
    value: toWire(row.value, 2),
    invested: toWire(row.invested, 2),
  }));
}

/** The first day, then the same day of each month counted back from the end, then each of the last 30 days. */
export function daysShown(first: string, until: string): string[] {
  const days = new Set([first]);
  for (let months = 0; ; months += 1) {
    const day = addMonthsClamped(until, -months);
    if (day <= first) break;
    days.add(day);
  }
  for (let back = 0; back <= RECENT_DAYS; back += 1) {
    const day = addDays(until, -back);
    if (day > first) days.add(day);
  }
  return [...days].toSorted();
}
