import { afterPaint, askAhead, usePlatform } from '@sanchay/remote-kit';
import { useNavigate, useSearchParams } from '@sanchay/remote-kit/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changed, LIST_PATH, readListQuery, searchOf, writeListQuery, type ListQuery } from './listQuery.ts';
import { arrive, choose, forget, startAt } from './listSteps.ts';

export type ChangeQuery = (change: Partial<ListQuery>, options?: { replace?: boolean }) => void;
/** The address of the list with some of its query changed. */
export type HrefOf = (change: Partial<ListQuery>) => string;

interface ListAddress {
  query: ListQuery;
  /** The same function as long as the list is on the page. */
  change: ChangeQuery;
  hrefOf: HrefOf;
  /** Follows a link: one of the list as `change` does, any other through the platform. */
  follow: (href: string) => void;
}

const pathOf = (search: string): string => (search === '' ? LIST_PATH : `${LIST_PATH}?${search}`);

/**
 * The query in the address, and ways to change some of it. A change is a step that Back undoes. Its rows are requested
 * at once and the list is drawn for it before the address changes: a step in the address keeps router, platform and
 * browser busy for longer than the rows take.
 */
export function useListQuery(): ListAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const platform = usePlatform();
  const written = params.toString();
  const [steps, setSteps] = useState(() => startAt(written));
  if (written !== steps.written) setSteps(arrive(steps, written));
  const { drawn } = steps;
  const query = useMemo(() => readListQuery(new URLSearchParams(drawn)), [drawn]);
  const now = useRef(drawn);
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    now.current = drawn;
  }, [drawn]);
  useEffect(() => {
    const cancels = waiting.current;
    const back = (event: PopStateEvent & { singleSpa?: boolean }): void => {
      // The platform reports its own forward steps as this event too.
      if (!event.singleSpa) setSteps(forget);
    };
    globalThis.addEventListener('popstate', back);
    return () => {
      globalThis.removeEventListener('popstate', back);
      for (const cancel of cancels) cancel();
    };
  }, []);

  const show = useCallback(
    (next: string, replace: boolean) => {
      if (next === now.current) return;
      askAhead('mutualFundSearch', { query: searchOf(readListQuery(new URLSearchParams(next))) });
      // A second change may come before the page is drawn for this one.
      now.current = next;
      setSteps((before) => choose(before, next));
      const cancel = afterPaint(() => {
        waiting.current.delete(cancel);
        void navigate(pathOf(next), { replace });
      });
      waiting.current.add(cancel);
    },
    [navigate],
  );
  const change = useCallback<ChangeQuery>(
    (part, { replace = false } = {}) => {
      const before = new URLSearchParams(now.current);
      show(writeListQuery(changed(readListQuery(before), part), before).toString(), replace);
    },
    [show],
  );
  const follow = useCallback(
    (href: string) => {
      const { pathname, searchParams, hash } = new URL(href, globalThis.location.href);
      if (pathname === LIST_PATH && hash === '') show(searchParams.toString(), false);
      else platform.navigate(href);
    },
    [show, platform],
  );
  const hrefOf = useCallback<HrefOf>(
    (part) => pathOf(writeListQuery(changed(query, part), new URLSearchParams(drawn)).toString()),
    [query, drawn],
  );
  return { query, change, hrefOf, follow };
}
