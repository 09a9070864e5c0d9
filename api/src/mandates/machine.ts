import type { MandateStatus } from '@sanchay/contracts';
import type { BankMandateStatus } from '../partners/index.ts';

const LIVE: readonly MandateStatus[] = ['initiated', 'bank_pending', 'active', 'paused'];
const STARTING: readonly MandateStatus[] = ['initiated', 'bank_pending'];

/** Whether a mandate still can be, or become, good for debits. */
export function isLive(status: MandateStatus): boolean {
  return LIVE.includes(status);
}

/** Whether a mandate is on its way to being active. */
export function isStarting(status: MandateStatus): boolean {
  return STARTING.includes(status);
}

/**
 * The next state of a mandate after the bank's report, or null. It never steps back: reports that arrive late or out
 * of order change nothing, and what has ended stays ended.
 */
export function nextStatus(status: MandateStatus, reported: BankMandateStatus): MandateStatus | null {
  if (reported === 'with_bank') return status === 'initiated' ? 'bank_pending' : null;
  if (reported === 'active') return isStarting(status) ? 'active' : null;
  if (reported === 'rejected') return isStarting(status) ? 'rejected' : null;
  if (reported === 'revoked') return isLive(status) ? 'revoked' : null;
  return null;
}

export type MandateAction = 'pause' | 'resume' | 'revoke';

/** The next state after the investor's own action, or null when it is not possible now. */
export function statusAfter(status: MandateStatus, action: MandateAction): MandateStatus | null {
  if (action === 'pause') return status === 'active' ? 'paused' : null;
  if (action === 'resume') return status === 'paused' ? 'active' : null;
  return isLive(status) ? 'revoked' : null;
}
