import {
  decimal,
  epochDay,
  previousBusinessDay,
  rupees,
  sumRupees,
  toWire,
  type AssetEntry,
  type Big,
  type NavSeries,
  type Rupees,
} from '@sanchay/finance';
import type { OwnedAsset } from '@sanchay/contracts';
import { loadCalendar } from '../../calendar/index.ts';
import {
  entryFlows,
  entryReturns,
  quantityBasis,
  type AssetSource,
  type PaidAsset,
} from '../../net-worth/index.ts';
import type { Context } from '../../platform/context.ts';
import { priceSeries } from '../../stocks/index.ts';
import { paidDividends } from '../corporate-actions/actionStore.ts';
import { sharesFactor } from '../corporate-actions/pendingShares.ts';
import { investedIn, LATEST } from './holdings.ts';
import { fractionsOf, lotMovesOf, type FractionRow, type LotMove } from './actionLots.ts';
import { lotsOf, salesOfPortfolio, type LotRow, type SaleRow } from './lotStore.ts';
import { unsettledLots } from './unsettledLots.ts';

/** A share that is or was in the demat account, with its purchases and sales. */
interface Held {
  isin: string;
  slug: string;
  name: string;
  price: string;
  previous: string;
  priceDate: string | null;
  lots: LotRow[];
  /** What was bought and is not in the demat account yet, as the lots that it becomes. */
  unsettled: LotRow[];
  sales: SaleRow[];
  /** What mergers and demergers took out of the lots. */
  moves: LotMove[];
  /** Parts of a share that actions left over and the company sold. */
  fractions: FractionRow[];
  /** Dividends, less the tax that the company deducted. Rupees as text. */
  dividends: { paid_on: string; net: string }[];
  /** What shares of a day are multiplied by for the prices of today; of unsettled ones by the day of their trade. */
  factorOn: (day: string, tradedOn?: string) => Big;
}

/** Every day. */
const EVER = { from: '0001-01-01', to: '9999-12-31' };

async function heldShares(ctx: Context, portfolioId: string): Promise<Held[]> {
  const lots = Map.groupBy(await lotsOf(ctx.db, portfolioId), ({ isin }) => isin);
  const unsettled = Map.groupBy(await unsettledLots(ctx, portfolioId), ({ isin }) => isin);
  if (lots.size + unsettled.size === 0) return [];
  const factor = await sharesFactor(ctx.db, portfolioId);
  const sales = Map.groupBy(await salesOfPortfolio(ctx.db, portfolioId), ({ isin }) => isin);
  const moves = Map.groupBy(await lotMovesOf(ctx.db, portfolioId), ({ lot_id: id }) => id);
  const fractions = Map.groupBy(await fractionsOf(ctx.db, portfolioId), ({ isin }) => isin);
  const dividends = Map.groupBy(await paidDividends(ctx.db, portfolioId, EVER), ({ isin }) => isin);
  const rows = await ctx.db.query<Pick<Held, 'isin' | 'slug' | 'name' | 'price' | 'previous' | 'priceDate'>>(
    `SELECT isin, slug, name, price, previous_price AS previous, price_date AS "priceDate" FROM stocks
     WHERE isin = ANY ($1) ORDER BY name`,
    [[...lots.keys(), ...unsettled.keys(), ...fractions.keys()]],
  );
  return rows.map((row) => ({
    ...row,
    lots: lots.get(row.isin) ?? [],
    unsettled: unsettled.get(row.isin) ?? [],
    sales: sales.get(row.isin) ?? [],
    fractions: fractions.get(row.isin) ?? [],
    dividends: (dividends.get(row.isin) ?? []).map(({ paid_on, amount, tds }) => ({
      paid_on,
      net: rupees(amount).minus(rupees(tds)).toFixed(2),
    })),
    moves: (lots.get(row.isin) ?? []).flatMap(({ id }) => moves.get(id) ?? []),
    factorOn: (day, tradedOn) => factor(row.isin, day, tradedOn),
  }));
}

const unsettledOn = ({ unsettled, factorOn }: Held, day: string): Big =>
  unsettled
    .filter(({ bought_on: on }) => on <= day)
    .reduce((sum, lot) => sum.plus(factorOn(day, lot.bought_on).times(lot.quantity)), decimal(0));
