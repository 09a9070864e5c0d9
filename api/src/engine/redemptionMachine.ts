import type { RedemptionStatus } from '@sanchay/contracts';
import { IllegalTransitionError } from './context.ts';

/**
 * The life of a sale or a switch. `pending` waits to be sent and can be cancelled, `submitted` is with the fund
 * house, `priced` is sold at its NAV; then the money arrives (`paid_out`), or the units of the other fund (`switched`).
 */
const TRANSITIONS: Readonly<Record<RedemptionStatus, readonly RedemptionStatus[]>> = {
  pending: ['submitted', 'cancelled', 'failed'],
  submitted: ['priced', 'failed'],
  priced: ['paid_out', 'switched'],
  paid_out: [],
  switched: [],
  cancelled: [],
  failed: [],
};

/** Statuses in which the units are still in the folio, kept for this sale. */
export const RESERVING: readonly RedemptionStatus[] = ['pending', 'submitted'];

/** Statuses in which the money has not reached the bank account yet. */
export const AWAITING_MONEY: readonly RedemptionStatus[] = ['pending', 'submitted', 'priced'];

/** The new status. @throws IllegalTransitionError when the step does not exist. */
export function moveRedemption(from: RedemptionStatus, to: RedemptionStatus): RedemptionStatus {
  if (!TRANSITIONS[from].includes(to)) throw new IllegalTransitionError('a sale', from, to);
  return to;
}
