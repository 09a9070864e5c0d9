import { Listener } from '../db/listener.ts';
import type { Context } from '../platform/context.ts';
import { PASSING_CHANNEL, readPassing, type PassingEvent } from '../platform/process/passing.ts';
import {
  anyUnsettled,
  BEGINNING,
  eventsAfter,
  newestPosition,
  type OutboxEvent,
  type Position,
} from './outboxReader.ts';

/** How long to wait for another transaction before events behind it are looked for again. */
const UNSETTLED_MS = 100;

interface Subscriber {
  sessionId: string;
  event(event: OutboxEvent): void;
  /** For a user's browsers that are listening now; nobody gets it later. */
  passing(event: PassingEvent): void;
  sessionChanged(): void;
}

/** Reads the outbox once for all streams of this node. Starts with the first stream. */
export class Hub {
  readonly #ctx: Context;
  readonly #subscribers = new Set<Subscriber>();
  #starting: Promise<void> | null = null;
  #listener: Listener | null = null;
  #position: Position = BEGINNING;
  #reading: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  /** Resolves when the node listens. @throws Error when the database is out of reach; the next call tries anew. */
  start(): Promise<void> {
    this.#starting ??= this.#open().catch((error: unknown) => {
      this.#starting = null;
      throw error;
    });
    return this.#starting;
  }

  /** Events from now on, and news of the subscriber's session. Returns how to end it. */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** How many streams a session has on this node. */
  streamsOf(sessionId: string): number {
    return [...this.#subscribers].filter((subscriber) => subscriber.sessionId === sessionId).length;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#listener?.close();
    await this.#reading;
  }

  async #open(): Promise<void> {
    this.#position = await newestPosition(this.#ctx.db);
    const listener = new Listener(this.#ctx.settings.databaseUrl, this.#ctx.log, {
      channels: {
        outbox: () => this.#wake(),
        [PASSING_CHANNEL]: (text) => {
          const event = readPassing(text);
          if (event) for (const subscriber of this.#subscribers) subscriber.passing(event);
        },
        sessions: (id) => {
          for (const subscriber of this.#subscribers)
            if (subscriber.sessionId === id) subscriber.sessionChanged();
        },
      },
      connected: () => this.#wake(),
    });
    this.#listener = listener;
    await listener.open();
  }

  #wake(): void {
    this.#again = true;
    this.#reading ??= this.#read()
      .catch((error: unknown) => {
        this.#ctx.log.warn({ err: error }, 'the outbox could not be read');
        this.#again = false;
        this.#later();
      })
      .finally(() => {
        this.#reading = null;
        if (this.#again) this.#wake();
      });
  }

  async #read(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false;
      for (;;) {
        const events = await eventsAfter(this.#ctx.db, this.#position);
        for (const event of events) this.#dispatch(event);
        if (events.length === 0) break;
      }
      if (await anyUnsettled(this.#ctx.db)) this.#later();
    }
    this.#again = false;
  }

  #dispatch(event: OutboxEvent): void {
    this.#position = event;
    for (const subscriber of this.#subscribers) subscriber.event(event);
  }

  #later(): void {
    if (this.#closed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#wake();
    }, UNSETTLED_MS);
  }
}
