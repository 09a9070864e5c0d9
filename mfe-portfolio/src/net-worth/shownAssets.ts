import { EXTERNAL_FILTERS, type ExternalFilter } from '@sanchay/contracts';

/** What the address selects by `other`: assets held elsewhere included, left out or alone; all without it. */
export function shownAssets(address: URLSearchParams): ExternalFilter {
  return EXTERNAL_FILTERS.find((one) => one === address.get('other')) ?? 'include';
}

/** A path of the portfolio with the filter that is chosen now. */
export function withFilter(path: string, shown: ExternalFilter): string {
  return shown === 'include' ? path : `${path}${path.includes('?') ? '&' : '?'}other=${shown}`;
}
