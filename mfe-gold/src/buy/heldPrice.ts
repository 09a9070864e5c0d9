import type { CallReply } from '@sanchay/contracts';

export type HeldPrice = CallReply<'goldCurrentPrice'>;

/** A price is given up this much before the server does, so that an order still reaches it in time. */
const MARGIN_MS = 2_000;

/**
 * When a price that arrived at `receivedAt` ends, in milliseconds of this device's clock. Judged by how long the
 * server holds it and not by the server's time of day, because the device's clock may be wrong.
 */
export function endOf(price: HeldPrice, receivedAt: number): number {
  return receivedAt + Date.parse(price.valid_until) - Date.parse(price.fetched_at) - MARGIN_MS;
}

/** Whole seconds left, 0 from the end on. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** 272 seconds as "4:32". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
