import type { CallReply } from '@sanchay/contracts';
import { decimal, rupees, sumRupees, toWire } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { tradedAt } from '../../stocks/index.ts';
import { shareCounts } from '../cash/account.ts';
import { sharesFactor } from '../corporate-actions/pendingShares.ts';
import { lotsOf } from './lotStore.ts';

/** After the day of every action: the shares of today. */
export const LATEST = '9999-12-31';

type Holding = CallReply<'stockHoldings'>['data'][number];

/** Shares of a portfolio in its demat account and on their way, by name. */
export async function holdingsOf(q: Queries, portfolioId: string): Promise<Holding[]> {
  const counts = await shareCounts(q, portfolioId);
  const lots = Map.groupBy(await lotsOf(q, portfolioId), ({ isin }) => isin);
  const shown = [...counts].filter(([, { held, unsettled }]) => held + unsettled > 0).map(([isin]) => isin);
  const shares = await q.query<{
    isin: string;
    slug: string;
    symbol: string;
    name: string;
    price: string;
    price_date: string | null;
    traded_at: Date | null;
  }>(
    'SELECT isin, slug, symbol, name, price, price_date, traded_at FROM stocks WHERE isin = ANY ($1) ORDER BY name',
    [shown],
  );
  const factor = await sharesFactor(q, portfolioId);
  return shares.map(({ price, traded_at: at, ...share }) => {
    const { held, free, unsettled } = counts.get(share.isin)!;
    const invested = investedIn(lots.get(share.isin) ?? []);
    const value = rupees(decimal(price).times(held).times(factor(share.isin, LATEST)));
    return {
      ...share,
      quantity: held,
      free,
      unsettled,
      invested: toWire(invested, 2),
      average_price: held > 0 ? toWire(decimal(invested).div(held), 2) : 0,
      price: toWire(price, 2),
      ...tradedAt({ traded_at: at }),
      value: toWire(value, 2),
      gain: toWire(value.minus(rupees(invested)), 2),
    };
  });
}

type Left = Pick<
  Awaited<ReturnType<typeof lotsOf>>[number],
  'quantity' | 'quantity_left' | 'cost_left' | 'stt'
>;

/** Rupees paid for what is left of lots, charges and STT included, as text. */
export function investedIn(lots: readonly Left[]): string {
  const parts = lots.map(({ quantity, quantity_left: left, cost_left: cost, stt }) =>
    rupees(cost).plus(rupees(decimal(stt).times(left).div(quantity))),
  );
  return sumRupees(parts).toFixed(2);
}
