import type { Queries } from '../../db/pool.ts';
import { announcementFeed, type AnnouncementFeed } from '../../partners/index.ts';

/** A market whose corporate actions are numbered from 1 without gaps. */
interface Market extends AnnouncementFeed {
  table: 'corporate_actions' | 'us_actions';
  /** The table of what they changed for portfolios. */
  events: 'share_events' | 'us_share_events';
}

/** A dividend that is due for a portfolio. */
export interface DueDividend {
  portfolio_id: string;
  action_number: number;
}

/** What every market does with announcements: each number is fetched and stored once, and dividends fall due. */
export function announcedActionsOf(market: Market) {
  const { table, events } = market;

  /** Dividends that are due up to a day and not paid, in the order of payment. */
  function dividendsToPay(q: Queries, upTo: string): Promise<DueDividend[]> {
    return q.query(
      `SELECT e.portfolio_id, e.action_number::int AS action_number FROM ${events} e
       JOIN ${table} a ON a.number = e.action_number
       WHERE e.paid_on IS NULL AND e.shares_before > 0 AND a.kind = 'dividend' AND a.pays_on <= $1
       ORDER BY a.pays_on, a.number, e.portfolio_id`,
      [upTo],
    );
  }

  return { ...announcementFeed(market), dividendsToPay };
}
