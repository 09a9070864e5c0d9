import { decodeNavs, navSeries, type NavSeries } from '@sanchay/finance';
import { useCall } from '@sanchay/remote-kit';
import { useMemo } from 'react';

const PACKED = { query: { format: 'packed' } } as const;

/** The NAVs of every day, as requested by the chart of the page; null while there are none, or damaged ones. */
export function useNavSeries(code: string): NavSeries | null {
  const { data } = useCall('navHistory', { params: { code }, ...PACKED });
  return useMemo(() => {
    if (!data) return null;
    try {
      const bytes: unknown = data;
      return bytes instanceof Uint8Array ? decodeNavs(bytes) : navSeries(data);
    } catch {
      // The chart above reports it, with a way to retry.
      return null;
    }
  }, [data]);
}
