/** What must not be cut: an order, a payment, a step of KYC. */
export interface CriticalOperations {
  /** Marks an operation of a remote as begun. @returns what ends it; a second call does nothing. */
  begin(remote: string, what: string): () => void;
  /** True while any is open. */
  any(): boolean;
  /** Resolves when none is open: at once, or with the end of the last. */
  clear(): Promise<void>;
}

interface LeaveGuard {
  addEventListener(type: 'beforeunload', listener: (event: Event) => void): void;
  removeEventListener(type: 'beforeunload', listener: (event: Event) => void): void;
}

/** Tracks the open operations; while there is one the browser requests confirmation before it leaves the page. */
export function criticalOperations(page: LeaveGuard = globalThis.window): CriticalOperations {
  const open = new Set<object>();
  let waiting: (() => void)[] = [];
  const ask = (event: Event): void => event.preventDefault();
  return {
    begin(remote, what) {
      const operation = { remote, what };
      if (open.size === 0) page.addEventListener('beforeunload', ask);
      open.add(operation);
      return () => {
        if (!open.delete(operation) || open.size > 0) return;
        page.removeEventListener('beforeunload', ask);
        const ready = waiting;
        waiting = [];
        for (const go of ready) go();
      };
    },
    any: () => open.size > 0,
    clear: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
