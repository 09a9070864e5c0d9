import { useCall } from '@sanchay/remote-kit';
import { useCallback, useMemo } from 'react';

const HOUR = 3_600_000;

/** Name of a fund house by its code; the code itself until the names are here. The same function until they change. */
export function useHouseName(): (code: string) => string {
  const houses = useCall('fundAmcs', {}, { staleTime: HOUR });
  const names = useMemo(
    () => new Map(houses.data?.data.funds.map(({ code, name }) => [code, name])),
    [houses.data],
  );
  return useCallback((code) => names.get(code) ?? code, [names]);
}
