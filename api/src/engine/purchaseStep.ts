import type { OrderStatus } from '@sanchay/contracts';
import type { PurchaseStepKey } from './purchaseState.ts';
import type { StepFact, StepValues } from './context.ts';

/** A step of a purchase's timeline. */
export function step(
  at: Date,
  state: OrderStatus,
  key: PurchaseStepKey,
  values: StepValues = {},
  ruleId: string | null = null,
): StepFact<PurchaseStepKey, OrderStatus> {
  return { at, state, key, values, ruleId };
}
