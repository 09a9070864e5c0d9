import { lazy, useMemo, useSyncExternalStore } from 'react';
import { LazyOverlay } from '../kit/LazyOverlay.tsx';
import { pageSearch } from './searchControl.ts';

const SearchOverlay = lazy(async () => ({
  default: (await import('./SearchOverlay.tsx')).SearchOverlay,
}));

/** The search wherever the address requests it; its code is loaded when it is first opened. */
export function SearchHost() {
  const search = useMemo(pageSearch, []);
  const term = useSyncExternalStore(search.subscribe, search.now, () => null);
  if (term === null) return null;
  return (
    <LazyOverlay onLost={search.close}>
      <SearchOverlay term={term} type={search.type} settle={search.settle} close={search.close} />
    </LazyOverlay>
  );
}
