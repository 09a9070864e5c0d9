import { useCall } from '@sanchay/remote-kit';

/** How often the state of trading is requested again. */
export const REFRESH_MS = 15_000;

/** The trading session of a stock and what halts it, requested again every 15 seconds. */
export const useTradingSession = (slug: string, enabled = true) =>
  useCall('stockSession', { params: { slug } }, { every: REFRESH_MS, enabled });
