import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { prepareLocked, storeSale } from './place.ts';
import type { RedemptionRow } from './rows.ts';

/** An instalment of a withdrawal plan, or with `to_code` of a transfer plan. What was agreed to is the plan's. */
export interface PlanInstalment {
  plan_id: string;
  /** ISO day that it is for; each is placed once. */
  instalment_date: string;
  investor_id: string;
  portfolio_id: string;
  code: string;
  folio_no: string;
  /** Rupees with two decimals. */
  amount: string;
  to_code: string | null;
  to_folio_no: string | null;
  consent_text: string;
  consent_hash: string;
}

/**
 * Places the sale or switch of a due instalment, in the caller's transaction.
 * @throws Problem 422 that names the rule it breaks (too little is free, a fund is closed); a unique violation when
 * the instalment was placed before.
 */
export async function placeForPlan(ctx: Context, tx: Tx, due: PlanInstalment): Promise<RedemptionRow> {
  const { plan_id, instalment_date, investor_id, portfolio_id, consent_text, consent_hash } = due;
  const { code, folio_no, to_code, to_folio_no } = due;
  const amount = Number(due.amount);
  const prepared = await prepareLocked(ctx, tx, portfolio_id, {
    code,
    folio_no,
    by: 'amount',
    amount,
    ...(to_code !== null && { to_code, to_folio_no }),
  });
  const { bank } = prepared;
  return storeSale(ctx, tx, prepared, {
    plan_id,
    instalment_date,
    investor_id,
    portfolio_id,
    consent_text,
    consent_hash,
    bank_id: bank?.id ?? null,
    bank_name: bank?.bank_name ?? null,
    bank_masked: bank?.masked_account_no ?? null,
  });
}
