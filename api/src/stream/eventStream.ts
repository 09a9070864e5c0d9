import type { ServerResponse } from 'node:http';
import type { Queries } from '../db/pool.ts';
import type { Actor } from '../platform/context.ts';
import { cursorText, isLater, isVisible, type Cursor, type Moment } from './cursor.ts';
import type { Hub } from './hub.ts';
import { eventsBetween, momentNow, type OutboxEvent, type Page } from './outboxReader.ts';

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
  /** The moment until which everything has been sent. */
  #sent: Moment;
  /** Events that came while older ones are read again; null when it is live. */
  #waiting: Page[] | null = [];

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#actor = options.actor;
    this.#sent = options.hub.given;
    this.#unsubscribe = options.hub.subscribe({
      sessionId: options.actor.sessionId,
      events: (page) => (this.#waiting ? this.#waiting.push(page) : this.#send(page)),
      passing: ({ userId, event, payload }) => {
        if (userId === this.#actor.userId)
          this.#write(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`);
      },
      sessionChanged: () => void this.#check('changed'),
    });
    this.#heartbeat = setInterval(() => {
      this.#write(`: still here\n${this.#waiting ? '' : this.#place()}\n`);
      void this.#check('heartbeat');
    }, options.heartbeatMs);
  }

  /**
   * Sends what was missed since a place, then goes live. A browser that has no place yet is given one at once, so that it
   * misses nothing when it is cut off before the first event.
   */
  async begin(since: Cursor | null): Promise<void> {
    this.#write('retry: 2000\n: connected\n\n');
    if (since) await this.#resume(since);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const page of waiting) this.#send(page);
    this.#write(`${this.#place()}\n`);
  }

  async #resume(since: Cursor): Promise<void> {
    const { db } = this.#options;
    // Read anew, and not from the hub: another node may be ahead of ours.
    const until = await momentNow(db);
    // Such a place was given by a database that this one was restored from.
    if (isLater(since.within?.to ?? since.from, until)) return;
    this.#sent = since.from;
    for await (const missed of eventsBetween(db, since, until, this.#actor)) this.#send(missed);
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

  #send({ events, to, isLast }: Page): void {
    for (const event of events) {
      if (!isFor(event, this.#actor) || isVisible(event.tx, this.#sent)) continue;
      const id = cursorText({ from: this.#sent, within: { to, id: event.id } });
      this.#write(`id: ${id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.payload)}\n\n`);
    }
    if (isLast && isLater(to, this.#sent)) this.#sent = to;
  }

  /** The line by which a browser remembers that everything until now was sent. */
  #place(): string {
    const { given } = this.#options.hub;
    if (isLater(given, this.#sent)) this.#sent = given;
    return `id: ${cursorText({ from: this.#sent, within: null })}\n`;
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
