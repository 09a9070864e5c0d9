import type { StockOrder } from '@sanchay/contracts';
import type { NoticeTone } from '@sanchay/ui';

/** Tone of the notice of an order by its state; states without one have no notice. */
export const ORDER_TONES: Partial<Record<StockOrder['state'], NoticeTone>> = {
  queued: 'info',
  rejected: 'error',
  annulled: 'warn',
  cancelled: 'info',
  expired: 'info',
};
