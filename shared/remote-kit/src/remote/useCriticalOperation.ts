import { useEffect } from 'react';
import { usePlatform } from './Platform.tsx';

/**
 * Marks an operation as critical while `active`: the platform takes no new release, ends no session for idleness, and
 * the browser requests confirmation before it leaves the page. Ends automatically with the component.
 * @param what label for the log, such as `order`.
 */
export function useCriticalOperation(active: boolean, what: string): void {
  const { critical } = usePlatform();
  useEffect(() => (active ? critical(what) : undefined), [active, critical, what]);
}
