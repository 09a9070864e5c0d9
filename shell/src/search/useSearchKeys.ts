import { useEffect, useState, type KeyboardEvent } from 'react';
import { nextActive } from './nextActive.ts';
import type { SearchOption } from './options.ts';

interface SearchKeys {
  active: SearchOption | null;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The keys of the field over a list: arrows, Home, End and Enter. Enter takes the active line, else the first result;
 * while that is still on its way, it is taken when it comes, unless another key came before.
 * @param ready the lines answer what is typed now
 * @param query what is typed now
 */
export function useSearchKeys(
  options: readonly SearchOption[],
  { ready, query, go }: { ready: boolean; query: string; go: (option: SearchOption) => void },
): SearchKeys {
  const [place, setPlace] = useState<{ query: string; at: number } | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const at = place?.query === query && place.at < options.length ? place.at : null;
  const active = at === null ? null : options[at]!;
  const first = options[0];

  useEffect(() => {
    if (entered === null || entered !== query || !ready) return;
    setEntered(null);
    if (first) go(first);
  }, [entered, query, ready, first, go]);
  useEffect(() => {
    if (active) document.getElementById(active.element)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return {
    active,
    onKeyDown(event) {
      // A key that composes a letter is not for the list.
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        if (active) go(active);
        else if (query !== '') setEntered(query);
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nextActive(event.key, at, options.length);
      if (next === undefined) return;
      event.preventDefault();
      setPlace(next === null ? null : { query, at: next });
    },
  };
}
