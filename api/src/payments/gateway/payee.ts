import type { PaymentPurpose } from '@sanchay/contracts';
import { isUpiId, upiRuleOn, verifiedSegment, type VerifiedSegment } from '@sanchay/finance';
import type { Context } from '../../platform/context.ts';
import { PAYEE_VARIABLES, type Payee } from '../../platform/settings/payees.ts';

/** Our handles, and the segment that a verified one of them needs; digital gold is outside SEBI's perimeter. */
const PAYEES: Readonly<Record<Payee, { handle: string; segment: VerifiedSegment | null }>> = {
  funds: { handle: 'sanchay.mf@validhdfc', segment: 'mf' },
  broking: { handle: 'sanchay.brk@validhdfc', segment: 'brk' },
  gold: { handle: 'sanchay.gold@hdfcbank', segment: null },
};

/** Who collects by purpose. A fixed deposit is paid to its issuer; here is who collects what is due after its reversal. */
const COLLECTS: Readonly<Record<PaymentPurpose, Payee>> = {
  cart: 'funds',
  instalment: 'funds',
  subscription: 'funds',
  chargeback_due: 'funds',
  fixed_deposit: 'funds',
  trading_cash: 'broking',
  remittance: 'broking',
  gold: 'gold',
};

/**
 * Returns the UPI handle that money of a purpose is requested for on an ISO day.
 * @throws Error when the installation names one that the rule of the day does not allow: money is never requested for
 *   it. Source: rules R9.
 */
export function payeeOf(ctx: Context, purpose: PaymentPurpose, day: string): string {
  const payee = COLLECTS[purpose];
  const { handle: ours, segment } = PAYEES[payee];
  const handle = ctx.settings.payeeUpiIds?.[payee] ?? ours;
  const { verifiedHandleOnly } = upiRuleOn(day, ctx.rules.book()).value;
  if (segment !== null && verifiedHandleOnly && verifiedSegment(handle) !== segment)
    throw new Error(`${PAYEE_VARIABLES[payee]} ${handle} is no verified .${segment} handle`);
  if (!isUpiId(handle)) throw new Error(`${PAYEE_VARIABLES[payee]} ${handle} is no UPI handle`);
  return handle;
}
