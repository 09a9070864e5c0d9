import type { StockOrder } from '@sanchay/contracts';
import type { BadgeTone, NoticeTone } from '@sanchay/ui';

/** Tone of the notice of an order by its state; states without one have no notice. */
export const ORDER_TONES: Partial<Record<StockOrder['state'], NoticeTone>> = {
  queued: 'info',
  rejected: 'error',
  annulled: 'warn',
  cancelled: 'info',
  expired: 'info',
};

const BADGES: Record<StockOrder['state'], BadgeTone> = {
  queued: 'warn',
  sent: 'accent',
  open: 'accent',
  partly_filled: 'accent',
  filled: 'gain',
  cancelled: 'neutral',
  expired: 'neutral',
  rejected: 'loss',
  annulled: 'loss',
};

/** Colour of the state of an order in a list. */
export const stateTone = ({ state, settled }: Pick<StockOrder, 'state' | 'settled'>): BadgeTone =>
  settled ? 'gain' : BADGES[state];
