import type { StockOrderStep } from '@sanchay/contracts';
import type { Queries, Tx } from '../../db/pool.ts';

/** The key of an order in its tables. */
export interface OrderKey {
  investor_id: string;
  id: string;
}

/** One step of the timeline as stored, with what it states beside its time. */
export interface OrderStep<Facts> {
  step: StockOrderStep;
  at: Date;
  facts: Facts;
}

/**
 * What orders are read by in every market.
 * @param orders the table of a market's orders
 * @param selected its columns, for a SELECT
 */
export function orderReads<Row extends OrderKey>(orders: string, selected: string) {
  const first = async (q: Queries, rest: string, values: unknown[]): Promise<Row | null> => {
    const [row] = await q.query<Row>(`SELECT ${selected} FROM ${orders} ${rest}`, values);
    return row ?? null;
  };
  const idsOf = async (q: Queries, rest: string, upTo: string): Promise<string[]> => {
    const rows = await q.query<{ id: string }>(`SELECT id FROM ${orders} ${rest}`, [upTo]);
    return rows.map(({ id }) => id);
  };
  return {
    /** An order of any portfolio, held until the transaction ends; null when there is none. */
    lockOrder: (tx: Tx, id: string) => first(tx, 'WHERE id = $1 FOR UPDATE', [id]),

    /** Orders of any portfolios, held until the transaction ends; those that there are. */
    lockOrders: (tx: Tx, ids: readonly string[]) =>
      tx.query<Row>(`SELECT ${selected} FROM ${orders} WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, [ids]),

    /** An order of a portfolio; null when there is none. */
    orderOf: (q: Queries, portfolioId: string, id: string) =>
      first(q, 'WHERE portfolio_id = $1 AND id::text = $2', [portfolioId, id]),

    /** Orders of a portfolio, the newest first. */
    ordersOf: (q: Queries, portfolioId: string) =>
      q.query<Row>(`SELECT ${selected} FROM ${orders} WHERE portfolio_id = $1 ORDER BY placed_at DESC, id`, [
        portfolioId,
      ]),

    /** Orders of a portfolio whose shares and money have not changed hands: live ones, and traded ones before settlement. */
    unsettledOrders: (q: Queries, portfolioId: string) =>
      q.query<Row>(
        `SELECT ${selected} FROM ${orders} WHERE portfolio_id = $1 AND settled_at IS NULL
           AND (ended_at IS NULL OR filled > 0) ORDER BY placed_at, id`,
        [portfolioId],
      ),

    /** Ids of orders for a market day up to a day that the other side has not accepted, in the order of placing. */
    unsentOrders: (q: Queries, upTo: string) =>
      idsOf(q, "WHERE state IN ('queued', 'sent') AND for_day <= $1 ORDER BY for_day, placed_at, id", upTo),

    /**
     * Ids of ended orders with trades that settle up to a day, purchases first; none about which a message is held, as
     * it may report a trade.
     */
    ordersToSettle: (q: Queries, upTo: string) =>
      idsOf(
        q,
        `WHERE settled_at IS NULL AND ended_at IS NOT NULL AND filled > 0 AND settles_on <= $1
           AND NOT EXISTS (SELECT 1 FROM held_messages h WHERE h.order_id = ${orders}.id AND h.outcome IS NULL)
         ORDER BY settles_on, side, placed_at, id`,
        upTo,
      ),
  };
}

/**
 * The timelines of orders.
 * @param steps the table of their steps
 */
export function orderTimeline<Facts extends object>(steps: string) {
  return {
    /** Adds a step to the timeline of a locked order. */
    addStep: async (
      tx: Tx,
      { investor_id, id }: OrderKey,
      { step, at, facts }: Omit<OrderStep<Facts>, 'facts'> & { facts?: Facts },
    ): Promise<void> => {
      await tx.query(
        `INSERT INTO ${steps} (investor_id, order_id, number, step, at, facts)
         SELECT $1, $2, count(*) + 1, $3, $4, $5 FROM ${steps} WHERE investor_id = $1 AND order_id = $2`,
        [investor_id, id, step, at, JSON.stringify(facts ?? {})],
      );
    },

    /**
     * Adds steps to the timelines of locked orders; those of one order in the order in which they are given. Known steps
     * are counted in one pass: a count for each row is a pass for each while the kept plan is older than the rows.
     */
    addSteps: async (
      tx: Tx,
      added: readonly { order: OrderKey; step: StockOrderStep; at: Date; facts: Facts }[],
    ): Promise<void> => {
      if (added.length === 0) return;
      await tx.query(
        `INSERT INTO ${steps} (investor_id, order_id, number, step, at, facts)
         SELECT n.investor_id, n.order_id,
           row_number() OVER (PARTITION BY n.order_id ORDER BY n.place) + coalesce(k.known, 0), n.step, n.at, n.facts
         FROM json_to_recordset($1)
           AS n (investor_id uuid, order_id uuid, place integer, step text, at timestamptz, facts jsonb)
         LEFT JOIN (
           SELECT investor_id, order_id, count(*) AS known FROM ${steps} WHERE (investor_id, order_id) IN (
             SELECT investor_id, order_id FROM json_to_recordset($1) AS o (investor_id uuid, order_id uuid))
           GROUP BY investor_id, order_id
         ) AS k USING (investor_id, order_id)`,
        [
          JSON.stringify(
            added.map(({ order: { investor_id, id: order_id }, ...step }, place) => ({
              investor_id,
              order_id,
              place,
              ...step,
            })),
          ),
        ],
      );
    },

    /** The timeline of an order. */
    stepsOf: (q: Queries, { investor_id, id }: OrderKey) =>
      q.query<OrderStep<Facts>>(
        `SELECT step, at, facts FROM ${steps} WHERE investor_id = $1 AND order_id = $2 ORDER BY number`,
        [investor_id, id],
      ),
  };
}

/**
 * Whether shares of a market that were sold in a period wait for settlement, and the day of the first purchase; null for
 * none.
 * @param orders the table of its orders
 * @param lots that of its purchases
 */
export const soldState =
  (orders: string, lots: string) =>
  async (
    q: Queries,
    portfolioId: string,
    { from, to }: { from: string; to: string },
  ): Promise<{ pending: boolean; first: string | null }> => {
    const [row] = await q.query<{ pending: boolean; first: string | null }>(
      `SELECT EXISTS (SELECT 1 FROM ${orders} WHERE portfolio_id = $1 AND side = 'sell' AND settled_at IS NULL
           AND filled > 0 AND for_day BETWEEN $2 AND $3) AS pending,
         (SELECT min(bought_on) FROM ${lots} WHERE portfolio_id = $1) AS first`,
      [portfolioId, from, to],
    );
    return row!;
  };
