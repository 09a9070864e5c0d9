import { parseAmount } from '@sanchay/finance';
import { usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useState } from 'react';
import type { Way, Wish } from './purchase.ts';

/** What somebody wants to buy; kept in the address, so that a reload or logging in on the way loses nothing. */
export function useWish(): [Wish, (wish: Wish) => void] {
  const { config } = usePlatform();
  const [query, setQuery] = useSearchParams();
  const [wish, setWish] = useState<Wish>(() => {
    const by: Way = query.get('by') === 'grams' ? 'grams' : 'rupees';
    const given = parseAmount(query.get('value') ?? '');
    return { by, value: given ?? (by === 'rupees' ? config.gold.defaultAmount : null) };
  });
  function change(next: Wish): void {
    setWish(next);
    const address = new URLSearchParams(query);
    address.set('by', next.by);
    if (next.value === null) address.delete('value');
    else address.set('value', String(next.value));
    setQuery(address, { replace: true });
  }
  return [wish, change];
}
