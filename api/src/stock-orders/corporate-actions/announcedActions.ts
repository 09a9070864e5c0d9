import type { Queries, Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';

/** A market whose corporate actions are numbered from 1 without gaps. */
interface Market<Action extends { number: number }> {
  /** The table of its actions, and of what they changed for portfolios. */
  actions: 'corporate_actions' | 'us_actions';
  events: 'share_events' | 'us_share_events';
  /** The columns that an announcement fills, each named like its field. */
  columns: readonly string[];
  /** Announcements after a number, in order. @throws GatewayUnreachableError */
  request: (ctx: Context, after: number) => Promise<Action[]>;
  /** For the log, where the announcements cannot be fetched. */
  about: string;
}

/** A dividend that is due for a portfolio. */
export interface DueDividend {
  portfolio_id: string;
  action_number: number;
}

/** What every market does with announcements: each number is fetched and stored once, and dividends fall due. */
export function announcedActionsOf<Action extends { number: number }>(market: Market<Action>) {
  const { actions, events, request, about } = market;
  const columns = market.columns.join(', ');

  /** Stores announcements, each number once. */
  async function store(tx: Tx, announced: readonly Action[]): Promise<void> {
    await tx.query(
      `INSERT INTO ${actions} (${columns})
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${actions}, $1::jsonb)
       ORDER BY number ON CONFLICT (number) DO NOTHING`,
      [JSON.stringify(announced)],
    );
  }

  /** The number up to which announcements are known; 0 for none. */
  async function last(q: Queries): Promise<number> {
    const [row] = await q.query<{ last: number }>(
      `SELECT coalesce(max(number), 0)::int AS last FROM ${actions}`,
    );
    return row!.last;
  }

  /** Fetches what was announced since the last time. A market that cannot be reached does not stop what is known already. */
  async function fetchNew(ctx: Context): Promise<void> {
    try {
      for (;;) {
        const announced = await request(ctx, await last(ctx.db));
        if (announced.length === 0) return;
        await ctx.db.tx((tx) => store(tx, announced));
      }
    } catch (error) {
      ctx.log.warn({ err: error }, `${about} could not be fetched`);
    }
  }

  /** Dividends that are due up to a day and not paid, in the order of payment. */
  function dividendsToPay(q: Queries, upTo: string): Promise<DueDividend[]> {
    return q.query(
      `SELECT e.portfolio_id, e.action_number::int AS action_number FROM ${events} e
       JOIN ${actions} a ON a.number = e.action_number
       WHERE e.paid_on IS NULL AND e.shares_before > 0 AND a.kind = 'dividend' AND a.pays_on <= $1
       ORDER BY a.pays_on, a.number, e.portfolio_id`,
      [upTo],
    );
  }

  return { store, fetchNew, dividendsToPay };
}
