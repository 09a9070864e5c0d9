import { decimal, roundedParts, rupees, stockCharges, sumRupees, type ChargeRules } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { soldState } from '../order/orderTables.ts';

/** Shares of one purchase that one settled sale took. Days are those of the trades; rupees are decimal text. */
export interface SoldShareRow {
  lot_id: string;
  sale_id: string;
  isin: string;
  name: string;
  demat_no: string;
  bought_on: string;
  sold_on: string;
  /** Whole but for the part of a share that a company sells after a merger or demerger. */
  quantity: number;
  /** With charges, without STT. */
  cost: string;
  /** In the cost. */
  stamp_duty: string;
  /** Shares times their average price, before charges and STT. */
  proceeds: string;
  /** Of the sale, without STT. */
  charges: string;
  stt: string;
}

export interface StoredSale extends Omit<SoldShareRow, 'stamp_duty' | 'charges'> {
  /** Value of all trades of the sale and of the purchase, and how many shares they were. */
  sale_value: string;
  sale_shares: number;
  bought_value: string;
  bought_shares: number;
  /** Shares of today for each share of the sale; the shares of the purchase are those of today. */
  split_times: number;
  /** Shares of the purchase that this sale and earlier ones took. */
  until: number;
}

const SOLD = `
  SELECT s.lot_id, s.order_id AS sale_id, s.isin, o.name, a.demat_no, s.bought_on, s.sold_on, s.quantity, s.cost,
    s.proceeds, s.stt, o.value AS sale_value, o.filled AS sale_shares, coalesce(b.value, 0)::numeric(16, 2) AS bought_value,
    l.quantity AS bought_shares, s.split_times,
    (sum(s.quantity * s.split_times) OVER (PARTITION BY s.lot_id ORDER BY s.sold_on, o.placed_at, o.id))::integer AS until
  FROM share_sales s
  JOIN stock_orders o ON o.investor_id = s.investor_id AND o.id = s.order_id
  JOIN share_lots l ON l.investor_id = s.investor_id AND l.id = s.lot_id
  LEFT JOIN stock_orders b ON b.investor_id = s.investor_id AND b.id = s.lot_id
  JOIN trading_accounts a ON a.investor_id = s.investor_id AND a.portfolio_id = s.portfolio_id
  WHERE s.portfolio_id = $1`;

/** Parts of a share that companies sold for their holders, at the exchange and so with STT. */
const FRACTIONS = `
  SELECT f.lot_id, f.id AS sale_id, f.isin, s.name, a.demat_no, f.bought_on, f.sold_on, f.shares::float8 AS quantity, f.cost,
    '0.00' AS stamp_duty, f.proceeds, '0.00' AS charges, '0.00' AS stt
  FROM share_fraction_sales f
  JOIN stocks s ON s.isin = f.isin
  JOIN trading_accounts a ON a.investor_id = f.investor_id AND a.portfolio_id = f.portfolio_id
  WHERE f.portfolio_id = $1 AND f.sold_on BETWEEN $2 AND $3 ORDER BY f.sold_on, f.id`;

/** What a portfolio sold of each purchase in a period and has settled, by day of the trade; both days are included. */
export async function soldShares(
  q: Queries,
  portfolioId: string,
  { from, to }: { from: string; to: string },
  rules: ChargeRules,
): Promise<SoldShareRow[]> {
  const rows = await q.query<StoredSale>(
    `SELECT * FROM (${SOLD}) sold WHERE sold_on BETWEEN $2 AND $3 ORDER BY sold_on, sale_id, bought_on, lot_id`,
    [portfolioId, from, to],
  );
  const fractions = await q.query<SoldShareRow>(FRACTIONS, [portfolioId, from, to]);
  return [
    ...[...Map.groupBy(rows, (row) => row.sale_id).values()].flatMap((lots) => withCharges(lots, rules)),
    ...fractions,
  ];
}

/** The lots of one settled sale with its charges and the stamp duty of their purchases, each to the paisa. */
export function withCharges(lots: readonly StoredSale[], rules: ChargeRules): SoldShareRow[] {
  const whole = rupees(lots[0]!.sale_value).minus(sumRupees(lots.map(({ proceeds }) => proceeds)));
  const charges = roundedParts(
    lots.map(({ quantity, sale_shares: all }) => rupees(decimal(whole).times(quantity).div(all))),
  );
  return lots.map((lot, index) => {
    const { sale_value: _s, sale_shares: _n, bought_value: _b, bought_shares: _c, ...rest } = lot;
    const { split_times: _t, until: _u, ...shown } = rest;
    return {
      ...shown,
      stamp_duty: stampDutyOf(lot, rules),
      proceeds: rupees(lot.proceeds).plus(rupees(charges[index]!)).toFixed(2),
      charges: charges[index]!,
    };
  });
}

/** The part of the purchase's stamp duty that falls on the shares; parts of a purchase add up to it. */
function stampDutyOf(
  { bought_on: on, bought_value: value, bought_shares: all, quantity, split_times: times, until }: StoredSale,
  rules: ChargeRules,
): string {
  const { charges } = stockCharges({ side: 'buy', value, on }, rules);
  const duty = decimal(charges.find(({ kind }) => kind === 'stamp_duty')?.amount ?? 0);
  const [, own] = roundedParts(
    [until - quantity * times, quantity * times].map((shares) => rupees(duty.times(shares).div(all))),
  );
  return own!;
}

/** Of Indian shares. */
export const shareState = soldState('stock_orders', 'share_lots');
