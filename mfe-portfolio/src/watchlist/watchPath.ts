import type { WatchedItem, WatchKind } from '@sanchay/contracts';

const FOLDERS: Record<WatchKind, string> = {
  mutual_fund: '/mutual-funds/fund',
  stock: '/stocks',
  us_stock: '/us-stocks',
  fixed_deposit: '/fixed-deposit',
};

/** Path of the page of something that is watched. */
export function watchPath({ kind, slug }: Pick<WatchedItem, 'kind' | 'slug'>): string {
  return `${FOLDERS[kind]}/${encodeURIComponent(slug)}`;
}
