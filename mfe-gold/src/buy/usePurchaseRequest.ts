import { parseAmount } from '@sanchay/finance';
import { AddressReader, usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useState } from 'react';
import { WAYS, type PurchaseRequest } from './purchase.ts';

interface PurchaseRequestState {
  request: PurchaseRequest;
  change(request: PurchaseRequest): void;
  /** Names of values of the address that are impossible: `by`, `value`. */
  ignored: string[];
}

/** What the user selected to buy; stored in the address, so that a reload or logging in on the way loses nothing. */
export function usePurchaseRequest(): PurchaseRequestState {
  const { config } = usePlatform();
  const [query, setQuery] = useSearchParams();
  const [request, setRequest] = useState<PurchaseRequest>(() =>
    requestIn(new AddressReader(query), config.gold.defaultAmount),
  );
  function change(next: PurchaseRequest): void {
    setRequest(next);
    const address = new URLSearchParams(query);
    address.set('by', next.by);
    if (next.value === null) address.delete('value');
    else address.set('value', String(next.value));
    setQuery(address, { replace: true });
  }
  const reader = new AddressReader(query);
  requestIn(reader, config.gold.defaultAmount);
  return { request, change, ignored: reader.ignored };
}

/** An amount beyond the limits stays, and the field explains it. Nothing is chosen in the place of an impossible one. */
function requestIn(address: AddressReader, usualRupees: number): PurchaseRequest {
  const by = address.choice('by', WAYS, 'rupees');
  const given = address.query.get('value')?.trim() ?? '';
  const value = address.value('value', null, parseAmount);
  return { by, value: given === '' && by === 'rupees' ? usualRupees : value };
}
