import type { SafeStorage } from './safeStorage.ts';

/** What a visitor wanted in the cart before signing in. */
export interface KeptOrder {
  /** Sent as the idempotency key, so that two tabs put it into the cart once. */
  key: string;
  /** Fund code. */
  code: string;
  /** Short name of the fund, to describe what is stored. */
  name: string;
  /** The answers of the invest card, as in the address of the fund's page. */
  answers: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

const KEY = 'sanchay.kept-orders';
const MOST = 20;
const KEPT_MS = 30 * 86_400_000;
const LONGEST = 300;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

function isKept(value: unknown): value is KeptOrder {
  const { key, code, name, answers, at } = (value ?? {}) as Partial<Record<keyof KeptOrder, unknown>>;
  return [key, code, name, answers].every((part) => isText(part)) && typeof at === 'number';
}

export interface KeptOrders {
  /** Oldest first; what is older than 30 days is not among them. */
  all(now: number): KeptOrder[];
  /** Keeps an order; one for the same fund and kind before it is replaced. The 20 newest are kept. */
  keep(order: KeptOrder): void;
  drop(key: string): void;
}

/** The orders of a visitor on this device, until they are in the cart of an account. What is garbled counts as none. */
export function keptOrders(storage: SafeStorage): KeptOrders {
  const read = (): KeptOrder[] => {
    try {
      const found: unknown = JSON.parse(storage.get(KEY) ?? '[]');
      return Array.isArray(found) ? found.filter((entry) => isKept(entry)) : [];
    } catch {
      return [];
    }
  };
  const write = (orders: readonly KeptOrder[]): void =>
    orders.length === 0 ? storage.remove(KEY) : storage.set(KEY, JSON.stringify(orders.slice(-MOST)));
  const kindOf = ({ answers }: KeptOrder): string | null => new URLSearchParams(answers).get('type');
  return {
    all: (now) => read().filter(({ at }) => now - at < KEPT_MS),
    keep: (order) =>
      write([
        ...read().filter((other) => other.code !== order.code || kindOf(other) !== kindOf(order)),
        order,
      ]),
    drop: (key) => write(read().filter((other) => other.key !== key)),
  };
}
