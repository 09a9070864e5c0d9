import {
  decimal,
  dollars,
  epochDay,
  lotRupees,
  previousUsSession,
  roundRupees,
  rupeesOf,
  sumDecimals,
  sumRupees,
  toWire,
  type AssetEntry,
  type NavSeries,
} from '@sanchay/finance';
import type { OwnedAsset } from '@sanchay/contracts';
import { entryFlows, entryReturns, quantityBasis, type AssetSource } from '../../net-worth/index.ts';
import type { Context } from '../../platform/context.ts';
import { priceSeries } from '../../stocks/index.ts';
import { dollarRatesOn } from '../../us-stocks/index.ts';
import { paidUsDividends } from '../corporate-actions/eventStore.ts';
import { lotsOf, salesOfPortfolio, type UsLotRow, type UsSaleRow } from './lotStore.ts';
import { unsettledLots } from './unsettledLots.ts';

/** A US share that is or was held, with its purchases and sales. */
interface Held {
  symbol: string;
  slug: string;
  name: string;
  price: string;
  previous: string;
  priceDate: string | null;
  lots: UsLotRow[];
  /** What was bought and is not settled yet, as the lots that it becomes. */
  unsettled: UsLotRow[];
  sales: UsSaleRow[];
  /** Net of tax, in rupees at the rate of the day on which they were paid. */
  dividends: { on: string; amount: string }[];
}

/** Every day. */
const EVER = { from: '0001-01-01', to: '9999-12-31' };

async function heldShares(ctx: Context, portfolioId: string): Promise<Held[]> {
  const lots = Map.groupBy(await lotsOf(ctx.db, portfolioId), ({ symbol }) => symbol);
  const unsettled = Map.groupBy(await unsettledLots(ctx, portfolioId), ({ symbol }) => symbol);
  if (lots.size + unsettled.size === 0) return [];
  const sales = Map.groupBy(await salesOfPortfolio(ctx.db, portfolioId), ({ symbol }) => symbol);
  const dividends = Map.groupBy(await dividendsOf(ctx, portfolioId), ({ symbol }) => symbol);
  const rows = await ctx.db.query<Omit<Held, 'lots' | 'unsettled' | 'sales' | 'dividends'>>(
    `SELECT symbol, slug, name, price_usd AS price, previous_price_usd AS previous, price_date AS "priceDate"
     FROM us_stocks WHERE symbol = ANY ($1) ORDER BY name`,
    [[...lots.keys(), ...unsettled.keys()]],
  );
  return rows.map((row) => ({
    ...row,
    lots: lots.get(row.symbol) ?? [],
    unsettled: unsettled.get(row.symbol) ?? [],
    sales: sales.get(row.symbol) ?? [],
    dividends: dividends.get(row.symbol) ?? [],
  }));
}

async function dividendsOf(
  ctx: Context,
  portfolioId: string,
): Promise<{ symbol: string; on: string; amount: string }[]> {
  const paid = await paidUsDividends(ctx.db, portfolioId, EVER);
  const rates =
    paid.length === 0
      ? []
      : await dollarRatesOn(
          ctx.db,
          paid.map(({ paid_on: on }) => on),
        );
  return paid.map(({ symbol, paid_on: on, amount, withheld }, index) => ({
    symbol,
    on,
    amount: lotRupees({
      cost: dollars(amount).minus(dollars(withheld)).toFixed(2),
      rate: rates[index] ?? '0',
    }).toFixed(2),
  }));
}

const bought = ({ lots, unsettled }: Held): UsLotRow[] => [...lots, ...unsettled];
const left = (held: Held): string => sumDecimals(bought(held).map((lot) => lot.quantity_left)).toFixed(6);
const isOpen = (held: Held): boolean => decimal(left(held)).gt(0);
/** The slug is the id, as pages of shares have it in their address. */
const sourceOf = ({ slug, name }: Held) =>
  ({ source: 'sanchay', asset: 'us_stock', id: slug, name }) as const;
const inRupees = (shares: string, price: string | number, rate: string | null): number =>
  toWire(roundRupees(rupeesOf(dollars(decimal(shares).times(price)), rate ?? '0')), 2);

/**
 * Rupees that the shares rose since the price before. Those bought on the day of the price, or after it, count from what
 * they cost: what the price did before was not earned.
 */
function dayChange(held: Held, rate: string | null): number {
  const { price, previous, priceDate } = held;
  const isNew = ({ bought_on: on }: UsLotRow): boolean => priceDate !== null && on >= priceDate;
  const fresh = { ...held, lots: held.lots.filter(isNew), unsettled: held.unsettled.filter(isNew) };
  const older = decimal(left(held)).minus(left(fresh)).toFixed(6);
  const rose = inRupees(older, decimal(price).minus(previous).toFixed(2), rate);
  return toWire(sumRupees([rose, inRupees(left(fresh), price, rate), -investedNow(fresh)]), 2);
}

/**
 * US shares that were bought with Sanchay, from the day of their trade on, until their sale settles, in rupees at the
 * reference rate of each day.
 */
