import { fundTitle, type WatchedItem } from '@sanchay/contracts';

/** Name of something that is watched: of a fund the short one. */
export function watchName({ kind, name }: Pick<WatchedItem, 'kind' | 'name'>): string {
  return kind === 'mutual_fund' ? fundTitle(name) : name;
}
