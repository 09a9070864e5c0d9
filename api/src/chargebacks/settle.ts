import type { CallBody } from '@sanchay/contracts';
import { formatRupees, rupees, scaleOf } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { StaffMember } from '../help/index.ts';
import { chargebackSettled } from '../ledger/index.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { recordSettlement } from './recordSettlement.ts';
import { sentence } from './sentences.ts';
import { lockChargeback, type ShownChargeback } from './store.ts';
import { outstandingOf } from './view.ts';

type Settlement = CallBody<'settleChargeback'>;

/**
 * Records that a part or all of what is due was received or written off. With the last rupee the portfolio is not
 * frozen any more, and held payouts go on.
 * @throws Problem 404; 403 for a chargeback of the member's own account; 422 for an amount above what is outstanding.
 */
export async function settleChargeback(
  ctx: Context,
  { tx, audit }: WriteScope,
  member: StaffMember,
  id: string,
  body: Settlement,
): Promise<ShownChargeback> {
  const row = isUuid(id) ? await lockChargeback(tx, id) : null;
  if (!row) throw notFound(sentence('unknown'));
  if (row.investor_id === member.userId) throw new Problem(403, 'failure', 'own_chargeback', sentence('own'));
  const { amount, reference } = checked(row, body);
  const { investor_id } = row;
  const after = await recordSettlement(ctx, tx, row, {
    id: randomUUID(),
    amount,
    method: body.method,
    reference,
    settledBy: member.userId,
    from: chargebackSettled(body.method),
  });
  await audit({
    action: 'chargeback_settled',
    subject: id,
    investorId: investor_id,
    detail: { amount, method: body.method, reference },
  });
  return after;
}

function checked(row: ShownChargeback, body: Settlement): { amount: string; reference: string } {
  const outstanding = outstandingOf(row);
  if (body.amount <= 0 || scaleOf(body.amount) > 2 || rupees(body.amount).gt(rupees(outstanding))) {
    const message = sentence('amount', { due: formatRupees(outstanding, { decimals: 2 }) });
    throw validationFailed('amount_invalid', message, { amount: [message] });
  }
  const reference = body.reference.trim();
  if (reference === '') {
    const message = sentence('reference');
    throw validationFailed('reference_missing', message, { reference: [message] });
  }
  return { amount: rupees(body.amount).toFixed(2), reference };
}
