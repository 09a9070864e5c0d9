import type { OrderStatus } from '@sanchay/contracts';

/** Statuses of the two tabs: what still moves, and what has come to its end. */
export const ORDER_GROUPS = {
  inProcess: ['draft', 'under_review', 'pending', 'confirmed', 'submitted'],
  recent: ['successful', 'cancelled', 'failed', 'reversed'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderGroup = keyof typeof ORDER_GROUPS;

/** Colour of a status; its words say the same. */
export function statusTone(status: OrderStatus): 'neutral' | 'accent' | 'gain' | 'loss' | 'warn' {
  if (status === 'successful') return 'gain';
  if (status === 'failed' || status === 'reversed') return 'loss';
  if (status === 'cancelled') return 'neutral';
  return status === 'confirmed' || status === 'submitted' ? 'accent' : 'warn';
}
