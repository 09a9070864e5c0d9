import { upiRuleOn, verifiedHandleBank } from '@sanchay/finance';
import type { Context } from '../../platform/context.ts';

/** Our handle, in the form that only registered intermediaries are given. */
const PAYEE = 'sanchay.mf@validhdfc';

/**
 * Returns the UPI handle that money is requested for on a day.
 * @throws Error when the installation names one that the rule of the day does not allow: money is never requested for
 *   it.
 */
export function payeeOf(ctx: Context, day: string): string {
  const payee = ctx.settings.payeeUpiId ?? PAYEE;
  if (upiRuleOn(day, ctx.rules.book()).value.verifiedHandleOnly && verifiedHandleBank(payee) === null)
    throw new Error(`PAYEE_UPI_ID ${payee} is no verified handle`);
  return payee;
}
