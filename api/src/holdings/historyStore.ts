import type { Queries } from '../db/pool.ts';
import { buyBackSql } from '../gold/index.ts';
import { MOVES } from './moveStore.ts';
import { TRANSIT } from './transitStore.ts';

export interface ValueOnDay {
  date: string;
  /** Rupees as decimal text. */
  value: string;
  invested: string;
}

/**
 * What a portfolio was worth, gold at its buy-back price and money in transit included, and what had been paid for it,
 * at the end of each day. Units of a liquid fund have the NAV of the day before their payment: money in transit is
 * negative then, so that the payment counts from its own day. What is due after a chargeback is not deducted.
 */
export function valuesOnDays(
  q: Queries,
  portfolioId: string,
  days: readonly string[],
): Promise<ValueOnDay[]> {
  return q.query<ValueOnDay>(
    `WITH moves AS MATERIALIZED (${MOVES}), transit AS MATERIALIZED (${TRANSIT})
     SELECT day.date, (coalesce(sum(round(held.units * price.price, 2)), 0) + money.amount)::text AS value,
       (coalesce(sum(held.invested), 0) + money.amount)::text AS invested
     FROM unnest($2::date[]) AS day (date)
     LEFT JOIN LATERAL (
       SELECT code, sum(units) AS units, sum(cost) AS invested FROM moves WHERE moves.date <= day.date GROUP BY code
     ) held ON true
     LEFT JOIN LATERAL (
       SELECT price FROM (
         (SELECT n.nav AS price FROM navs n WHERE n.scheme_id = (SELECT s.id FROM schemes s WHERE s.code = held.code)
            AND n.date <= day.date ORDER BY n.date DESC LIMIT 1)
         UNION ALL
         (SELECT ${buyBackSql('g.price')} FROM gold_prices g WHERE held.code = 'GOLD' AND g.date <= day.date ORDER BY g.date DESC LIMIT 1)
       ) either
     ) price ON true
     CROSS JOIN LATERAL (
       SELECT coalesce(greatest(sum(amount), least(sum(amount) FILTER (WHERE NOT is_chargeback), 0)), 0) AS amount
       FROM transit WHERE transit.date <= day.date
     ) money
     GROUP BY day.date, money.amount ORDER BY day.date`,
    [portfolioId, days],
  );
}
