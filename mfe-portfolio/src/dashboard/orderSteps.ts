import type { Order, OrderStatus } from '@sanchay/contracts';
import type { StepState } from '@sanchay/ui';

export interface OrderStep {
  status: string;
  /** When it happened; null for what is to come. */
  at: string | null;
  state: StepState;
}

const SHOWN = 3;
const BAD: readonly OrderStatus[] = ['cancelled', 'failed', 'reversed'];
/** Units are under way: paid, not allotted. */
const UNDER_WAY: readonly OrderStatus[] = ['confirmed', 'submitted'];

/**
 * The last three steps of an order, the newer of two with the same status, and the allotment while it is to come.
 * The newest step is in progress until the order is settled.
 */
export function orderSteps(
  order: Pick<Order, 'status' | 'timeline' | 'allotment_date_expected'>,
): OrderStep[] {
  const distinct = order.timeline.filter((step, index, all) => step.state !== all[index + 1]?.state);
  const steps = distinct.slice(-SHOWN).map(({ state, at }, index, shown): OrderStep => {
    const newest = index === shown.length - 1;
    return { status: state, at, state: newest ? stateOf(order.status) : 'done' };
  });
  const waits = isUnderWay(order) && order.allotment_date_expected !== null;
  return waits ? [...steps, { status: 'successful', at: null, state: 'next' }] : steps;
}

/** Whether an order is paid and its units are not allotted yet. */
export function isUnderWay({ status }: Pick<Order, 'status'>): boolean {
  return UNDER_WAY.includes(status);
}

function stateOf(status: OrderStatus): StepState {
  if (status === 'successful') return 'done';
  return BAD.includes(status) ? 'failed' : 'now';
}
