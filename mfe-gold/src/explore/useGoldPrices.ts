import { ApiError } from '@sanchay/api-client';
import { decodeNavs, navRows } from '@sanchay/finance';
import { useCall } from '@sanchay/remote-kit';
import { useMemo } from 'react';
import type { PricePoint } from './priceChange.ts';

/** Eight years of daily prices are about 5 KB in this form. */
const PACKED = { query: { format: 'packed' } } as const;

interface GoldPrices {
  /** Oldest first; undefined while there are none. */
  points: readonly PricePoint[] | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Daily prices of a gram, read from the packed form or from rows; damaged bytes are a failed read. */
export function useGoldPrices(): GoldPrices {
  const { data, error, isFetching, refetch } = useCall('goldPrices', PACKED);
  const { points, damage } = useMemo(() => {
    try {
      return { points: pointsOf(data), damage: null };
    } catch (cause) {
      return { points: undefined, damage: ApiError.from(cause) };
    }
  }, [data]);
  return { points, error: error ?? damage, isFetching, refetch };
}

function pointsOf(data: unknown): PricePoint[] | undefined {
  if (data === undefined) return undefined;
  if (!(data instanceof Uint8Array)) return (data as { gold_prices: PricePoint[] }).gold_prices;
  return navRows(decodeNavs(data)).map(({ date, nav }) => ({ date, price: nav }));
}
