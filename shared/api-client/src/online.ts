/** Whether the machine has a connection at all, and a wait for it. */
export interface Online {
  isOnline(): boolean;
  /** Rejects with the signal's reason when that aborts. */
  waitOnline(signal?: AbortSignal): Promise<void>;
}

interface Surroundings {
  navigator?: { onLine?: boolean };
  addEventListener?: EventTarget['addEventListener'];
  removeEventListener?: EventTarget['removeEventListener'];
}

/** The browser's own knowledge. Only its "no" is sure, and outside a browser it is never "no". */
export function browserOnline(surroundings: Surroundings = globalThis): Online {
  const isOnline = () => surroundings.navigator?.onLine !== false;
  return {
    isOnline,
    waitOnline: (signal) =>
      new Promise((resolve, reject) => {
        const leave = () => {
          surroundings.removeEventListener?.('online', arrived);
          signal?.removeEventListener('abort', stopped);
        };
        const arrived = () => {
          leave();
          resolve();
        };
        const stopped = () => {
          leave();
          reject(signal?.reason);
        };
        if (isOnline()) return resolve();
        if (signal?.aborted) return reject(signal.reason);
        surroundings.addEventListener?.('online', arrived);
        signal?.addEventListener('abort', stopped);
      }),
  };
}
