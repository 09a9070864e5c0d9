import { useSearchParams } from '@sanchay/remote-kit/router';
import { useMemo } from 'react';
import { changed, readListQuery, writeListQuery } from './listQuery.ts';
import type { ListQuery } from './listQuery.ts';

export type ChangeQuery = (change: Partial<ListQuery>, options?: { replace?: boolean }) => void;

/** The query in the address, and a way to change some of it. A change is a step that Back takes back. */
export function useListQuery(): [ListQuery, ChangeQuery] {
  const [address, setAddress] = useSearchParams();
  const query = useMemo(() => readListQuery(address), [address]);
  const change: ChangeQuery = (part, { replace = false } = {}) =>
    setAddress((now) => writeListQuery(changed(readListQuery(now), part), now), { replace });
  return [query, change];
}
