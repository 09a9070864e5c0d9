import { clientNetwork } from '@sanchay/contracts/clientNetwork';
import { tooManyRequests } from './problem.ts';

const MINUTE_MS = 60_000;

/** How much is admitted in a minute. */
export interface MinuteLimits {
  /** Of one client, by its network. */
  perClient: number;
  /** Of all clients together at this node: an upper bound of the work, which no single client can use up. */
  perNode: number;
}

/** Batches of measurements or analytics events that are admitted; what is stored is bounded anyway, this bounds the work. */
export const BATCHES: MinuteLimits = { perClient: 600, perNode: 6_000 };

/** Admits a call from an address; `amount` is what it counts as. */
export type Admit = (address: string, amount?: number) => void;

/**
 * Limits calls in a minute that begins with the first of them, first by client and then by node. What is refused to a
 * client does not count for the node.
 * @param now milliseconds.
 * @returns a function that throws Problem 429 `rate_limited` beyond a limit, with the seconds to wait.
 */
export function minuteLimit({ perClient, perNode }: MinuteLimits, now: () => number): Admit {
  let began = -Infinity;
  let admitted = 0;
  // Holds at most `perNode` clients, because only admitted calls are counted.
  const clients = new Map<string, number>();
  return (address, amount = 1) => {
    const at = now();
    if (at - began >= MINUTE_MS) {
      began = at;
      admitted = 0;
      clients.clear();
    }
    const network = clientNetwork(address);
    const byClient = (clients.get(network) ?? 0) + amount;
    if (byClient > perClient || admitted + amount > perNode) {
      throw tooManyRequests(Math.ceil((began + MINUTE_MS - at) / 1000));
    }
    clients.set(network, byClient);
    admitted += amount;
  };
}
