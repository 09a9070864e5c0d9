import type { OrderStatus, RedemptionStatus } from '@sanchay/contracts';
import type { BadgeTone } from '@sanchay/ui';

/** Statuses of the two tabs: what still moves, and what has come to its end. */
export const ORDER_GROUPS = {
  inProcess: ['draft', 'under_review', 'pending', 'confirmed', 'submitted'],
  recent: ['successful', 'cancelled', 'failed', 'reversed'],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** The same of sales and switches. */
export const SALE_GROUPS = {
  inProcess: ['pending', 'submitted', 'priced'],
  recent: ['paid_out', 'switched', 'cancelled', 'failed'],
} as const satisfies Record<keyof typeof ORDER_GROUPS, readonly RedemptionStatus[]>;

export type OrderGroup = keyof typeof ORDER_GROUPS;

/** Colour of a status; its text states the same. */
export function statusTone(status: OrderStatus): BadgeTone {
  if (status === 'successful') return 'gain';
  if (status === 'failed' || status === 'reversed') return 'loss';
  if (status === 'cancelled') return 'neutral';
  return status === 'confirmed' || status === 'submitted' ? 'accent' : 'warn';
}

/** Colour of the status of a sale or switch. */
export const SALE_TONES: Readonly<Record<RedemptionStatus, BadgeTone>> = {
  pending: 'warn',
  submitted: 'accent',
  priced: 'accent',
  paid_out: 'gain',
  switched: 'gain',
  cancelled: 'neutral',
  failed: 'loss',
};
