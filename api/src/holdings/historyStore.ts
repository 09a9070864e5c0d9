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

/** The place of the first asked day on or after `date`; one more than there are days when all are before it. */
const PLACE = 'width_bucket(date, days) + CASE WHEN date = ANY (days) THEN 0 ELSE 1 END';

/**
 * What a portfolio was worth, gold at its buy-back price and money in transit included, and what had been paid for it,
 * at the end of each day. Units of a liquid fund have the NAV of the day before their payment: money in transit is
 * negative then, so that the payment counts from its own day. What is due after a chargeback is not deducted.
 *
 * Each move is added to the first asked day that it counts for, and sums run over the days, so that the work grows with
 * moves plus days and not with their product.
 */
export function valuesOnDays(
  q: Queries,
  portfolioId: string,
  days: readonly string[],
): Promise<ValueOnDay[]> {
  return q.query<ValueOnDay>(
    `WITH asked AS (SELECT coalesce(array_agg(DISTINCT date ORDER BY date), '{}') AS days FROM unnest($2::date[]) d (date)),
     day AS MATERIALIZED (SELECT d.date, d.place FROM asked, unnest(days) WITH ORDINALITY AS d (date, place)),
     moved AS MATERIALIZED (
       SELECT code, ${PLACE} AS place, sum(units) AS units, sum(cost) AS cost
       FROM (${MOVES}) moves, asked GROUP BY code, 2
     ),
     held AS MATERIALIZED (
       SELECT each.code, day.date, sum(coalesce(moved.units, 0)) OVER upto AS units,
         sum(coalesce(moved.cost, 0)) OVER upto AS invested
       FROM (SELECT DISTINCT code FROM moved) each CROSS JOIN day
       LEFT JOIN moved ON moved.code = each.code AND moved.place = day.place
       WINDOW upto AS (PARTITION BY each.code ORDER BY day.place)
     ),
     flowed AS MATERIALIZED (
       SELECT ${PLACE} AS place, sum(amount) AS amount,
         coalesce(sum(amount) FILTER (WHERE NOT is_chargeback), 0) AS usual
       FROM (${TRANSIT}) transit, asked GROUP BY 1
     ),
     money AS (
       SELECT date, greatest(sum(amount) OVER upto, least(sum(usual) OVER upto, 0)) AS amount
       FROM (
         SELECT day.date, day.place, coalesce(flowed.amount, 0) AS amount, coalesce(flowed.usual, 0) AS usual
         FROM day LEFT JOIN flowed ON flowed.place = day.place
       ) each
       WINDOW upto AS (ORDER BY place)
     )
     SELECT money.date, (coalesce(sum(round(held.units * price.price, 2)), 0) + money.amount)::text AS value,
       (coalesce(sum(held.invested), 0) + money.amount)::text AS invested
     FROM money
     LEFT JOIN held ON held.date = money.date
     LEFT JOIN LATERAL (
       SELECT price FROM (
         (SELECT n.nav AS price FROM navs n WHERE n.scheme_id = (SELECT s.id FROM schemes s WHERE s.code = held.code)
            AND n.date <= held.date ORDER BY n.date DESC LIMIT 1)
         UNION ALL
         (SELECT ${buyBackSql('g.price')} FROM gold_prices g WHERE held.code = 'GOLD' AND g.date <= held.date ORDER BY g.date DESC LIMIT 1)
       ) either
       WHERE held.units <> 0
     ) price ON true
     GROUP BY money.date, money.amount ORDER BY money.date`,
    [portfolioId, days],
  );
}
