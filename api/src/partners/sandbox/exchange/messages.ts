import { decimal } from '@sanchay/finance';
import type { ExchangeMessage } from '../../stockExchange.ts';
import { draftsWith } from '../numbered/drafts.ts';
import type { BookEvent, Step } from './book/book.ts';
import { MAKER } from './liquidity.ts';

/** A message before it is numbered. */
export type Draft = Omit<ExchangeMessage, 'seq'>;

/** Rupees of a price in paise. */
export const rupeesOf = (amount: number): string => decimal(amount).div(100).toFixed(2);

/** Messages to the member about a step of a book; `market` names the book in the ids of trades. */
export function messagesOf({ events }: Pick<Step, 'events'>, of: { at: Date; market: string }): Draft[] {
  return events.flatMap((event) => draftsOf(event, of));
}

/** A message about an order. */
export const draft = draftsWith<Draft>({ trade_id: null, quantity: null, price: null, reason: null });

/** Messages of one event, to the member alone: orders of market makers have none. */
function draftsOf(event: BookEvent, { at, market }: { at: Date; market: string }): Draft[] {
  if (event.type === 'traded') {
    const facts = {
      trade_id: `${market}-${event.trade}`,
      quantity: event.quantity,
      price: rupeesOf(event.price),
    };
    return [event.buyId, event.sellId].filter(isMembers).map((id) => draft(id, at, 'traded', facts));
  }
  if (!isMembers(event.id)) return [];
  if (event.type === 'rejected') return [draft(event.id, at, 'rejected', { reason: event.reason })];
  if (event.type !== 'cancelled') return [draft(event.id, at, event.type)];
  const type = event.reason === 'day_over' ? 'expired' : 'cancelled';
  return [draft(event.id, at, type, { quantity: event.left, reason: event.reason })];
}

const isMembers = (id: string): boolean => !id.startsWith(MAKER);
