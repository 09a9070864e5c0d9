import type { ApiError } from '@sanchay/api-client';
import { useCall } from '@sanchay/remote-kit';
import { useEffect, useState } from 'react';
import { endOf, secondsLeft, type HeldPrice } from './heldPrice.ts';
import { useNow } from './useNow.ts';

export interface HeldPriceState {
  /** The price that may be ordered at; null while there is none, also once the last one has ended. */
  price: HeldPrice | null;
  /** The last price, also after its end, so that the page does not jump. */
  shown: HeldPrice | null;
  secondsLeft: number;
  /** How long the price is held in all. */
  seconds: number;
  /** A price ended while this page was open, and this is another one. */
  renewed: boolean;
  error: ApiError | null;
  busy: boolean;
  /** Requests another price: after an error, or because the held one cannot be used any more. */
  renew(): void;
}

/** The price held for this user. When it ends, another is fetched as soon as the page is visible. */
export function useHeldPrice(): HeldPriceState {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useCall('goldCurrentPrice', undefined, {
    staleTime: Infinity,
  });
  const now = useNow();
  const end = data ? endOf(data, dataUpdatedAt) : 0;
  const left = secondsLeft(end, now);
  const [ended, setEnded] = useState<string | null>(null);
  // A price kept from an earlier visit that is over by now was never seen here.
  const [unseen] = useState(data && left === 0 ? data.block_id : null);
  if (data && left === 0 && data.block_id !== ended) setEnded(data.block_id);
  const over = data !== undefined && data.block_id === ended;

  useEffect(() => {
    if (over && !error && !isFetching && document.visibilityState === 'visible') void refetch();
  }, [over, error, isFetching, refetch, now]);

  return {
    price: data && !over ? data : null,
    shown: data ?? null,
    secondsLeft: over ? 0 : left,
    seconds: data ? secondsLeft(end, dataUpdatedAt) : 0,
    renewed: data !== undefined && !over && ended !== null && ended !== unseen,
    error: error ?? null,
    busy: isFetching,
    renew() {
      if (data) setEnded(data.block_id);
      void refetch();
    },
  };
}
