/** What must not be cut: an order, a payment, a step of KYC. */
export interface CriticalOperations {
  /** Marks an operation of a remote as begun. @returns what ends it; a second call does nothing. */
  begin(remote: string, what: string): () => void;
  /**
   * Marks a request that moves money or state as begun: it keeps the release, whatever becomes of the component that
   * made it, and does not hold the page, because a repeat gets the first answer. @returns its end
   */
  request(what: string): () => void;
  /** True while any is open. */
  any(): boolean;
  /** Resolves when none is open: at once, or with the end of the last. */
  clear(): Promise<void>;
}

interface LeaveGuard {
  addEventListener(type: 'beforeunload', listener: (event: Event) => void): void;
  removeEventListener(type: 'beforeunload', listener: (event: Event) => void): void;
}

/** Tracks the open operations; while one of a remote is open the browser requests confirmation before it leaves the page. */
export function criticalOperations(page: LeaveGuard = globalThis.window): CriticalOperations {
  const open = new Set<object>();
  const holding = new Set<object>();
  let waiting: (() => void)[] = [];
  const ask = (event: Event): void => event.preventDefault();
  const end = (operation: object): void => {
    if (!open.delete(operation)) return;
    if (holding.delete(operation) && holding.size === 0) page.removeEventListener('beforeunload', ask);
    if (open.size > 0) return;
    const ready = waiting;
    waiting = [];
    for (const go of ready) go();
  };
  const start = (operation: object): (() => void) => {
    open.add(operation);
    return () => end(operation);
  };
  return {
    begin(remote, what) {
      const operation = { remote, what };
      if (holding.size === 0) page.addEventListener('beforeunload', ask);
      holding.add(operation);
      return start(operation);
    },
    request: (what) => start({ what }),
    any: () => open.size > 0,
    clear: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
