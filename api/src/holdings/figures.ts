import { absolutePct, decimal, sumRupees, sumUnits, toWire, valueOf } from '@sanchay/finance';
import type { HoldingFigures } from '@sanchay/contracts';
import type { Asset } from './assets.ts';
import type { AssetBook, FolioBook } from './book/assetBook.ts';
import { cashFlows, type SwitchFlows } from './cashFlows.ts';
import { returnBasis } from './returnBasis.ts';
import { NOTHING_IN_TRANSIT, type MoneyInTransit } from './transitStore.ts';
import { yearlyReturn } from './yearlyReturn.ts';

/** What a holding adds up to, before it is shown: units left, what they had cost, what they are worth. Rupees. */
export interface Position {
  asset: Asset;
  book: AssetBook;
  /** ISO day on which the position is valued. */
  today: string;
  units: number;
  invested: number;
  value: number;
  change: number;
}

/** The position of all folios of an asset. */
export function positionOf(asset: Asset, book: AssetBook, today: string): Position {
  return { asset, book, today, ...worthOf(asset, book.folios) };
}

/** What folios of an asset hold, had cost and are worth at its newest price; nothing while it has no price. */
export function worthOf(
  asset: Asset,
  folios: readonly FolioBook[],
): Pick<Position, 'units' | 'invested' | 'value' | 'change'> {
  const units = sumUnits(folios.map((folio) => folio.units));
  const price = decimal(asset.nav?.nav ?? 0);
  const change = asset.nav && asset.last ? valueOf(units, price.minus(asset.last.nav)) : 0;
  return {
    units: toWire(units, 4),
    invested: toWire(sumRupees(folios.map((folio) => folio.cost)), 2),
    value: toWire(price.times(units), 2),
    change: toWire(change, 2),
  };
}

/** Whether a position has no units left after a sale or a switch; one that was reversed or merged away has not. */
export function isSoldOut({ units, book }: Position): boolean {
  return units <= 0 && (Number(book.paid) !== 0 || Number(book.realised) !== 0);
}

/**
 * The figures of positions together. Rupees: value, change since the price before, what the units that are left had
 * cost, and the overall gain with its parts: unrealised (value less cost), realised (`realisedGain`) and income.
 * Percent: the change of the value then, the overall gain of all that was ever paid for units (`paidFor`), and XIRR a
 * year over the dated payments (`cashFlows`) and the value on the business day, or the reason why there is none.
 * `return_basis` is the one of the two returns to show; the XIRR is null while it is `absolute`. Rupees in transit
 * count at their amount in value and in what was invested, and not in the XIRR: they earn nothing. Distributions of
 * IDCW units are not booked, so their income, overall gain and returns are null, and those of a sum with them.
 */
export function figuresOf(
  positions: readonly Position[],
  transit: Pick<MoneyInTransit, 'amount' | 'unallotted'> = NOTHING_IN_TRANSIT,
  switches: SwitchFlows = 'flows',
): HoldingFigures {
  const value = sumRupees([transit.amount, ...positions.map((position) => position.value)]);
  const invested = sumRupees([transit.amount, ...positions.map((position) => position.invested)]);
  const change = sumRupees(positions.map((position) => position.change));
  const today = positions[0]?.today ?? '';
  const books = positions.map(({ book }) => book);
  const unrealised = value.minus(invested);
  const realised = sumRupees(books.map((book) => book.realised));
  const isKnown = !positions.some(({ asset }) => asset.distributes);
  const income = sumRupees(books.map((book) => book.income));
  const overall = unrealised.plus(realised).plus(income);
  const paid = books.map((book) => (switches === 'flows' ? book.paid : book.paid_from_outside));
  const put = sumRupees([...paid, transit.unallotted]);
  const flows = cashFlows(
    books.map((book) => book.flows),
    today,
    switches,
  );
  const first = flows.filter(({ amount }) => amount < 0).map(({ date }) => date);
  const basis = returnBasis(first.toSorted()[0] ?? null, today);
  return {
    current_value: toWire(value, 2),
    one_day_change: toWire(change, 2),
    one_day_change_percentage: percent(absolutePct(toWire(value.minus(change), 2), toWire(value, 2))),
    unrealised_gain: toWire(unrealised, 2),
    realised_gain: toWire(realised, 2),
    income: isKnown ? toWire(income, 2) : null,
    overall_gain: isKnown ? toWire(overall, 2) : null,
    absolute_percentage:
      isKnown && put.gt(0) ? percent(overall.times(100).div(decimal(put)).toNumber()) : null,
    ...yearly(flows, positions, { basis, isKnown }),
    return_basis: basis,
    total_invested: toWire(invested, 2),
  };
}

function yearly(
  flows: ReturnType<typeof cashFlows>,
  positions: readonly Position[],
  { basis, isKnown }: { basis: HoldingFigures['return_basis']; isKnown: boolean },
): Pick<HoldingFigures, 'xirr_percentage' | 'xirr_problem'> {
  if (!isKnown) return { xirr_percentage: null, xirr_problem: 'distributions_unknown' };
  if (basis === 'absolute') return { xirr_percentage: null, xirr_problem: null };
  const worth = positions.flatMap(({ today, value }) => (value > 0 ? [{ date: today, amount: value }] : []));
  const { rate, problem } = yearlyReturn([...flows, ...worth]);
  return { xirr_percentage: rate === null ? null : percent(rate * 100), xirr_problem: problem };
}

/** The figures of rupees in transit by themselves: they gain nothing. */
export function transitFigures(amount: string): HoldingFigures {
  return figuresOf([], { amount, unallotted: amount });
}

/** The newest day of a price among positions, or null. */
export function asOf(positions: readonly Position[]): string | null {
  const dates = positions.flatMap((position) => position.asset.nav?.date ?? []);
  return dates.toSorted().at(-1) ?? null;
}

function percent(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : toWire(value.toFixed(4), 2);
}
