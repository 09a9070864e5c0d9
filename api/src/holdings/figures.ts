import { absolutePct, decimal, rupees, sumRupees, sumUnits, toWire, valueOf } from '@sanchay/finance';
import type { BookedFigures, HoldingFigures } from '@sanchay/contracts';
import { earnedFigures, sumKnown, type Earned } from '../net-worth/index.ts';
import type { Asset } from './assets.ts';
import { asBooked } from './bookedView.ts';
import type { AssetBook } from './book/assetBook.ts';
import type { HeldBook, HeldFolio } from './book/heldBook.ts';
import { cashFlows, type SwitchFlows } from './cashFlows.ts';
import { NOTHING_IN_TRANSIT, type MoneyInTransit } from './transitStore.ts';

/** What a holding adds up to, before it is shown: units left, what they had cost, what they are worth. Rupees. */
export interface Position<Book extends HeldBook = HeldBook> {
  asset: Asset;
  book: Book;
  /** ISO day on which the position is valued. */
  today: string;
  units: number;
  /** Null where the cost of any of the units is not known. */
  invested: number | null;
  value: number;
  change: number;
}

/** A position of units that are booked here. */
export type BookedPosition = Position<AssetBook>;

/** The position of all folios of an asset. */
export function positionOf<Book extends HeldBook>(asset: Asset, book: Book, today: string): Position<Book> {
  return { asset, book, today, ...worthOf(asset, book.folios) };
}

/** What folios of an asset hold, had cost and are worth at its newest price; nothing while it has no price. */
export function worthOf(
  asset: Asset,
  folios: readonly HeldFolio[],
): Pick<Position, 'units' | 'invested' | 'value' | 'change'> {
  const units = sumUnits(folios.map((folio) => folio.units));
  const price = decimal(asset.nav?.nav ?? 0);
  const change = asset.nav && asset.last ? valueOf(units, price.minus(asset.last.nav)) : 0;
  const invested = sumKnown(folios.map((folio) => folio.cost));
  return {
    units: toWire(units, 4),
    invested: invested && toWire(invested, 2),
    value: toWire(price.times(units), 2),
    change: toWire(change, 2),
  };
}

/** Whether a position has no units left after a sale or a switch; one that was reversed or merged away has not. */
export function isSoldOut({ units, book }: Position): boolean {
  return units <= 0 && [book.paid, book.realised].some((amount) => amount === null || Number(amount) !== 0);
}

/**
 * The figures of positions together. Rupees: value, change since the price before, what the units that are left had
 * cost, and the overall gain with its parts: unrealised (value less cost), realised (`realisedGain`) and income.
 * Percent: the change of the value then, the overall gain of all that was ever paid for units (`paidFor`), and XIRR a
 * year over the dated payments (`cashFlows`) and the value on the business day, or the reason why there is none.
 * `return_basis` is the one of the two returns to show; the XIRR is null while it is `absolute`. Rupees in transit
 * count at their amount in value and in what was invested, and not in the XIRR: they earn nothing. Distributions of
 * IDCW units are not booked, so their income, overall gain and returns are null, and those of a sum with them.
 * Positions whose earlier purchases are not known count in value and day change only, `left_out` is their number; where
 * there are no others, each figure is null of which any part is not known.
 */
export function figuresOf(
  positions: readonly Position[],
  transit: Pick<MoneyInTransit, 'amount' | 'unallotted'> = NOTHING_IN_TRANSIT,
  switches: SwitchFlows = 'flows',
): HoldingFigures {
  const value = sumRupees([transit.amount, ...positions.map((position) => position.value)]);
  const change = sumRupees(positions.map((position) => position.change));
  const known = knownPositions(positions);
  const counted = known.length > 0 ? known : positions;
  const leftOut = positions.length - counted.length;
  return {
    current_value: toWire(value, 2),
    one_day_change: toWire(change, 2),
    one_day_change_percentage: percent(absolutePct(toWire(value.minus(change), 2), toWire(value, 2))),
    ...earnedFigures(earnedOf(counted, transit, switches), counted[0]?.today ?? ''),
    ...(leftOut > 0 && { left_out: leftOut }),
  };
}

/** The figures of what is booked here, where every cost is known. */
export function bookedFigures(
  positions: readonly BookedPosition[],
  transit?: Pick<MoneyInTransit, 'amount' | 'unallotted'>,
  switches?: SwitchFlows,
): BookedFigures {
  return asBooked(figuresOf(positions, transit, switches));
}

const reachesBack = ({ book, invested }: Position): boolean =>
  book.flows !== null && book.paid !== null && book.realised !== null && invested !== null;

/**
 * What positions and rupees in transit earned. The counted ones, where earlier purchases of others are not known.
 *
 * @param switches as of `figuresOf`
 */
export function earnedOf(
  counted: readonly Position[],
  transit: Pick<MoneyInTransit, 'amount' | 'unallotted'> = NOTHING_IN_TRANSIT,
  switches: SwitchFlows = 'flows',
): Earned {
  const books = counted.map(({ book }) => book);
  const worth = sumRupees([transit.amount, ...counted.map((position) => position.value)]);
  const invested = sumKnown([transit.amount, ...counted.map((position) => position.invested)]);
  const booked = books.flatMap((book) => book.flows ?? []);
  const paid = sumKnown(books.map((book) => (switches === 'flows' ? book.paid : book.paid_from_outside)));
  return {
    invested,
    unrealised: invested && worth.minus(invested),
    realised: sumKnown(books.map((book) => book.realised)),
    income: sumRupees(books.map((book) => book.income)),
    paid: paid && paid.plus(rupees(transit.unallotted)),
    flows: booked.length < counted.length ? null : cashFlows(booked, counted[0]?.today ?? '', switches),
    worth: toWire(sumRupees(counted.map(({ value }) => value)), 2),
    isStated: !counted.some(({ asset, book }) => asset.distributes && !book.only_imported),
  };
}

/** The positions whose purchases are all known. */
export const knownPositions = (positions: readonly Position[]): Position[] => positions.filter(reachesBack);

/** The figures of rupees in transit by themselves: they gain nothing. */
export function transitFigures(amount: string): BookedFigures {
  return bookedFigures([], { amount, unallotted: amount });
}

/** The newest day of a price among positions, or null. */
export function asOf(positions: readonly Position[]): string | null {
  const dates = positions.flatMap((position) => position.asset.nav?.date ?? []);
  return dates.toSorted().at(-1) ?? null;
}

function percent(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : toWire(value.toFixed(4), 2);
}
