import type { RedemptionPreview } from '@sanchay/contracts';
import {
  financialYearBounds,
  financialYearOf,
  ruleOn,
  toWire,
  type RedemptionTiming,
  type RuleBook,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';

/** Where the money of a non-resident's units came from, and so where their proceeds go. */
export type PayoutSource = 'nre' | 'nro';

/**
 * Units of a switch are followed back to what was sold for them, to purchases and their payments. NRE is only what is
 * known to have come from an NRE account: as the gateway reported it, by the mandate, or because it was the only
 * account that could pay. A purchase without any of these counts as NRE while the portfolio never had another account.
 */
const KNOWN_NRE = `
  WITH RECURSIVE origin AS (
    SELECT unnest($2::uuid[]) AS lot_id
    UNION
    SELECT c.lot_id FROM origin o JOIN lot_changes c ON c.subject_id = o.lot_id AND c.portfolio_id = $1
  ), bought AS (
    SELECT lot_id FROM origin o
    WHERE NOT EXISTS (SELECT 1 FROM redemptions r WHERE r.id = o.lot_id)
  ), payer AS (
    SELECT b.lot_id, p.mandate_id, coalesce(p.paid_by,
      CASE WHEN jsonb_array_length(p.payer_accounts) = 1 THEN p.payer_accounts -> 0 END) AS account
    FROM bought b LEFT JOIN payments p
      ON p.portfolio_id = $1 AND b.lot_id = ANY (p.order_ids) AND p.realised_at IS NOT NULL
  ), typed AS (
    SELECT payer.lot_id, (
      SELECT bool_and(a.type = 'nre') FROM bank_accounts a
      WHERE a.portfolio_id = $1 AND a.verified_at IS NOT NULL AND (
        a.id = (SELECT m.bank_id FROM mandates m WHERE m.id = payer.mandate_id)
        OR payer.mandate_id IS NULL AND a.ifsc = payer.account ->> 'ifsc'
          AND right(a.masked_account_no, 4) = payer.account ->> 'last4')
    ) AS nre FROM payer
  )
  SELECT coalesce(bool_and(coalesce(nre, NOT EXISTS (
    SELECT 1 FROM bank_accounts WHERE portfolio_id = $1 AND verified_at IS NOT NULL AND type <> 'nre'
  ))), false) AS nre FROM typed`;

/** The kind of account that the proceeds of these lots of a non-resident go to; one NRO lot makes all of them NRO. */
export async function payoutSource(
  q: Queries,
  portfolioId: string,
  lotIds: readonly string[],
): Promise<PayoutSource> {
  const [row] = await q.query<{ nre: boolean }>(KNOWN_NRE, [portfolioId, lotIds]);
  return row!.nre ? 'nre' : 'nro';
}

/**
 * Rupees that this portfolio's sales paid to NRO accounts in the financial year of a day, up to now.
 * @param day ISO day
 */
export async function paidToNro(q: Queries, portfolioId: string, day: string): Promise<string> {
  const { from, to } = financialYearBounds(financialYearOf(day));
  const [row] = await q.query<{ paid: string }>(
    `SELECT coalesce(sum(r.net), 0)::text AS paid FROM redemptions r JOIN bank_accounts b ON b.id = r.bank_id
     WHERE r.portfolio_id = $1 AND r.status = 'paid_out' AND b.type = 'nro' AND r.paid_on BETWEEN $2 AND $3`,
    [portfolioId, from, to],
  );
  return row!.paid;
}

/** Where the proceeds stay: NRE money is free to be sent abroad, NRO money within a limit that banks watch over. */
export function repatriationOf(
  source: PayoutSource,
  timing: Pick<RedemptionTiming, 'processedDate' | 'payoutDate'>,
  paid: string | null,
  rules: Pick<RuleBook, 'nro_repatriation_limit'>,
): RedemptionPreview['repatriation'] {
  const rule = source === 'nro' ? ruleOn(rules.nro_repatriation_limit, timing.processedDate) : null;
  return {
    source,
    limit_usd: rule?.value ?? null,
    rule_id: rule?.rule_id ?? null,
    financial_year: financialYearOf(timing.payoutDate),
    paid_to_nro: paid === null ? null : toWire(paid, 2),
  };
}
