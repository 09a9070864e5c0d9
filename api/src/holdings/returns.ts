import type { CallReply } from '@sanchay/contracts';
import { rupees, sumRupees, toWire, type Big } from '@sanchay/finance';
import { daysShown } from '../net-worth/index.ts';
import type { Context } from '../platform/context.ts';
import type { BookDays } from './book/bookDays.ts';
import { bookOf } from './book/portfolioBook.ts';
import { asOf, bookedFigures, isSoldOut, transitFigures, type BookedPosition } from './figures.ts';
import { valuesOnDays } from './historyStore.ts';
import { positionsOf } from './positions.ts';

type Returns = CallReply<'portfolioReturns'>['data'];

const CLASS_NAMES: Record<string, string> = {
  equity: 'Equity',
  debt: 'Debt',
  liquid: 'Liquid',
  gold: 'Gold',
};
const IN_TRANSIT = 'Money in transit';

/**
 * Totals, totals of each kind of asset and of money in transit, split by class, and value over time. A kind that was
 * sold completely has its gains. Empty portfolios have zeros and nulls.
 */
export async function returnsOf(ctx: Context, portfolioId: string): Promise<Returns> {
  const book = await bookOf(ctx.db, portfolioId, ['assets', 'transit', 'days']);
  const { transit } = book;
  const ever = await positionsOf(ctx, book.assets);
  const held = ever.filter(({ units }) => units > 0);
  const shown = ever.filter((position) => position.units > 0 || isSoldOut(position));
  const isMoving = Number(transit.amount) > 0;
  const day = shown.length === 0 && !isMoving ? null : latest(asOf(shown), transit.last);
  const kinds = new Set(shown.map(({ asset }) => asset.asset));
  const ofKind = (kind: string) => ever.filter(({ asset }) => asset.asset === kind);
  return {
    as_of: day,
    totals: bookedFigures(ever, transit, 'internal'),
    assets: [
      ...[...kinds].map((asset) => ({ asset, ...bookedFigures(ofKind(asset), undefined, 'internal') })),
      ...(isMoving ? [{ asset: 'in_transit', ...transitFigures(transit.amount) }] : []),
    ],
    allocation: allocationOf(held, transit.amount),
    history:
      day === null ? [] : await historyOf(ctx, book.days, daysShown(firstDay(shown, transit.first), day)),
  };
}

function latest(...days: readonly (string | null)[]): string | null {
  return (
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

function firstDay(positions: readonly BookedPosition[], paid: string | null): string {
  const days = positions.map(({ book }) => book.first_day);
  return [...days, ...(paid ? [paid] : [])].toSorted()[0]!;
}

function allocationOf(positions: readonly BookedPosition[], inTransit: string): Returns['allocation'] {
  const worth = (own: readonly BookedPosition[]) => sumRupees(own.map(({ value }) => value));
  const total = worth(positions).plus(rupees(inTransit));
  const share = (name: string, value: Big) => ({
    name,
    value: toWire(value, 2),
    percentage: total.gt(0) ? toWire(value.times(100).div(total), 2) : 0,
  });
  const classes = [...Map.groupBy(positions, (position) => position.asset.scheme_class)].map(([name, own]) =>
    share(CLASS_NAMES[name] ?? name, worth(own)),
  );
  if (Number(inTransit) > 0) classes.push(share(IN_TRANSIT, rupees(inTransit)));
  return classes.toSorted((a, b) => b.value - a.value);
}

async function historyOf(ctx: Context, book: BookDays, days: readonly string[]): Promise<Returns['history']> {
  const rows = await valuesOnDays(ctx.db, book, days);
  return rows.map((row) => ({
    date: row.date,
    value: toWire(row.value, 2),
    invested: toWire(row.invested, 2),
  }));
}
