import {
  addDays,
  dateOfEpochDay,
  decimal,
  epochDay,
  lotRupees,
  ROUND_HALF_UP,
  sumDecimals,
  sumRupees,
  type Big,
  type NavSeries,
  type RuleBook,
} from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { priceSeries } from '../../stocks/index.ts';
import { splitsAfter, type UsSplitRow } from '../corporate-actions/actionStore.ts';
import { beforeSplits } from '../corporate-actions/beforeSplits.ts';
import { usDividendIncome, type UsDividendIncome } from '../corporate-actions/dividendRupees.ts';
import { dollarRatesOn, usAccountOf } from '../../us-stocks/index.ts';
import { lotsOf, salesOfPortfolio, type UsLotRow, type UsSaleRow } from './lotStore.ts';
import { soldUsShares, type SoldUsShareRow } from './soldUsShares.ts';
import { priceOn } from './usShareSource.ts';

/** One purchase of US shares that was held in a calendar year, as table A3 of Schedule FA lists it. Rupees are text. */
export interface ForeignShareRow {
  lot_id: string;
  symbol: string;
  name: string;
  account: string;
  bought_on: string;
  /** Shares at the end. */
  shares: string;
  initial: string;
  peak: string;
  /** ISO day of the peak. */
  peak_on: string;
  closing: string;
  /** Dividends before tax that were paid in the year. */
  credited: string;
  proceeds: string;
}

interface Year {
  /** ISO days, both included. */
  from: string;
  to: string;
}

/** What the days of a calendar year need: prices by share and the reference rate of each day. */
interface Market {
  days: readonly string[];
  rates: ReadonlyMap<string, string>;
  series: ReadonlyMap<string, NavSeries>;
}

/**
 * The purchases of US shares that a portfolio held at any time of a calendar year, and those sold before it of which a
 * dividend was credited in it, oldest first: what they cost, their
 * highest and last value and what sales brought, each at the reference rate of its own day. The form prescribes the
 * telegraphic transfer buying rate of these days. Source: Schedule FA, table A3.
 */
export async function foreignShares(
  q: Queries,
  portfolioId: string,
  year: Year,
  rules: Pick<RuleBook, 'foreign_income_rate'>,
): Promise<ForeignShareRow[]> {
  const sales = Map.groupBy(await salesOfPortfolio(q, portfolioId), (sale) => sale.lot_id);
  const every = await lotsOf(q, portfolioId);
  const credited = creditedByLot(every, sales, await usDividendIncome(q, portfolioId, year, rules));
  const lots = every.filter(
    (lot) => lot.bought_on <= year.to && (credited.has(lot.id) || heldIn(lot, sales.get(lot.id) ?? [], year)),
  );
  if (lots.length === 0) return [];
  const market = await marketOf(q, lots, year);
  const sold = Map.groupBy(await soldUsShares(q, portfolioId, year, rules), (row) => row.lot_id);
  const account = await usAccountOf(q, portfolioId);
  const atEnd = new Map<string, readonly UsSplitRow[]>();
  for (const symbol of market.series.keys()) atEnd.set(symbol, await splitsAfter(q, symbol, year.to));
  const names = new Map(
    (
      await q.query<{ symbol: string; name: string }>(
        'SELECT symbol, name FROM us_stocks WHERE symbol = ANY ($1)',
        [[...market.series.keys()]],
      )
    ).map(({ symbol, name }) => [symbol, name]),
  );
  return lots.map((lot) => ({
    lot_id: lot.id,
    symbol: lot.symbol,
    name: names.get(lot.symbol) ?? lot.symbol,
    account: account!.number,
    bought_on: lot.bought_on,
    ...valuesOf(lot, sales.get(lot.id) ?? [], year, market),
    shares: beforeSplits(sharesOn(lot, sales.get(lot.id) ?? [], year.to).toFixed(6), atEnd.get(lot.symbol)!),
    credited: credited.get(lot.id) ?? '0.00',
    proceeds: proceedsOf(sold.get(lot.id) ?? [], market),
  }));
}

