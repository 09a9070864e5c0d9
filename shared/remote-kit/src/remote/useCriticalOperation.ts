import { useEffect } from 'react';
import { usePlatform } from './Platform.tsx';

/**
 * Marks an operation as critical while `active`: the platform takes no new release, ends no session for idleness, and
 * the browser asks before it leaves the page. Ends by itself with the component.
 * @param what words for the log, such as `order`.
 */
export function useCriticalOperation(active: boolean, what: string): void {
  const { critical } = usePlatform();
  useEffect(() => (active ? critical(what) : undefined), [active, critical, what]);
}
