import { askAhead } from '@sanchay/remote-kit';
import { useNavigate, useSearchParams } from '@sanchay/remote-kit/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { changed, LIST_PATH, readListQuery, searchOf, writeListQuery } from './listQuery.ts';
import type { ListQuery } from './listQuery.ts';

export type ChangeQuery = (change: Partial<ListQuery>, options?: { replace?: boolean }) => void;
/** The address of the list with some of its query changed. */
export type HrefOf = (change: Partial<ListQuery>) => string;

interface ListAddress {
  query: ListQuery;
  /** The same function as long as the list is on the page. */
  change: ChangeQuery;
  hrefOf: HrefOf;
}

/**
 * The query in the address, and ways to change some of it. A change is a step that Back takes back; its rows are asked
 * for at once, before the page is drawn for it.
 */
export function useListQuery(): ListAddress {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readListQuery(address), [address]);
  const now = useRef(address);
  useEffect(() => {
    now.current = address;
  }, [address]);
  const change = useCallback<ChangeQuery>(
    (part, { replace = false } = {}) => {
      const next = changed(readListQuery(now.current), part);
      askAhead('mutualFundSearch', { query: searchOf(next) });
      // A second change may come before the page is drawn for this one.
      now.current = writeListQuery(next, now.current);
      void navigate(`?${now.current}`, { replace });
    },
    [navigate],
  );
  const hrefOf: HrefOf = (part) => {
    const next = writeListQuery(changed(query, part), address);
    return next.size === 0 ? LIST_PATH : `${LIST_PATH}?${next}`;
  };
  return { query, change, hrefOf };
}
