import type { ApiError } from '@sanchay/api-client';
import { ownerOf, type SearchGroup, type SearchItem } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { useMemo } from 'react';
import { useBusState } from '../kit/useBusState.ts';
import { useShell } from '../kit/shellContext.ts';

export interface SearchAnswer {
  /** Null until the first answer is there. */
  groups: SearchGroup[] | null;
  /** What the groups answer, in the words that the API read out of it. */
  query: string;
  /** The groups answer the query of now, not the one before. */
  current: boolean;
  error: ApiError | null;
  again: () => void;
}

/** Results for a query, of what this visitor's remotes have. The last query wins; former ones are called off. */
export function useSearchAnswer(query: string): SearchAnswer {
  const { language } = useMessages();
  const shown = useShown();
  const asked = useCall(
    'globalSearch',
    { query: { query, language } },
    { enabled: query !== '', keepPrevious: true },
  );
  const groups = asked.data?.data.groups;
  return {
    groups: useMemo(
      () => (groups ? groups.flatMap((group) => shownGroup(group, shown)) : null),
      [groups, shown],
    ),
    query: asked.data?.data.query ?? '',
    current: asked.isSuccess && !asked.isPlaceholderData,
    error: asked.error,
    again: () => void asked.refetch(),
  };
}

export interface Suggestions {
  /** The user's own choices, or the most popular ones. */
  from: 'recent' | 'most';
  items: SearchItem[] | null;
}

/** The suggestions before anything is typed: the signed-in user's own choices, else the most popular ones. */
export function useSuggestions(): Suggestions {
  const { language } = useMessages();
  const shown = useShown();
  const signedIn = useBusState('session/changed')?.loggedIn ?? false;
  const recent = useCall('recentSearches', { query: { language } }, { enabled: signedIn, staleTime: 0 });
  const most = useCall('mostSearched', { query: { language } });
  const own = recent.data?.data.filter(shown) ?? [];
  if (signedIn && recent.isPending) return { from: 'recent', items: null };
  return own.length > 0
    ? { from: 'recent', items: own }
    : { from: 'most', items: most.data?.data.filter(shown) ?? (most.isError ? [] : null) };
}

/** Whether a remote owns the page of a result: results without a page here are not shown. */
function useShown(): (item: SearchItem) => boolean {
  const { registry } = useShell();
  return useMemo(
    () =>
      ({ path }: SearchItem) =>
        ownerOf(registry.remotes, path) !== null,
    [registry],
  );
}

function shownGroup(group: SearchGroup, shown: (item: SearchItem) => boolean): SearchGroup[] {
  const items = group.items.filter(shown);
  const total = group.total - (group.items.length - items.length);
  return items.length > 0 ? [{ ...group, items, total }] : [];
}
