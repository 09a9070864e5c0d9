import type { AlertKind, PriceAlert, WatchedItem } from '@sanchay/contracts';
import { watchName } from '../watchlist/watchName.ts';

/** An instrument that an alert can be set on, with its newest price where it is known. */
export type AlertTarget = Pick<PriceAlert, 'kind' | 'item' | 'name' | 'currency' | 'price' | 'price_date'>;

/** The instruments of a watchlist that have prices, and gold. */
export function alertTargets(items: readonly WatchedItem[], goldName: string): AlertTarget[] {
  const watched = items.flatMap((item) => targetOf(item) ?? []);
  const gold: AlertTarget = {
    kind: 'gold',
    item: 'gold',
    name: goldName,
    currency: 'INR',
    price: null,
    price_date: null,
  };
  return [...watched, gold];
}

/** Whether alerts can be set on a kind of instrument: a deposit has no price. */
export const canBeAlerted = (kind: WatchedItem['kind']): boolean => kind !== 'fixed_deposit';

/** A watched instrument as the target of an alert; null for one without a price. */
export function targetOf(item: WatchedItem): AlertTarget | null {
  const { kind, id, currency, price, price_date } = item;
  return kind === 'fixed_deposit'
    ? null
    : { kind, item: id, name: watchName(item), currency, price, price_date };
}

/** Names an instrument among all. */
export const targetKey = ({ kind, item }: { kind: AlertKind; item: string }): string => `${kind}:${item}`;
