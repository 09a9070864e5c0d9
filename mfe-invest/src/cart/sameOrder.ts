import type { CallBody, CartItem } from '@sanchay/contracts';

/** The order that puts a removed line back as it was. */
export function sameOrder(item: CartItem): CallBody<'createOrder'> {
  const { code, type, amount, start_date, folio_no, sip_firstorderflag, frequency, step_up } = item;
  const line = { code, type, amount, folio_no };
  if (type === 'buy') return line;
  const more = step_up && { step_up };
  return { ...line, frequency: frequency ?? 'monthly', start_date, sip_firstorderflag, ...more };
}
