import { clientNetwork } from '@sanchay/contracts/clientNetwork';

/** An ordinary request, an upload that is too large to be buffered, or a stream that stays open. */
export type Work = 'request' | 'upload' | 'stream';

/** How many of each kind may be open at once, from one client network and altogether. */
export type AdmissionLimits = Record<Work, { perNetwork: number; total: number }>;

/**
 * Many people share an IPv4 address behind the translation of a mobile operator, hence the room per network.
 * Uploads are few because each holds a connection of the pool while it arrives.
 */
export const admissionLimits: AdmissionLimits = {
  request: { perNetwork: 100, total: 5_000 },
  upload: { perNetwork: 4, total: 32 },
  stream: { perNetwork: 300, total: 10_000 },
};

export interface Admission {
  /** Counts one more of this kind; the result ends it, once. Null: there is no room now. */
  enter: (address: string, work: Work) => (() => void) | null;
}

/**
 * Counts what is open, by kind and client network (an IPv4 address or an IPv6 /64). Loopback has the total only:
 * there it is the sandbox, or a proxy on the same host that speaks for everybody.
 */
export function createAdmission(limits: AdmissionLimits = admissionLimits): Admission {
  const open = new Map<string, number>();
  const count = (key: string, by: 1 | -1): void => {
    const next = (open.get(key) ?? 0) + by;
    if (next === 0) open.delete(key);
    else open.set(key, next);
  };
  return {
    enter: (address, work) => {
      const network = clientNetwork(address);
      const own = `${work} ${network}`;
      const most = isLoopback(network) ? Infinity : limits[work].perNetwork;
      if ((open.get(work) ?? 0) >= limits[work].total || (open.get(own) ?? 0) >= most) return null;
      count(work, 1);
      count(own, 1);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        count(work, -1);
        count(own, -1);
      };
    },
  };
}

const isLoopback = (network: string): boolean =>
  network.startsWith('127.') || network === clientNetwork('::1');