/** Shares of a lot at the end of a day. */
function sharesOn({ bought_on, quantity }: UsLotRow, sales: readonly UsSaleRow[], day: string): Big {
  if (day < bought_on) return decimal(0);
  const sold = sales.filter(({ sold_on }) => sold_on <= day).map((sale) => sale.quantity_now);
  return decimal(quantity).minus(sumDecimals(sold));
}

const heldIn = (lot: UsLotRow, sales: readonly UsSaleRow[], { from }: Year): boolean =>
  lot.bought_on >= from || sharesOn(lot, sales, addDays(from, -1)).gt(0);

async function marketOf(q: Queries, lots: readonly UsLotRow[], { from, to }: Year): Promise<Market> {
  const count = epochDay(to) - epochDay(from) + 1;
  const days = Array.from({ length: count }, (_, index) => dateOfEpochDay(epochDay(from) + index));
  const rates = await dollarRatesOn(q, days);
  const series = new Map<string, NavSeries>();
  for (const symbol of new Set(lots.map((lot) => lot.symbol)))
    series.set(symbol, await priceSeries(q, 'US', symbol));
  return { days, rates: new Map(days.map((day, index) => [day, rates[index] ?? '0'])), series };
}

function valuesOf(
  lot: UsLotRow,
  sales: readonly UsSaleRow[],
  { from, to }: Year,
  { days, rates, series }: Market,
): Pick<ForeignShareRow, 'initial' | 'peak' | 'peak_on' | 'closing'> {
  const prices = series.get(lot.symbol)!;
  const worth = (day: string): Big =>
    sharesOn(lot, sales, day).times(priceOn(prices, day)).times(rates.get(day)!);
  const first = lot.bought_on > from ? lot.bought_on : from;
  let peak = { day: first, value: worth(first) };
  for (const day of days) {
    if (day <= first) continue;
    const value = worth(day);
    if (value.gt(peak.value)) peak = { day, value };
  }
  const soldBefore = sumDecimals(sales.filter(({ sold_on }) => sold_on < from).map(({ cost }) => cost));
  const cost = decimal(lot.cost).minus(soldBefore).toFixed(2);
  return {
    initial: lotRupees({ cost, rate: lot.rate }).toFixed(2),
    peak: peak.value.round(2).toFixed(2),
    peak_on: peak.day,
    closing: worth(to).round(2).toFixed(2),
  };
}

/** Rupees of sales before charges, at the rates of their days. */
function proceedsOf(sold: readonly SoldUsShareRow[], { rates }: Market): string {
  return sumRupees(
    sold.map(({ sold_on, dollars }) => lotRupees({ cost: dollars.proceeds, rate: rates.get(sold_on)! })),
  ).toFixed(2);
}

/** Each dividend over the lots that were held before its ex-date, by their shares; the last takes what rounding leaves. */
function creditedByLot(
  lots: readonly UsLotRow[],
  sales: ReadonlyMap<string, readonly UsSaleRow[]>,
  dividends: readonly UsDividendIncome[],
): Map<string, string> {
  const credited = new Map<string, string>();
  for (const { symbol, ex_date: exDate, credited: amount } of dividends) {
    const held = lots
      .filter((lot) => lot.symbol === symbol)
      .map((lot) => ({ id: lot.id, shares: sharesOn(lot, sales.get(lot.id) ?? [], addDays(exDate, -1)) }))
      .filter(({ shares }) => shares.gt(0));
    const all = sumDecimals(held.map(({ shares }) => shares));
    let left = decimal(amount);
    held.forEach(({ id, shares }, index) => {
      const part =
        index === held.length - 1 ? left : decimal(amount).times(shares).div(all).round(2, ROUND_HALF_UP);
      left = left.minus(part);
      credited.set(id, sumRupees([credited.get(id) ?? '0.00', part.toFixed(2)]).toFixed(2));
    });
  }
  return credited;
}
