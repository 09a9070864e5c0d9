/** An answer with the time at which it was true, in milliseconds since 1970 of the device. */
export interface SavedAnswer {
  data: unknown;
  at: number;
}

/** Responses that outlive the page, by owner and by the key of their call. Nothing here ever rejects. */
export interface AnswerStore {
  get(scope: string, key: string): Promise<SavedAnswer | null>;
  put(scope: string, key: string, answer: SavedAnswer): Promise<void>;
  /** Removes the answers of every scope but this one. */
  keepOnly(scope: string): Promise<void>;
  /** Removes answers that are older, and the oldest beyond so many. */
  trim(oldest: number, most: number): Promise<void>;
}

const DATABASE = 'sanchay-offline';
const STORE = 'answers';

interface Row extends SavedAnswer {
  scope: string;
  key: string;
}

/**
 * The store in IndexedDB. Where the browser has none, or it is full or blocked, nothing is stored and nothing is
 * reported.
 */
export function browserAnswerStore(): AnswerStore {
  let opened: Promise<IDBDatabase> | null = null;
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const attempt = async <T>(
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => Promise<T>,
  ): Promise<T | null> => {
    try {
      const database = await open();
      return await work(database.transaction(STORE, mode).objectStore(STORE));
    } catch {
      return null;
    }
  };
  return {
    async get(scope, key) {
      const row = await attempt('readonly', (rows) => done<Row | undefined>(rows.get([scope, key])));
      return row ? { data: row.data, at: row.at } : null;
    },
    async put(scope, key, { data, at }) {
      await attempt('readwrite', (rows) => done(rows.put({ scope, key, data, at } satisfies Row)));
    },
    async keepOnly(scope) {
      await attempt('readwrite', async (rows) => {
        const keys = (await done(rows.getAllKeys())) as [string, string][];
        await Promise.all(keys.filter(([of]) => of !== scope).map((key) => done(rows.delete(key))));
      });
    },
    async trim(oldest, most) {
      await attempt('readwrite', async (rows) => {
        const byAge = ((await done(rows.index('at').getAllKeys())) as [string, string][]).reverse();
        const old = (await done(rows.index('at').getAllKeys(IDBKeyRange.upperBound(oldest)))) as [
          string,
          string,
        ][];
        await Promise.all([...byAge.slice(most), ...old].map((key) => done(rows.delete(key))));
      });
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = globalThis.indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: ['scope', 'key'] }).createIndex('at', 'at');
  };
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}
