import type { ServerResponse } from 'node:http';
import type { Queries } from '../db/pool.ts';
import type { Actor } from '../platform/context.ts';
import type { Hub } from './hub.ts';
import {
  BEGINNING,
  eventsAfter,
  isAfter,
  positionOf,
  type OutboxEvent,
  type Position,
} from './outboxReader.ts';

/** A client that reads slower than this many bytes behind is let go; it resumes when it comes back. */
const MOST_UNREAD_BYTES = 256 * 1024;

interface StreamOptions {
  db: Queries;
  hub: Hub;
  actor: Actor;
  response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>;
  heartbeatMs: number;
  /**
   * Returns the actor of the session; null when it is over. Runs at once after a change of the session, otherwise it
   * may be batched with others.
   */
  currentActor(why: 'changed' | 'heartbeat'): Promise<Actor | null>;
  onProblem(error: unknown): void;
}

/** Server-sent events of one browser: those for its user, its current portfolio, and everybody. */
export class EventStream {
  readonly #options: StreamOptions;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #unsubscribe: () => void;
  #actor: Actor;
  #position: Position = BEGINNING;
  /** Events that came while older ones are read again; null when it is live. */
  #waiting: OutboxEvent[] | null = [];

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#actor = options.actor;
    this.#unsubscribe = options.hub.subscribe({
      sessionId: options.actor.sessionId,
      event: (event) => (this.#waiting ? this.#waiting.push(event) : this.#send(event)),
      passing: ({ userId, event, payload }) => {
        if (userId === this.#actor.userId)
          this.#write(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`);
      },
      sessionChanged: () => void this.#check('changed'),
    });
    this.#heartbeat = setInterval(() => {
      this.#write(': still here\n\n');
      void this.#check('heartbeat');
    }, options.heartbeatMs);
  }

  /** Sends what was missed since the event of that id, then goes live. */
  async begin(lastEventId: number | null): Promise<void> {
    this.#write('retry: 2000\n: connected\n\n');
    if (lastEventId !== null) {
      this.#position = await positionOf(this.#options.db, lastEventId);
      for (;;) {
        const missed = await eventsAfter(this.#options.db, this.#position);
        if (missed.length === 0) break;
        for (const event of missed) this.#send(event);
      }
    }
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const event of waiting) this.#send(event);
  }

  /** Ends the stream; safe to repeat. */
  end(): void {
    clearInterval(this.#heartbeat);
    this.#unsubscribe();
    this.#options.response.end();
  }

  async #check(why: 'changed' | 'heartbeat'): Promise<void> {
    try {
      const actor = await this.#options.currentActor(why);
      if (actor) this.#actor = actor;
      else this.end();
    } catch (error) {
      this.#options.onProblem(error);
    }
  }

  #send(event: OutboxEvent): void {
    if (!isAfter(event, this.#position)) return;
    this.#position = event;
    if (!isFor(event, this.#actor)) return;
    this.#write(`id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.payload)}\n\n`);
  }

  #write(text: string): void {
    const { response } = this.#options;
    if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
    else response.write(text);
  }
}

function isFor(event: OutboxEvent, actor: Actor): boolean {
  if (event.user_id === null && event.portfolio_id === null) return true;
  return event.user_id === actor.userId || event.portfolio_id === actor.portfolioId;
}
