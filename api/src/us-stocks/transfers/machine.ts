import type { UsTransferState } from '@sanchay/contracts';

/** What happens to a transfer. */
type TransferEvent = 'paid' | 'payment_ended' | 'accepted' | 'rejected' | 'reversed';

const MOVES: Readonly<Record<UsTransferState, Partial<Record<TransferEvent, UsTransferState>>>> = {
  payment_pending: { paid: 'converting', payment_ended: 'not_paid' },
  converting: { accepted: 'completed', rejected: 'rejected', reversed: 'reversed' },
  completed: { reversed: 'reversed' },
  not_paid: {},
  rejected: {},
  reversed: {},
};

/**
 * The state after an event, or null where the event changes nothing: notifications of the bank repeat and arrive out of
 * order, and what has ended stays as it is.
 */
export function nextState(state: UsTransferState, event: TransferEvent): UsTransferState | null {
  return MOVES[state][event] ?? null;
}