const left = (held: Held): Big =>
  held
    .factorOn(LATEST)
    .times(held.lots.reduce((sum, lot) => sum + lot.quantity_left, 0))
    .plus(unsettledOn(held, LATEST));
const isOpen = (held: Held): boolean => left(held).gt(0);
/** The slug is the id, as pages of shares have it in their address. */
const sourceOf = ({ slug, name }: Held) => ({ source: 'sanchay', asset: 'stock', id: slug, name }) as const;
const valueAt = (shares: Big, price: string | number): number => toWire(decimal(price).times(shares), 2);

/**
 * Rupees that the shares rose since the price before. Those bought on the day of the price, or
 * after it, count from what they cost: what the price did before was not earned.
 */
function dayChange(held: Held): number {
  const { price, previous, priceDate } = held;
  const isNew = ({ bought_on: on }: LotRow): boolean => priceDate !== null && on >= priceDate;
  const settled = held.lots.filter(isNew);
  const unsettled = held.unsettled.filter(isNew);
  const newShares = left({ ...held, lots: settled, unsettled });
  const rose = decimal(price).minus(previous).times(left(held).minus(newShares));
  const earned = decimal(price)
    .times(newShares)
    .minus(investedIn([...settled, ...unsettled]));
  return toWire(rose.plus(earned), 2);
}

/** Shares that were bought with Sanchay, from the day of their trade on: closing price of each day, of the day that runs the last price. */
export const shareSource: AssetSource = {
  external: false,
  async snapshot(ctx, portfolioId, today) {
    const held = await heldShares(ctx, portfolioId);
    const open = held.filter(isOpen);
    const days = open.map(({ priceDate }) => priceDate).filter((day) => day !== null);
    return {
      assets: open.map((one) => ({
        ...sourceOf(one),
        group: 'equity',
        value: valueAt(left(one), one.price),
        change: dayChange(one),
        basis: quantityBasis({
          quantity: Number(left(one)),
          unit: 'shares',
          price: Number(one.price),
          on: one.priceDate,
        }),
      })),
      as_of: days.toSorted().at(-1) ?? null,
      first_day:
        held.flatMap(({ lots, unsettled }) => [...lots, ...unsettled].map(cameOn)).toSorted()[0] ?? null,
      maturities: [],
      paid: held.map((one) => paidOf(one, today)),
    };
  },
  async rows(ctx, portfolioId, today) {
    const held = await heldShares(ctx, portfolioId);
    const sessionBefore = previousBusinessDay(await loadCalendar(ctx.db), today, 'equity');
    return held.filter(isOpen).map((one) => ({
      ...sourceOf(one),
      ...entryReturns(entriesOf(one), valueAt(left(one), one.price), today),
      priced_on: one.priceDate,
      stale: one.priceDate !== null && one.priceDate < sessionBefore,
      invested: toWire(investedIn([...one.lots, ...one.unsettled]), 2),
      ...settlingOf(one),
    }));
  },
  async history(ctx, portfolioId, days) {
    const held = await heldShares(ctx, portfolioId);
    const series = new Map<string, NavSeries>();
    for (const { isin } of held) series.set(isin, await priceSeries(ctx.db, 'IN', isin));
    return days.map((day) => ({
      value: toWire(
        sumRupees(held.map((one) => valueAt(sharesOn(one, day), priceOn(one, series.get(one.isin)!, day)))),
        2,
      ),
      invested: toWire(sumRupees(held.map((one) => investedOn(one, day))), 2),
    }));
  },
  async flows(ctx, portfolioId, today) {
    const held = await heldShares(ctx, portfolioId);
    return held.flatMap((one) => entryFlows(sourceOf(one), entriesOf(one), today));
  },
};

const paidOf = (held: Held, today: string): PaidAsset => ({
  ...sourceOf(held),
  value: valueAt(left(held), held.price),
  invested: toWire(investedIn([...held.lots, ...held.unsettled]), 2),
  income: toWire(sumRupees(held.dividends.map(({ net }) => net)), 2),
  flows: entryFlows(sourceOf(held), entriesOf(held), today),
});

