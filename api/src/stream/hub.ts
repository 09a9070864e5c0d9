import { Listener } from '../db/listener.ts';
import type { Context } from '../platform/context.ts';
import { PASSING_CHANNEL, readPassing, type PassingEvent } from '../platform/process/passing.ts';
import type { Cursor, Moment } from './cursor.ts';
import { eventsBetween, momentNow, type Page } from './outboxReader.ts';

/** The database wakes the reader for each event. Should that be lost, events come this much later at most. */
const UNWOKEN_MS = 5_000;
/** After a failed read, for example because all connections are in use. */
const AGAIN_MS = 250;

interface Subscriber {
  sessionId: string;
  events(page: Page): void;
  /** For a user's browsers that are listening now; nobody gets it later. */
  passing(event: PassingEvent): void;
  sessionChanged(): void;
}

/** Reads the outbox once for all streams of this node. Starts with the first stream. */
export class Hub {
  readonly #ctx: Context;
  readonly #unwokenMs: number;
  readonly #subscribers = new Set<Subscriber>();
  #starting: Promise<void> | null = null;
  #listener: Listener | null = null;
  #cursor: Cursor | null = null;
  #reading: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  /** @param unwokenMs how long after a look at the outbox the next one comes, if nothing wakes it */
  constructor(ctx: Context, { unwokenMs = UNWOKEN_MS } = {}) {
    this.#ctx = ctx;
    this.#unwokenMs = unwokenMs;
  }

  /** Resolves when the node listens. @throws Error when the database is out of reach; the next call tries anew. */
  start(): Promise<void> {
    this.#starting ??= this.#open().catch((error: unknown) => {
      this.#starting = null;
      throw error;
    });
    return this.#starting;
  }

  /** The moment until which subscribers have been given all events. @throws Error before the start */
  get given(): Moment {
    if (!this.#cursor) throw new Error('the hub has not been started');
    return this.#cursor.from;
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
    this.#cursor = { from: await momentNow(this.#ctx.db), within: null };
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
      .then(
        () => this.#later(this.#unwokenMs),
        (error: unknown) => {
          this.#ctx.log.warn({ err: error }, 'the outbox could not be read');
          this.#again = false;
          this.#later(AGAIN_MS);
        },
      )
      .finally(() => {
        this.#reading = null;
        if (this.#again) this.#wake();
      });
  }

  async #read(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false;
      const until = await momentNow(this.#ctx.db);
      for await (const page of eventsBetween(this.#ctx.db, this.#cursor!, until)) this.#give(page);
    }
    this.#again = false;
  }

  #later(ms: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#closed ? null : setTimeout(() => this.#wake(), ms);
  }

  #give(page: Page): void {
    const { events, to, isLast } = page;
    const last = events.at(-1);
    const { from } = this.#cursor!;
    if (isLast) this.#cursor = { from: to, within: null };
    else if (last) this.#cursor = { from, within: { to, id: last.id } };
    if (last) for (const subscriber of this.#subscribers) subscriber.events(page);
  }
}
