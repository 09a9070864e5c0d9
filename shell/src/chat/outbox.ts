import { ApiError, client } from '@sanchay/api-client';

/** A message that is not at the server yet. Its key makes a repeat the same message. */
export interface OutgoingMessage {
  key: string;
  text: string;
  language: 'en' | 'hi';
  /** Not delivered and not being delivered: offline, or no answer. */
  stuck: boolean;
}

/** A message that the server would not take; its text goes back to the field. */
export interface RefusedMessage {
  text: string;
  error: ApiError;
}

export interface ChatOutbox {
  items(): readonly OutgoingMessage[];
  add(text: string, language: 'en' | 'hi'): void;
  /** Sends what waits, one after another; what cannot be sent now stays. */
  flush(): Promise<void>;
  /** Takes what was refused since the last look; several texts one below the other. */
  refused(): RefusedMessage | null;
  subscribe(changed: () => void): () => void;
}

const PREFIX = 'sanchay.chat.outbox.';
/** Failures after which the same message may still go through. */
const PASSING: readonly ApiError['kind'][] = ['offline', 'network', 'timeout', 'unsure', 'server', 'aborted'];

/** The queue of one user, retained over a reload of this tab. */
export function chatOutbox(
  userId: string,
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ChatOutbox {
  let items = read(store, PREFIX + userId);
  let refused: RefusedMessage | null = null;
  let sending: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (next: OutgoingMessage[]): void => {
    items = next;
    write(store, PREFIX + userId, next);
    for (const listener of listeners) listener();
  };
  const sendAll = async (): Promise<void> => {
    set(items.map((item) => ({ ...item, stuck: false })));
    for (let item = items[0]; item; item = items[0]) {
      const { key, text, language } = item;
      try {
        await client.call('sendChatMessage', { body: { text, language }, idempotencyKey: key });
        set(items.slice(1));
      } catch (fault) {
        const error = ApiError.from(fault);
        if (PASSING.includes(error.kind)) return set(items.map((one) => ({ ...one, stuck: true })));
        refused = { text: refused ? `${refused.text}\n${text}` : text, error };
        set(items.slice(1));
      }
    }
  };
  return {
    items: () => items,
    add: (text, language) => set([...items, { key: crypto.randomUUID(), text, language, stuck: false }]),
    flush: () => (sending ??= sendAll().finally(() => (sending = null))),
    refused() {
      const taken = refused;
      refused = null;
      return taken;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

function read(store: Pick<Storage, 'getItem'>, key: string): OutgoingMessage[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as OutgoingMessage[]).map((item) => ({ ...item, stuck: true })) : [];
  } catch {
    return [];
  }
}

function write(
  store: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  items: readonly OutgoingMessage[],
): void {
  try {
    if (items.length === 0) store.removeItem(key);
    else store.setItem(key, JSON.stringify(items));
  } catch {
    // Blocked or full: memory has them.
  }
}

const queues = new Map<string, ChatOutbox>();
const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return globalThis.sessionStorage;
  } catch {
    return nowhere;
  }
}

/** The page's queue of a user; it resumes automatically when the connection is back. */
export function outbox(userId: string): ChatOutbox {
  let queue = queues.get(userId);
  if (!queue) {
    queue = chatOutbox(userId, tabStorage());
    queues.set(userId, queue);
    const own = queue;
    globalThis.addEventListener('online', () => void own.flush());
    if (own.items().length > 0) void own.flush();
  }
  return queue;
}
