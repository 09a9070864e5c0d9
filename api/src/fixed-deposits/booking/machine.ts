import type { DepositState } from '@sanchay/contracts';

/** What happens to a deposit. */
export type DepositEvent =
  | 'paid'
  | 'payment_ended'
  | 'queried'
  | 'answered'
  | 'accepted'
  | 'rejected'
  | 'matured'
  | 'renewed'
  | 'withdrawn'
  | 'reversed';

const MOVES: Readonly<Record<DepositState, Partial<Record<DepositEvent, DepositState>>>> = {
  payment_pending: { paid: 'booking', payment_ended: 'not_paid' },
  booking: { queried: 'queried', accepted: 'active', rejected: 'rejected', reversed: 'reversed' },
  // An issuer may decide without waiting for the answer.
  queried: { answered: 'booking', accepted: 'active', rejected: 'rejected', reversed: 'reversed' },
  active: { matured: 'matured', renewed: 'renewed', withdrawn: 'withdrawn', reversed: 'reversed' },
  not_paid: {},
  rejected: {},
  matured: {},
  renewed: {},
  withdrawn: {},
  reversed: {},
};

/**
 * The state after an event, or null where the event changes nothing: notifications of issuers repeat and arrive out of
 * order, and what has ended stays as it is.
 */
export function nextState(state: DepositState, event: DepositEvent): DepositState | null {
  return MOVES[state][event] ?? null;
}
