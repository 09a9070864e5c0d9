import {
  decimal,
  dollars,
  foreignRateDay,
  lotRupees,
  rupees,
  sumDollars,
  type Dollars,
  type RuleBook,
} from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { soldState } from '../../stock-orders/index.ts';
import { dollarRatesOn } from '../../us-stocks/index.ts';

/** Dollars of a sold lot, as text, with the rates of exchange that turn them into rupees. */
export interface SoldDollars {
  cost: string;
  /** Before the charges of the sale. */
  proceeds: string;
  charges: string;
  bought: ForeignRate;
  sold: ForeignRate;
}

/** Rupees for a dollar as text; null where no rate is on record up to the day. */
interface ForeignRate {
  /** ISO day of the rate. */
  day: string;
  rate: string | null;
}

/** US shares of one purchase that one settled sale took. Days are those of the trades; rupees are decimal text. */
export interface SoldUsShareRow {
  lot_id: string;
  sale_id: string;
  symbol: string;
  name: string;
  account: string;
  bought_on: string;
  sold_on: string;
  quantity: string;
  cost: string;
  proceeds: string;
  charges: string;
  dollars: SoldDollars;
}

interface StoredSale extends Omit<SoldUsShareRow, 'charges' | 'dollars'> {
  /** Dollars that the sale traded for and those that reached the wallet. */
  sale_value: string;
  sale_net: string;
}

/**
 * What a portfolio sold of each purchase of US shares in a period and has settled, by day of the trade; both days are
 * included. Cost and proceeds are turned into rupees at the rate of the month before purchase and sale.
 * Source: rule 115 of the Income-tax Rules, 1962.
 */
export async function soldUsShares(
  q: Queries,
  portfolioId: string,
  { from, to }: { from: string; to: string },
  rules: Pick<RuleBook, 'foreign_income_rate'>,
): Promise<SoldUsShareRow[]> {
  const rows = await q.query<StoredSale>(
    `SELECT s.lot_id, s.order_id AS sale_id, s.symbol, o.name, a.number AS account, s.bought_on, s.sold_on, s.quantity,
       s.cost, s.proceeds, o.value AS sale_value, o.net AS sale_net
     FROM us_sales s
     JOIN us_orders o ON o.investor_id = s.investor_id AND o.id = s.order_id
     JOIN us_accounts a ON a.portfolio_id = s.portfolio_id
     WHERE s.portfolio_id = $1 AND s.sold_on BETWEEN $2 AND $3
     ORDER BY s.sold_on, s.order_id, s.bought_on, s.lot_id`,
    [portfolioId, from, to],
  );
  const days = rows.flatMap(({ bought_on, sold_on }) =>
    [bought_on, sold_on].map((on) => foreignRateDay(on, rules).day),
  );
  const rates = await dollarRatesOn(q, days);
  const rateAt = (index: number): ForeignRate => ({ day: days[index]!, rate: rates[index]! });
  const charges = chargesBySale(rows);
  return rows.map((row, index) =>
    inRupees(row, {
      charges: charges.get(row)!,
      bought: rateAt(2 * index),
      sold: rateAt(2 * index + 1),
    }),
  );
}

/** The charges of each sale split over its lots by their proceeds; the last lot takes what rounding leaves. */
function chargesBySale(rows: readonly StoredSale[]): Map<StoredSale, Dollars> {
  const split = new Map<StoredSale, Dollars>();
  for (const lots of Map.groupBy(rows, ({ sale_id }) => sale_id).values()) {
    const { sale_value: value, sale_net: net } = lots[0]!;
    const whole = dollars(value).minus(dollars(net));
    let left = whole;
    lots.forEach((lot, index) => {
      const part = decimal(net).eq(0) ? whole : dollars(decimal(whole).times(lot.proceeds).div(net)).round(2);
      const own = index === lots.length - 1 ? left : part;
      left = left.minus(own);
      split.set(lot, own);
    });
  }
  return split;
}

function inRupees(
  { sale_value: _v, sale_net: _n, cost, proceeds: net, ...row }: StoredSale,
  { charges, bought, sold }: { charges: Dollars; bought: ForeignRate; sold: ForeignRate },
): SoldUsShareRow {
  const gross = sumDollars([net, charges.toFixed(2)]).toFixed(2);
  const at = (amount: string, { rate }: ForeignRate) =>
    rate === null ? rupees(0).toFixed(2) : lotRupees({ cost: amount, rate }).toFixed(2);
  return {
    ...row,
    cost: at(cost, bought),
    proceeds: at(gross, sold),
    charges: at(charges.toFixed(2), sold),
    dollars: { cost, proceeds: gross, charges: charges.toFixed(2), bought, sold },
  };
}

/** Of US shares. */
export const usShareState = soldState('us_orders', 'us_lots');
