import type { CarriedLot, ShareFraction, ShareLot } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import type { StockOrderRow } from '../order/orderStore.ts';
import { ENTRY_ORDER, openLot, WITH_ORDERS, type LotRow } from './lotStore.ts';

/**
 * Lots that take part in an action: shares that came into the demat account before the ex-date, and shares that a bonus or
 * rights issue brought on the same day before it.
 */
const TAKES_PART = `portfolio_id = $1 AND isin = $2 AND (coalesce(came_on, bought_on) < $3
  OR (bought_on = $3 AND action_number IS NOT NULL AND came_on IS NULL))`;

/** How many shares in the demat account take part in an action. */
export async function sharesBefore(
  tx: Tx,
  portfolioId: string,
  isin: string,
  exDate: string,
): Promise<number> {
  const [row] = await tx.query<{ held: number }>(
    `SELECT coalesce(sum(quantity_left), 0)::int AS held FROM share_lots WHERE ${TAKES_PART}`,
    [portfolioId, isin, exDate],
  );
  return row!.held;
}

/** What takes part in an action, with the STT of what is left of each purchase, in the order in which it came. */
export async function lotsTakingPart(
  tx: Tx,
  portfolioId: string,
  isin: string,
  exDate: string,
): Promise<(ShareLot & { stt: string })[]> {
  const rows = await tx.query<LotRow & { stt_left: string }>(
    `SELECT l.*, round(l.stt * l.quantity_left / l.quantity, 2)::text AS stt_left
     FROM (SELECT * FROM share_lots WHERE ${TAKES_PART}) l ${WITH_ORDERS}
     WHERE l.quantity_left > 0 ORDER BY ${ENTRY_ORDER}`,
    [portfolioId, isin, exDate],
  );
  return rows.map((row) => ({ ...openLot(row), stt: row.stt_left }));
}

/** Makes more shares of lots by a split, at the same cost; earlier sales are remembered with the splits since. */
export async function scaleLots(
  tx: Tx,
  portfolioId: string,
  { isin, before, times }: { isin: string; before: string; times: number },
): Promise<void> {
  const of = [portfolioId, isin, before, times];
  await tx.query(
    `UPDATE share_lots SET quantity = quantity * $4, quantity_left = quantity_left * $4 WHERE ${TAKES_PART}`,
    of,
  );
  await tx.query(
    `UPDATE share_sales SET split_times = split_times * $4
     WHERE portfolio_id = $1 AND isin = $2 AND bought_on <= $3 AND sold_on < $3`,
    of,
  );
}

type Owner = Pick<StockOrderRow, 'investor_id' | 'portfolio_id'>;

/** Shares that an action brings as a lot of their own, acquired on the ISO day `on` for `cost` rupees. */
interface ActionLot {
  id: string;
  isin: string;
  on: string;
  shares: number;
  cost: string;
  /** Of the action. */
  number: number;
}

/** Stores shares of a bonus or rights issue as a lot of their own. */
export async function addAllottedLot(
  tx: Tx,
  { investor_id, portfolio_id }: Owner,
  { id, isin, on, shares, cost, number }: ActionLot,
): Promise<void> {
  await tx.query(
    `INSERT INTO share_lots (investor_id, portfolio_id, id, isin, bought_on, settled_on, quantity, cost, stt,
       quantity_left, cost_left, action_number)
     VALUES ($1, $2, $3, $4, $5, $5, $6, $7, 0, $6, $7, $8)`,
    [investor_id, portfolio_id, id, isin, on, shares, cost, number],
  );
}

/** The action that carries lots into another company. */
export interface Carrying {
  number: number;
  /** The other company. */
  isin: string;
  /** Ex-date. */
  on: string;
}

/** Stores shares that continue a lot in another company. */
export async function addCarriedLot(
  tx: Tx,
  { investor_id, portfolio_id }: Owner,
  { number, isin, on }: Carrying,
  { id, boughtOn, quantity, cost, stt }: CarriedLot & { id: string; stt: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO share_lots (investor_id, portfolio_id, id, isin, bought_on, settled_on, came_on, quantity, cost, stt,
       quantity_left, cost_left, action_number)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $7, $8, $10)`,
    [investor_id, portfolio_id, id, isin, boughtOn, on, quantity, cost, stt, number],
  );
}

/** Takes shares and cost out of a lot that is carried on elsewhere. */
export async function moveOutOfLot(
  tx: Tx,
  { investor_id, portfolio_id }: Owner,
  { number, on }: Carrying,
  { id, quantity, cost, stt }: Pick<ShareLot, 'id' | 'quantity' | 'cost'> & { stt: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO share_lot_moves (investor_id, portfolio_id, action_number, lot_id, moved_on, quantity, cost, stt)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [investor_id, portfolio_id, number, id, on, quantity, cost, stt],
  );
  await tx.query(
    `UPDATE share_lots SET quantity_left = quantity_left - $3, cost_left = cost_left - $4
     WHERE investor_id = $1 AND id = $2`,
    [investor_id, id, quantity, cost],
  );
}

/** Stores that a company sold part of one share for its holder; that of a bonus issue cost nothing. */
export async function addFractionSale(
  tx: Tx,
  { investor_id, portfolio_id }: Owner,
  { isin, on }: Carrying,
  { id, from, boughtOn, shares, cost, proceeds }: ShareFraction & { id: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO share_fraction_sales (investor_id, portfolio_id, id, lot_id, isin, bought_on, sold_on, shares, cost,
       proceeds)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [investor_id, portfolio_id, id, from, isin, boughtOn, on, shares, cost, proceeds],
  );
}

/** Part of a share that a company sold for its holder; rupees as text. */
export interface FractionRow {
  isin: string;
  bought_on: string;
  sold_on: string;
  cost: string;
  proceeds: string;
}

/** Parts of shares of a portfolio that companies sold, the oldest first. */
export function fractionsOf(q: Queries, portfolioId: string): Promise<FractionRow[]> {
  return q.query(
    `SELECT isin, bought_on, sold_on, cost, proceeds FROM share_fraction_sales WHERE portfolio_id = $1
     ORDER BY sold_on, id`,
    [portfolioId],
  );
}

/** What an action took out of a lot. */
export interface LotMove {
  lot_id: string;
  moved_on: string;
  quantity: number;
  cost: string;
  stt: string;
}

/** What actions took out of the lots of a portfolio, the oldest first. */
export function lotMovesOf(q: Queries, portfolioId: string): Promise<LotMove[]> {
  return q.query(
    `SELECT lot_id, moved_on, quantity, cost, stt FROM share_lot_moves WHERE portfolio_id = $1
     ORDER BY moved_on, action_number, lot_id`,
    [portfolioId],
  );
}
