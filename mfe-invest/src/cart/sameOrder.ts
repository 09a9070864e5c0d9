import type { CallBody, CartItem } from '@sanchay/contracts';

/** The order that puts a removed line back as it was. */
export function sameOrder(item: CartItem): CallBody<'createOrder'> {
  const { code, type, amount, start_date, folio_no, sip_firstorderflag } = item;
  const line = { code, type, amount, folio_no };
  return type === 'buy' ? line : { ...line, frequency: 'monthly', start_date, sip_firstorderflag };
}