export const usShareSource: AssetSource = {
  external: false,
  async snapshot(ctx, portfolioId, today) {
    const held = await heldShares(ctx, portfolioId);
    const [rate = null] = held.length === 0 ? [] : await dollarRatesOn(ctx.db, [today]);
    const open = held.filter(isOpen);
    const days = open.map(({ priceDate }) => priceDate).filter((day) => day !== null);
    return {
      assets: open.map((one) => ({
        ...sourceOf(one),
        group: 'equity',
        value: inRupees(left(one), one.price, rate),
        change: dayChange(one, rate),
        basis: quantityBasis({
          quantity: Number(left(one)),
          unit: 'shares',
          price: Number(one.price),
          rate: rate === null ? null : Number(rate),
          on: one.priceDate,
        }),
      })),
      as_of: days.toSorted().at(-1) ?? null,
      first_day: held.flatMap((one) => bought(one).map((lot) => lot.bought_on)).toSorted()[0] ?? null,
      maturities: [],
      paid: held.map((one) => ({
        ...sourceOf(one),
        value: inRupees(left(one), one.price, rate),
        invested: investedNow(one),
        income: toWire(sumRupees(one.dividends.map(({ amount }) => amount)), 2),
        flows: entryFlows(sourceOf(one), entriesOf(one), today),
      })),
    };
  },
  async rows(ctx, portfolioId, today) {
    const held = (await heldShares(ctx, portfolioId)).filter(isOpen);
    const [rate = null] = held.length === 0 ? [] : await dollarRatesOn(ctx.db, [today]);
    const sessionBefore = previousUsSession(today);
    return held.map((one) => ({
      ...sourceOf(one),
      ...entryReturns(entriesOf(one), inRupees(left(one), one.price, rate), today),
      priced_on: one.priceDate,
      stale: one.priceDate !== null && one.priceDate < sessionBefore,
      invested: investedNow(one),
      ...settlingOf(one),
    }));
  },
  async history(ctx, portfolioId, days) {
    const held = await heldShares(ctx, portfolioId);
    if (held.length === 0) return days.map(() => ({ value: 0, invested: 0 }));
    const rates = await dollarRatesOn(ctx.db, days);
    const series = new Map<string, NavSeries>();
    for (const { symbol } of held) series.set(symbol, await priceSeries(ctx.db, 'US', symbol));
    return days.map((day, index) => {
      const values = held.map((one) =>
        inRupees(sharesOn(one, day), priceOn(series.get(one.symbol)!, day), rates[index]!),
      );
      return {
        value: toWire(sumRupees(values), 2),
        invested: toWire(sumRupees(held.map((one) => investedOn(one, day))), 2),
      };
    });
  },
  async flows(ctx, portfolioId, today) {
    const held = await heldShares(ctx, portfolioId);
    return held.flatMap((one) => entryFlows(sourceOf(one), entriesOf(one), today));
  },
};

/** Rupees that the shares that are left had cost at the rates of their days. */
const investedNow = (held: Held): number =>
  toWire(sumRupees(bought(held).map(({ cost_left: cost, rate }) => lotRupees({ cost, rate }))), 2);

/** The shares that are not settled yet, and the last day on which they settle. */
function settlingOf(held: Held): Pick<OwnedAsset, 'settling'> {
  const on = held.unsettled
    .map((lot) => lot.settled_on)
    .toSorted()
    .at(-1);
  if (on === undefined) return {};
  const shares = sumDecimals(held.unsettled.map((lot) => lot.quantity));
  return { settling: { quantity: toWire(shares, 6), all: shares.eq(left(held)), on } };
}

/**
 * What purchases cost on the days of their trades, and what sales brought and dividends paid on the days of settlement, at
 * the rates of the days of trading.
 */
function entriesOf(held: Held): AssetEntry[] {
  const { sales, dividends } = held;
  return [
    ...bought(held).map(({ bought_on: on, cost, rate }): AssetEntry => ({
      on,
      kind: 'paid_in',
      amount: toWire(lotRupees({ cost, rate }), 2),
    })),
    ...sales.map(({ settled_on: on, proceeds, rate_sold: rate }): AssetEntry => ({
      on,
      kind: 'taken_out',
      amount: toWire(lotRupees({ cost: proceeds, rate }), 2),
    })),
    ...dividends.map(({ on, amount }): AssetEntry => ({
      on,
      kind: 'taken_out',
      amount: toWire(amount, 2),
    })),
  ];
}

function sharesOn(held: Held, day: string): string {
  const came = bought(held).filter(({ bought_on: on }) => on <= day);
  const gone = held.sales.filter(({ settled_on: on }) => on <= day);
  return sumDecimals(came.map(({ quantity }) => quantity))
    .minus(sumDecimals(gone.map(({ quantity_now: quantity }) => quantity)))
    .toFixed(6);
}

/** Rupees paid for the shares that were held on a day, as text. */
function investedOn(held: Held, day: string): string {
  const parts = bought(held)
    .filter(({ bought_on: on }) => on <= day)
    .map(({ id, cost, rate }) => {
      const sold = held.sales.filter(({ lot_id, settled_on }) => lot_id === id && settled_on <= day);
      const rest = decimal(cost).minus(sumDecimals(sold.map((sale) => sale.cost)));
      return lotRupees({ cost: rest.toFixed(2), rate });
    });
  return sumRupees(parts).toFixed(2);
}

/** The closing price of a day, or of the last day before it; 0 before the first. */
export function priceOn({ days, navs }: NavSeries, day: string): number {
  const wanted = epochDay(day);
  const index = days.findLastIndex((each) => each <= wanted);
  return index === -1 ? 0 : navs[index]!;
}
