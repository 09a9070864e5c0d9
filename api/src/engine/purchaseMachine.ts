import type { OrderStatus } from '@sanchay/contracts';
import { IllegalTransitionError } from './context.ts';

/**
 * The life of a purchase order, all of it (rules, State machines). `confirmed` is paid, `submitted` is with the
 * fund house, `successful` is allotted (or, for a SIP without an instalment today, registered).
 */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['under_review', 'failed'],
  under_review: ['pending', 'failed'],
  pending: ['confirmed', 'cancelled', 'failed'],
  confirmed: ['submitted', 'failed'],
  submitted: ['successful', 'failed'],
  successful: ['reversed'],
  cancelled: [],
  failed: [],
  reversed: [],
};

/** Whether the step exists. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The new status. @throws IllegalTransitionError when the step does not exist. */
export function move(from: OrderStatus, to: OrderStatus): OrderStatus {
  if (!canMove(from, to)) throw new IllegalTransitionError('an order', from, to);
  return to;
}
