import { EXEMPTION_ORDERS, type CallQuery } from '@sanchay/contracts';
import { yearOf } from '../read/yearOf.ts';

/** What the address of the report requests; a text that is no financial year and an unknown order are left out. */
export function gainsQuery(address: URLSearchParams): CallQuery<'capitalGains'> {
  const exemption = EXEMPTION_ORDERS.find((order) => order === address.get('exemption'));
  return { ...yearOf(address), ...(exemption && { exemption }) };
}
