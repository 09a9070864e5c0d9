import { useSearchParams } from '@sanchay/remote-kit/router';
import { useMemo } from 'react';
import { changed, LIST_PATH, readListQuery, writeListQuery } from './listQuery.ts';
import type { ListQuery } from './listQuery.ts';

export type ChangeQuery = (change: Partial<ListQuery>, options?: { replace?: boolean }) => void;
/** The address of the list with some of its query changed. */
export type HrefOf = (change: Partial<ListQuery>) => string;

interface ListAddress {
  query: ListQuery;
  change: ChangeQuery;
  hrefOf: HrefOf;
}

/** The query in the address, and ways to change some of it. A change is a step that Back takes back. */
export function useListQuery(): ListAddress {
  const [address, setAddress] = useSearchParams();
  const query = useMemo(() => readListQuery(address), [address]);
  const change: ChangeQuery = (part, { replace = false } = {}) =>
    setAddress((now) => writeListQuery(changed(readListQuery(now), part), now), { replace });
  const hrefOf: HrefOf = (part) => {
    const next = writeListQuery(changed(query, part), address);
    return next.size === 0 ? LIST_PATH : `${LIST_PATH}?${next}`;
  };
  return { query, change, hrefOf };
}
