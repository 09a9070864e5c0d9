import type { Queries } from '../db/pool.ts';
import { US_ORDER_QUESTIONS } from './usOrderProof.ts';

/** Something that the books do not explain. */
export interface Finding {
  kind: string;
  subject: string;
  detail: string;
}

/** Each question answers with what is wrong; no rows is the proof. */
const QUESTIONS: Readonly<Record<string, string>> = {
  transfer_unbalanced: `
    SELECT transfer_id::text AS subject, commodity || ' sums to ' || sum(amount) AS detail FROM ledger_entries
    GROUP BY investor_id, transfer_id, commodity HAVING sum(amount) <> 0`,
  transfer_empty: `
    SELECT t.id::text AS subject, t.kind AS detail FROM ledger_transfers t
    WHERE NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.investor_id = t.investor_id AND e.transfer_id = t.id)`,
  folio_negative: `
    SELECT a.reference AS subject, e.commodity || ' is ' || sum(e.amount) AS detail
    FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id WHERE a.role = 'units_held'
    GROUP BY a.id, a.reference, e.commodity HAVING sum(e.amount) < 0`,
  units_not_issued: `
    SELECT e.commodity AS subject, 'held and issued differ by ' || sum(e.amount) AS detail
    FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
    WHERE a.role IN ('units_held', 'units_issued') GROUP BY e.commodity HAVING sum(e.amount) <> 0`,
  order_not_booked: `
    SELECT o.id::text AS subject, 'allotted for ' || o.amount || ', booked ' || coalesce(b.paid::text, 'nothing') AS detail
    FROM orders o LEFT JOIN LATERAL (
      SELECT -sum(e.amount) AS paid FROM ledger_transfers t
      JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id AND e.commodity = 'INR'
      JOIN ledger_accounts a ON a.id = e.account_id AND a.role = 'cash_in_transit'
      WHERE t.investor_id = o.investor_id AND t.subject_id = o.id AND t.kind = 'allotment'
    ) b ON true
    WHERE o.status IN ('successful', 'reversed') AND o.units IS NOT NULL AND b.paid IS DISTINCT FROM o.amount`,
  sale_not_booked: `
    SELECT r.id::text AS subject, 'sold ' || r.units || ', booked ' || coalesce(b.units::text, 'nothing') AS detail
    FROM redemptions r LEFT JOIN LATERAL (
      SELECT -sum(e.amount) AS units FROM ledger_transfers t
      JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id AND e.commodity = r.code
      JOIN ledger_accounts a ON a.id = e.account_id AND a.role = 'units_held'
      WHERE t.investor_id = r.investor_id AND t.subject_id = r.id AND t.kind IN ('redemption', 'switch_out')
    ) b ON true
    WHERE r.units IS NOT NULL AND b.units IS DISTINCT FROM r.units`,
  sale_lots_differ: `
    SELECT r.id::text AS subject, 'sold ' || r.units || ', lots gave ' || coalesce(sum(-c.units), 0) AS detail
    FROM redemptions r LEFT JOIN lot_changes c ON c.investor_id = r.investor_id AND c.subject_id = r.id
    WHERE r.units IS NOT NULL GROUP BY r.investor_id, r.id HAVING coalesce(sum(-c.units), 0) <> r.units`,
  payout_owed: `
    SELECT a.portfolio_id::text AS subject,
      'owed ' || coalesce(sum(e.amount), 0) || ', sold and not paid ' || coalesce(max(s.net), 0) AS detail
    FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
    LEFT JOIN LATERAL (SELECT sum(r.net) AS net FROM redemptions r
      WHERE r.portfolio_id = a.portfolio_id AND r.kind = 'redeem' AND r.status = 'priced') s ON true
    WHERE a.role = 'payout_due' GROUP BY a.id, a.portfolio_id
    HAVING coalesce(sum(e.amount), 0) <> coalesce(max(s.net), 0)`,
  chargeback_due: `
    SELECT coalesce(b.portfolio_id, c.portfolio_id)::text AS subject,
      'booked ' || coalesce(b.due, 0) || ', recorded ' || coalesce(c.due, 0) AS detail
    FROM (SELECT a.portfolio_id, -sum(e.amount) AS due FROM ledger_accounts a
      JOIN ledger_entries e ON e.account_id = a.id WHERE a.role = 'chargeback_due' GROUP BY a.portfolio_id) b
    FULL JOIN (SELECT portfolio_id, sum(due - settled) AS due FROM chargebacks GROUP BY portfolio_id) c
      ON c.portfolio_id = b.portfolio_id
    WHERE coalesce(b.due, 0) <> coalesce(c.due, 0)`,
  deposit_differs: `
    SELECT coalesce(d.id::text, b.reference) AS subject,
      'booked ' || coalesce(b.held, 0) || ', deposit is ' || coalesce(d.balance, 0) AS detail
    FROM (SELECT a.reference, sum(e.amount) AS held FROM ledger_accounts a
      JOIN ledger_entries e ON e.account_id = a.id WHERE a.role = 'deposit_held' GROUP BY a.reference) b
    FULL JOIN deposits d ON d.id::text = b.reference
    WHERE coalesce(b.held, 0) <> coalesce(d.balance, 0)`,
  usd_wallet_differs: `
    SELECT coalesce(t.portfolio_id, b.portfolio_id)::text AS subject,
      'booked ' || coalesce(b.usd, 0) || ', transfers and orders give ' || coalesce(t.usd, 0) AS detail
    FROM (SELECT a.portfolio_id, sum(e.amount) AS usd FROM ledger_accounts a
      JOIN ledger_entries e ON e.account_id = a.id WHERE a.role = 'usd_wallet' GROUP BY a.portfolio_id) b
    FULL JOIN (SELECT portfolio_id, sum(usd) AS usd FROM (SELECT portfolio_id, CASE
        WHEN direction = 'out' AND state IN ('converting', 'completed') THEN -usd
        WHEN direction = 'in' AND state = 'completed' THEN usd
        -- Dollars of a reversal that the wallet did not have any more stay spent.
        WHEN state = 'reversed' AND bank_ref IS NOT NULL AND EXISTS (SELECT 1 FROM ledger_transfers l
          WHERE l.investor_id = u.investor_id AND l.subject_id = u.id AND l.kind = 'remittance') THEN usd - reversed_usd
        ELSE 0 END AS usd FROM us_transfers u
      UNION ALL SELECT portfolio_id, CASE side WHEN 'buy' THEN -reserved - net ELSE net END FROM us_orders
      UNION ALL SELECT portfolio_id, amount - withheld FROM us_share_events WHERE paid_on IS NOT NULL) moved
      GROUP BY portfolio_id) t ON t.portfolio_id = b.portfolio_id
    WHERE coalesce(b.usd, 0) <> coalesce(t.usd, 0)`,
  usd_not_held: `
    SELECT e.commodity AS subject, 'held and booked abroad differ by ' || sum(e.amount) AS detail
    FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
    WHERE e.commodity = 'USD' AND a.role IN ('usd_wallet', 'usd_reserved', 'usd_in_transit', 'usd_held_abroad',
      'dividends_earned', 'tax_credit')
    GROUP BY e.commodity HAVING sum(e.amount) <> 0`,
  ...US_ORDER_QUESTIONS,
  trading_cash_negative: `
    SELECT a.portfolio_id::text AS subject, 'is ' || sum(e.amount) AS detail
    FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id WHERE a.role = 'trading_cash'
    GROUP BY a.portfolio_id HAVING sum(e.amount) < 0`,
  shares_differ: `
    SELECT coalesce(l.portfolio_id, b.portfolio_id)::text AS subject,
      coalesce(l.isin, b.commodity) || ': lots ' || coalesce(l.shares, 0) || ', booked ' || coalesce(b.shares, 0) AS detail
    FROM (SELECT a.portfolio_id, e.commodity, sum(e.amount) AS shares FROM ledger_accounts a
      JOIN ledger_entries e ON e.account_id = a.id WHERE a.role = 'shares_held' GROUP BY a.portfolio_id, e.commodity) b
    FULL JOIN (SELECT portfolio_id, isin, sum(quantity_left) AS shares FROM share_lots GROUP BY portfolio_id, isin) l
      ON l.portfolio_id = b.portfolio_id AND l.isin = b.commodity
    WHERE coalesce(l.shares, 0) <> coalesce(b.shares, 0)`,
  stock_trades_differ: `
    SELECT o.id::text AS subject, 'filled ' || o.filled || ', traded ' || coalesce(sum(t.quantity), 0) AS detail
    FROM stock_orders o LEFT JOIN stock_trades t
      ON t.investor_id = o.investor_id AND t.order_id = o.id AND NOT t.annulled
    GROUP BY o.investor_id, o.id HAVING o.filled <> coalesce(sum(t.quantity), 0)
      OR o.value <> coalesce(sum(t.quantity * t.price), 0)`,
  stock_order_not_settled_once: `
    SELECT o.id::text AS subject, o.side || ' of ' || o.filled || ', booked ' || coalesce(abs(b.shares), 0) AS detail
    FROM stock_orders o LEFT JOIN LATERAL (
      SELECT sum(e.amount) AS shares FROM ledger_transfers t
      JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id AND e.commodity = o.isin
      JOIN ledger_accounts a ON a.id = e.account_id AND a.role = 'shares_held'
      WHERE t.investor_id = o.investor_id AND t.subject_id = o.id) b ON true
    WHERE CASE WHEN o.settled_at IS NULL THEN 0 WHEN o.side = 'buy' THEN o.filled ELSE -o.filled END
      <> coalesce(b.shares, 0)`,
  rights_not_allotted_once: `
    SELECT r.id::text AS subject, r.state || ' of ' || r.applied || ', booked ' || coalesce(b.shares, 0) || ' for '
      || coalesce(b.paid, 0) AS detail
    FROM rights_offers r JOIN corporate_actions c ON c.number = r.action_number LEFT JOIN LATERAL (
      SELECT sum(e.amount) FILTER (WHERE a.role = 'shares_held') AS shares,
        -sum(e.amount) FILTER (WHERE a.role = 'trading_cash') AS paid FROM ledger_transfers t
      JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.investor_id = r.investor_id AND t.subject_id = r.id) b ON true
    WHERE CASE r.state WHEN 'allotted' THEN r.applied ELSE 0 END <> coalesce(b.shares, 0)
      OR CASE r.state WHEN 'allotted' THEN r.applied * c.per_share ELSE 0 END <> coalesce(b.paid, 0)`,
  shares_over_sold: `
    SELECT s.portfolio_id::text AS subject, s.isin || ': selling ' || s.shares || ' of ' || coalesce(l.shares, 0) AS detail
    FROM (SELECT portfolio_id, isin, sum(CASE WHEN ended_at IS NULL THEN quantity ELSE filled END) AS shares
      FROM stock_orders WHERE side = 'sell' AND settled_at IS NULL GROUP BY portfolio_id, isin) s
    LEFT JOIN (SELECT portfolio_id, isin, sum(quantity_left) AS shares FROM share_lots GROUP BY portfolio_id, isin) l
      ON l.portfolio_id = s.portfolio_id AND l.isin = s.isin
    WHERE s.shares > coalesce(l.shares, 0)`,
  over_reserved: `
    SELECT r.folio_no AS subject, r.code || ': kept ' || sum(r.reserved_units) || ' of ' || coalesce(max(h.units), 0) AS detail
    FROM redemptions r LEFT JOIN LATERAL (
      SELECT sum(e.amount) AS units FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
      WHERE a.role = 'units_held' AND a.portfolio_id = r.portfolio_id AND a.reference = r.folio_no AND e.commodity = r.code
    ) h ON true
    WHERE r.status IN ('pending', 'submitted') GROUP BY r.portfolio_id, r.folio_no, r.code
    HAVING sum(r.reserved_units) > coalesce(max(h.units), 0)`,
};

export interface Proof {
  transfers: number;
  findings: Finding[];
}

/** Runs all checks of the books at one moment. Nothing found means: nothing made, lost or unexplained. */
export async function proveBooks(q: Queries): Promise<Proof> {
  const findings: Finding[] = [];
  for (const [kind, sql] of Object.entries(QUESTIONS)) {
    const rows = await q.query<Omit<Finding, 'kind'>>(`${sql} LIMIT 20`);
    findings.push(...rows.map((row) => ({ kind, ...row })));
  }
  const [count] = await q.query<{ transfers: number }>(
    'SELECT count(*)::int AS transfers FROM ledger_transfers',
  );
  return { transfers: count!.transfers, findings };
}
