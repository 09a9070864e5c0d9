import { TRANSACTION_ASSETS, TRANSACTION_TYPES, type CallQuery } from '@sanchay/contracts';
import { dayOf } from '../read/dayOf.ts';

/** The filters of the report, without the page. */
export type TransactionFilter = CallQuery<'transactionFile'>;

/** Most letters of a search. */
export const SEARCH_LENGTH = 100;

/** What the address of the report filters by; an unknown asset or type and a text that is no day are left out. */
export function filterOf(address: URLSearchParams): TransactionFilter {
  const asset = TRANSACTION_ASSETS.find((one) => one === address.get('asset'));
  const type = TRANSACTION_TYPES.find((one) => one === address.get('type'));
  const from = dayOf(address.get('from'));
  const to = dayOf(address.get('to'));
  const search = address.get('search')?.trim().slice(0, SEARCH_LENGTH);
  return {
    ...(asset && { asset }),
    ...(type && { type }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  };
}

/** The page that an address names, from 1. */
export function pageOf(address: URLSearchParams): number {
  const page = Math.trunc(Number(address.get('page')));
  return page >= 1 && page <= 10_000 ? page : 1;
}

/** The address of a page of filtered transactions; the first page is not named. */
export function addressOf(filter: TransactionFilter, page = 1): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) address.set(name, value);
  if (page > 1) address.set('page', String(page));
  return address;
}
