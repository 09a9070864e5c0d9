import type { CallName } from '@sanchay/contracts';
import { refreshCalls, useBusState } from '@sanchay/remote-kit';
import { useEffect, useRef } from 'react';

/** Requests these again when another portfolio becomes current. Pass the same array every time. */
export function useAccountRefresh(names: readonly CallName[]): void {
  const current = useBusState('account/switched')?.portfolioId ?? null;
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== null && before.current !== current) void refreshCalls(...names);
    before.current = current;
  }, [current, names]);
}
