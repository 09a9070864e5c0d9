import { parseAmount } from '@sanchay/finance';
import { AddressReader, usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useState } from 'react';
import { WAYS, type Wish } from './purchase.ts';

interface WishState {
  wish: Wish;
  change(wish: Wish): void;
  /** Names of values of the address that are impossible: `by`, `value`. */
  ignored: string[];
}

/** What somebody wants to buy; kept in the address, so that a reload or logging in on the way loses nothing. */
export function useWish(): WishState {
  const { config } = usePlatform();
  const [query, setQuery] = useSearchParams();
  const [wish, setWish] = useState<Wish>(() => wishIn(new AddressReader(query), config.gold.defaultAmount));
  function change(next: Wish): void {
    setWish(next);
    const address = new URLSearchParams(query);
    address.set('by', next.by);
    if (next.value === null) address.delete('value');
    else address.set('value', String(next.value));
    setQuery(address, { replace: true });
  }
  const reader = new AddressReader(query);
  wishIn(reader, config.gold.defaultAmount);
  return { wish, change, ignored: reader.ignored };
}

/** An amount beyond the limits stays, and the field explains it. Nothing is chosen in the place of an impossible one. */
function wishIn(address: AddressReader, usualRupees: number): Wish {
  const by = address.choice('by', WAYS, 'rupees');
  const given = address.query.get('value')?.trim() ?? '';
  const value = address.value('value', null, parseAmount);
  return { by, value: given === '' && by === 'rupees' ? usualRupees : value };
}
