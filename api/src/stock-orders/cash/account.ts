import { cashPayoutDay, istDate, quarterStart, rupees, sumRupees, type ChargeRules } from '@sanchay/finance';
import { randomInt } from 'node:crypto';
import { loadCalendar } from '../../calendar/index.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { balanceOf, tradingCash } from '../../ledger/index.ts';
import type { Context } from '../../platform/context.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import { chargesOf } from '../order/costs.ts';
import { isLive } from '../order/machine.ts';
import { unsettledOrders, type StockOrderRow } from '../order/orderStore.ts';
import { reservedForRights } from '../rights/rightsStore.ts';

/** The account of a portfolio for money and shares. */
export interface TradingAccount {
  investor_id: string;
  portfolio_id: string;
  demat_no: string;
  paid_out_quarter: string | null;
}

const COLUMNS = 'investor_id, portfolio_id, demat_no, paid_out_quarter';

/**
 * The trading account, opened at its first use and locked until the transaction ends: cash and shares of a portfolio
 * change one request after another, so that two tabs cannot use the same money or shares.
 */
export async function lockAccount(ctx: Context, tx: Tx, portfolioId: string): Promise<TradingAccount> {
  const find = () =>
    tx.query<TradingAccount>(`SELECT ${COLUMNS} FROM trading_accounts WHERE portfolio_id = $1 FOR UPDATE`, [
      portfolioId,
    ]);
  const [known] = await find();
  if (known) return known;
  const now = await ctx.business.now(tx);
  const today = istDate(now);
  const start = quarterStart(today);
  const isPast = cashPayoutDay(today, await loadCalendar(tx)) <= today;
  await tx.query(
    `INSERT INTO trading_accounts (investor_id, portfolio_id, demat_no, opened_at, paid_out_quarter)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (portfolio_id) DO NOTHING`,
    [await ownerOf(tx, portfolioId), portfolioId, dematNumber(), now, isPast ? start : null],
  );
  return (await find())[0]!;
}

/** A number of the sandbox's invented depository participant. */
const dematNumber = (): string => `12099900${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** The number of the demat account; null before the first order or payment. */
export async function dematNumberOf(q: Queries, portfolioId: string): Promise<string | null> {
  const [row] = await q.query<{ demat_no: string }>(
    'SELECT demat_no FROM trading_accounts WHERE portfolio_id = $1',
    [portfolioId],
  );
  return row?.demat_no ?? null;
}

/** Cash of a portfolio in rupees as text. */
export interface CashBalances {
  balance: string;
  /** Set aside for purchases that are not settled and for new shares that are not allotted. */
  reserved: string;
  available: string;
  /** Of sales that are not settled. */
  unsettled: string;
}

export async function cashBalances(
  q: Queries,
  portfolioId: string,
  rules: ChargeRules,
): Promise<CashBalances> {
  const balance = rupees(await balanceOf(q, tradingCash(), 'INR', portfolioId));
  const open = await unsettledOrders(q, portfolioId);
  const reserved = sumRupees([
    ...open.map((order) => order.reserved),
    await reservedForRights(q, portfolioId),
  ]);
  const free = balance.minus(reserved);
  const sold = open.filter(({ side, filled }) => side === 'sell' && filled > 0);
  return {
    balance: balance.toFixed(2),
    reserved: reserved.toFixed(2),
    available: (free.lt(0) ? rupees(0) : free).toFixed(2),
    unsettled: sumRupees(sold.map((order) => chargesOf(order, rules).net)).toFixed(2),
  };
}

/** Shares of a portfolio by ISIN. */
export interface ShareCount {
  /** In the demat account. */
  held: number;
  /** Of those, what no order sells. */
  free: number;
  /** Bought and not settled. */
  unsettled: number;
  /** ISO day on which the first of the unsettled shares settle; null without any. */
  settlesOn: string | null;
}

export async function shareCounts(q: Queries, portfolioId: string): Promise<Map<string, ShareCount>> {
  const rows = await q.query<{ isin: string; held: number }>(
    `SELECT isin, sum(quantity_left)::int AS held FROM share_lots WHERE portfolio_id = $1 GROUP BY isin`,
    [portfolioId],
  );
  const counts = new Map<string, ShareCount>(
    rows.map(({ isin, held }) => [isin, { held, free: held, unsettled: 0, settlesOn: null }]),
  );
  for (const order of await unsettledOrders(q, portfolioId)) {
    const count = counts.get(order.isin) ?? { held: 0, free: 0, unsettled: 0, settlesOn: null };
    if (order.side === 'sell') count.free -= selling(order);
    else if (order.filled > 0) {
      count.unsettled += order.filled;
      if (count.settlesOn === null || order.settles_on < count.settlesOn) count.settlesOn = order.settles_on;
    }
    counts.set(order.isin, count);
  }
  return counts;
}

/** Shares that a sale keeps from other orders: all of them while it may trade, then what has traded. */
function selling({ state, quantity, filled }: StockOrderRow): number {
  return isLive(state) ? quantity : filled;
}
