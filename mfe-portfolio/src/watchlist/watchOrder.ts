import type { WatchedItem } from '@sanchay/contracts';

export const WATCH_ORDERS = ['added', 'name', 'rise', 'fall'] as const;
export type WatchOrder = (typeof WATCH_ORDERS)[number];

/** The order that an address requests; newest first when it specifies none. */
export function watchOrderOf(address: URLSearchParams): WatchOrder {
  return WATCH_ORDERS.find((each) => each === address.get('sort')) ?? 'added';
}

const byName = (a: WatchedItem, b: WatchedItem): number => (a.name < b.name ? -1 : Number(a.name > b.name));

/** Change in a day; what has none comes last both ways. */
function byChange(a: WatchedItem, b: WatchedItem, sign: 1 | -1): number {
  const [left, right] = [a.change_percentage, b.change_percentage];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return sign * (left - right);
}

/** Items in an order; equal ones by name. They come the newest first. */
export function inWatchOrder(items: readonly WatchedItem[], order: WatchOrder): WatchedItem[] {
  if (order === 'added') return [...items];
  if (order === 'name') return items.toSorted(byName);
  const sign = order === 'fall' ? 1 : -1;
  return items.toSorted((a, b) => byChange(a, b, sign) || byName(a, b));
}
