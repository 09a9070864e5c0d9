import type { OrderStatus } from '@sanchay/contracts';

/** Statuses as people ask for them. */
export const ORDER_GROUPS = {
  all: [],
  waiting: ['draft', 'under_review', 'pending'],
  underWay: ['confirmed', 'submitted'],
  done: ['successful'],
  ended: ['cancelled', 'failed', 'reversed'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderGroup = keyof typeof ORDER_GROUPS;

export const ORDER_GROUP_NAMES = Object.keys(ORDER_GROUPS) as OrderGroup[];

/** The group that an address names; all when it names none. */
export function groupOf(text: string | null): OrderGroup {
  return ORDER_GROUP_NAMES.find((name) => name === text) ?? 'all';
}

/** Colour of a status; its words say the same. */
export function statusTone(status: OrderStatus): 'neutral' | 'accent' | 'gain' | 'loss' | 'warn' {
  if (status === 'successful') return 'gain';
  if (status === 'failed' || status === 'reversed') return 'loss';
  if (status === 'cancelled') return 'neutral';
  return status === 'confirmed' || status === 'submitted' ? 'accent' : 'warn';
}
