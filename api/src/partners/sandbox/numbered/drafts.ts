import type { ExchangeMessageType } from '../../stockExchange.ts';

/** What every message about an order states; ISO time. */
interface Head {
  at: string;
  order_id: string;
  type: ExchangeMessageType;
}

/** Returns a function that writes messages about orders, before they are numbered, with `blank` where nothing is stated. */
export const draftsWith =
  <Draft extends Head>(blank: Omit<Draft, keyof Head>) =>
  (orderId: string, at: Date, type: ExchangeMessageType, facts: Partial<typeof blank> = {}): Draft =>
    // Head and blank are all of its fields.
    ({ at: at.toISOString(), order_id: orderId, type, ...blank, ...facts }) as Draft;
