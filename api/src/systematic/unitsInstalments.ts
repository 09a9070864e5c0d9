import type { Tx } from '../db/pool.ts';
import type { Attempt } from '../engine/index.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { placeForPlan } from '../redemptions/index.ts';
import type { PlanRow } from './rows.ts';

/** Sells (SWP) or moves (STP) an instalment of units, in rupees. What is refused leaves nothing behind. */
export async function runUnits(ctx: Context, tx: Tx, plan: PlanRow, amount: string): Promise<Attempt> {
  await tx.query('SAVEPOINT instalment');
  try {
    const [consent] = await tx.query<{ text: string; sha256: string }>(
      `SELECT text, sha256 FROM plan_consents WHERE investor_id = $1 AND plan_id = $2
       ORDER BY version DESC LIMIT 1`,
      [plan.investor_id, plan.id],
    );
    const sale = await placeForPlan(ctx, tx, {
      plan_id: plan.id,
      instalment_date: plan.next_date,
      investor_id: plan.investor_id,
      portfolio_id: plan.portfolio_id,
      code: plan.code,
      folio_no: plan.folio_no!,
      amount,
      to_code: plan.target_code,
      to_folio_no: plan.target_folio_no,
      consent_text: consent!.text,
      consent_hash: consent!.sha256,
    });
    await tx.query('RELEASE SAVEPOINT instalment');
    return { end: 'sent', orderId: sale.id };
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    await tx.query('ROLLBACK TO SAVEPOINT instalment');
    return { end: 'refused', why: cause.message };
  }
}
