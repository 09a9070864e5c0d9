import { askAhead } from '@sanchay/remote-kit';
import { useEffect } from 'react';
import { LIST_PATH, readListQuery, searchOf } from './listQuery.ts';

/** Where a link of the list is pressed (a head, a page, a filter that is taken off), its rows are asked for before the click. */
export function useLinksAhead(): void {
  useEffect(() => {
    const ask = ({ target }: Event): void => {
      const link = (target as Element).closest('a');
      if (link?.pathname !== LIST_PATH || link.origin !== globalThis.location.origin) return;
      askAhead('mutualFundSearch', { query: searchOf(readListQuery(new URLSearchParams(link.search))) });
    };
    document.addEventListener('pointerdown', ask, { passive: true });
    return () => document.removeEventListener('pointerdown', ask);
  }, []);
}
