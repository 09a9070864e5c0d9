import type { Queries, Tx } from '../../db/pool.ts';
import type { UsActionRow } from './actionStore.ts';

/** What an action changed for a portfolio; shares and dollars as text. */
export interface UsEventRow {
  investor_id: string;
  portfolio_id: string;
  action_number: number;
  /** Subject of its transfer in the ledger. */
  id: string;
  symbol: string;
  at: Date;
  shares_before: string;
  shares_after: string;
  /** Dollars of a paid dividend before tax, and the tax that was withheld. */
  amount: string;
  withheld: string;
  /** The rule of the rate at which tax was withheld. */
  rule_id: string | null;
  paid_on: string | null;
}

const EVENT = `e.investor_id, e.portfolio_id, e.action_number::int AS action_number, e.id, e.symbol, e.at, e.shares_before,
  e.shares_after, e.amount, e.withheld, e.rule_id, e.paid_on`;

type NewEvent = Omit<UsEventRow, 'amount' | 'withheld' | 'rule_id' | 'paid_on'>;

export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.query(
    `INSERT INTO us_share_events (investor_id, portfolio_id, action_number, id, symbol, at, shares_before, shares_after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[event.investor_id, event.portfolio_id, event.action_number, event.id, event.symbol, event.at],
      ...[event.shares_before, event.shares_after],
    ],
  );
}

/** The event of a dividend for a portfolio that is not paid; null when there is none. */
export async function unpaidEvent(
  tx: Tx,
  portfolioId: string,
  number: number,
): Promise<(UsEventRow & { per_share: string; pays_on: string }) | null> {
  const [row] = await tx.query<UsEventRow & { per_share: string; pays_on: string }>(
    `SELECT ${EVENT}, a.per_share, a.pays_on FROM us_share_events e JOIN us_actions a ON a.number = e.action_number
     WHERE e.portfolio_id = $1 AND e.action_number = $2 AND e.paid_on IS NULL`,
    [portfolioId, number],
  );
  return row ?? null;
}

/** Stores that a dividend was paid. */
export async function markPaid(tx: Tx, event: UsEventRow): Promise<void> {
  await tx.query(
    `UPDATE us_share_events SET amount = $4, withheld = $5, rule_id = $6, paid_on = $7
     WHERE investor_id = $1 AND portfolio_id = $2 AND action_number = $3`,
    [
      ...[event.investor_id, event.portfolio_id, event.action_number],
      ...[event.amount, event.withheld, event.rule_id, event.paid_on],
    ],
  );
}

/** A paid dividend with its share. */
export type PaidUsDividend = UsEventRow & { name: string; slug: string; ex_date: string; paid_on: string };

/** Dividends of a portfolio that were paid in a period; both days are included. */
export function paidUsDividends(
  q: Queries,
  portfolioId: string,
  { from, to }: { from: string; to: string },
): Promise<PaidUsDividend[]> {
  return q.query(
    `SELECT ${EVENT}, a.ex_date, s.name, s.slug FROM us_share_events e JOIN us_actions a ON a.number = e.action_number
     JOIN us_stocks s ON s.symbol = e.symbol
     WHERE e.portfolio_id = $1 AND a.kind = 'dividend' AND e.paid_on BETWEEN $2 AND $3
     ORDER BY e.paid_on, e.action_number`,
    [portfolioId, from, to],
  );
}

/** What actions changed of one share of a portfolio, the newest first. */
export function eventsOf(
  q: Queries,
  portfolioId: string,
  symbol: string,
): Promise<(UsEventRow & Pick<UsActionRow, 'kind' | 'ex_date' | 'pays_on' | 'per_share'>)[]> {
  return q.query(
    `SELECT ${EVENT}, a.kind, a.ex_date, a.pays_on, a.per_share FROM us_share_events e
     JOIN us_actions a ON a.number = e.action_number
     WHERE e.portfolio_id = $1 AND e.symbol = $2 AND e.shares_before > 0 ORDER BY a.ex_date DESC, a.number DESC`,
    [portfolioId, symbol],
  );
}