/** The shares that are not in the demat account yet, and the last day on which they come. */
function settlingOf(held: Held): Pick<OwnedAsset, 'settling'> {
  const on = held.unsettled
    .map((lot) => lot.settled_on)
    .toSorted()
    .at(-1);
  if (on === undefined) return {};
  const shares = unsettledOn(held, LATEST);
  return { settling: { quantity: Number(shares), all: shares.eq(left(held)), on } };
}

/** The day from which a lot is in the demat account, or on its way. */
const cameOn = ({ came_on: on, bought_on: bought }: LotRow): string => on ?? bought;

/**
 * What purchases cost on the days of their trades, new shares of a rights issue on the day of allotment, what sales
 * brought on the days of settlement, and dividends. The cost that went to another company counts there, from the day of
 * the same trade, with that of the part of a share for which money came.
 */
function entriesOf({ lots, unsettled, sales, moves, fractions, dividends }: Held): AssetEntry[] {
  const movedFrom = ({ id }: LotRow): Rupees =>
    sumRupees(moves.filter((move) => move.lot_id === id).flatMap(({ cost, stt }) => [cost, stt]));
  const paid = [...lots, ...unsettled].map((lot): AssetEntry => ({
    on: lot.bought_on,
    kind: 'paid_in',
    amount: toWire(rupees(lot.cost).plus(rupees(lot.stt)).minus(movedFrom(lot)), 2),
  }));
  const ofParts = fractions.map(({ bought_on: on, cost }): AssetEntry => ({
    on,
    kind: 'paid_in',
    amount: toWire(cost, 2),
  }));
  return [
    ...[...paid, ...ofParts].filter(({ amount }) => amount > 0),
    ...sales.map(({ settled_on, proceeds, stt }): AssetEntry => ({
      on: settled_on,
      kind: 'taken_out',
      amount: toWire(rupees(proceeds).minus(rupees(stt)), 2),
    })),
    ...fractions.map(({ sold_on: on, proceeds }): AssetEntry => ({
      on,
      kind: 'taken_out',
      amount: toWire(proceeds, 2),
    })),
    ...dividends.map(({ paid_on: on, net }): AssetEntry => ({
      on,
      kind: 'taken_out',
      amount: toWire(net, 2),
    })),
  ];
}

function sharesOn(held: Held, day: string): Big {
  const bought = held.lots.filter((lot) => cameOn(lot) <= day);
  const sold = held.sales.filter(({ settled_on: on }) => on <= day).map(inShares);
  const moved = held.moves.filter(({ moved_on: on }) => on <= day);
  const sum = (rows: readonly { quantity: number }[]): number =>
    rows.reduce((total, { quantity }) => total + quantity, 0);
  return held
    .factorOn(day)
    .times(sum(bought) - sum(sold) - sum(moved))
    .plus(unsettledOn(held, day));
}

/** A sale in shares of today. */
const inShares = (sale: SaleRow): SaleRow => ({ ...sale, quantity: sale.quantity * sale.split_times });

/** Rupees paid for the shares that were held on a day. */
function investedOn({ lots, unsettled, sales, moves }: Held, day: string): string {
  const on = [...lots, ...unsettled]
    .filter((lot) => cameOn(lot) <= day)
    .map((lot) => {
      const moved = moves.filter(({ lot_id: id, moved_on: moveDay }) => id === lot.id && moveDay <= day);
      const sold = sales
        .filter(({ lot_id, settled_on }) => lot_id === lot.id && settled_on <= day)
        .map(inShares);
      const gone = [...sold, ...moved];
      const cost = rupees(lot.cost).minus(sumRupees(gone.map((part) => part.cost)));
      const quantity = lot.quantity - gone.reduce((sum, part) => sum + part.quantity, 0);
      return { ...lot, quantity_left: quantity, cost_left: cost.toFixed(2) };
    });
  return investedIn(on);
}

/** The last price from its day on; the closing price of a day before, or of the last day before it; 0 before the first. */
function priceOn({ price, priceDate }: Held, { days, navs }: NavSeries, day: string): string | number {
  if (priceDate !== null && day >= priceDate) return price;
  const wanted = epochDay(day);
  const index = days.findLastIndex((each) => each <= wanted);
  return index === -1 ? 0 : navs[index]!;
}
