export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'waiting';

export interface DraftQueueOptions<Draft> {
  send: (draft: Draft) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** Pause in typing, milliseconds, after which the draft is sent. */
  pause: number;
  /** Merges two drafts that have not been sent yet; by default only the newer one is retained. */
  merge?: (older: Draft, newer: Draft) => Draft;
  /** Whether the same draft may be accepted later: it then waits and is sent again. Defaults to none. */
  passing?: (error: unknown) => boolean;
}

/** Milliseconds until the next attempt, longer after each failure. */
const RETRY_FIRST_MS = 5_000;
const RETRY_MOST_MS = 60_000;

/**
 * Sends the latest draft after a pause, one at a time, so that an older one never arrives after a newer. What could
 * not be sent is kept and goes with the next attempt.
 */
export class DraftQueue<Draft> {
  readonly #options: DraftQueueOptions<Draft>;
  #waiting: { draft: Draft } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #failures = 0;
  /** Whether a draft that waits is sent again by itself. */
  retries = false;
  /** Why the last attempt failed; null when everything is sent. */
  problem: unknown = null;

  constructor(options: DraftQueueOptions<Draft>) {
    this.#options = options;
  }

  /** Takes the newest draft; it is sent after the pause. */
  save(draft: Draft): void {
    this.#waiting = { draft: this.#over(draft) };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.pause);
  }

  #over(draft: Draft): Draft {
    return this.#waiting ? this.#merged(this.#waiting.draft, draft) : draft;
  }

  #merged(older: Draft, newer: Draft): Draft {
    return this.#options.merge?.(older, newer) ?? newer;
  }

  /** Sends what waits now, behind what is on its way. Resolves when nothing is on its way, also after a failure. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    // Another flush may have taken it up while this one waited.
    if (this.#sending) return this.flush();
    if (!this.#waiting) return;
    this.#sending = this.#send(this.#waiting);
    await this.#sending;
  }

  async #send(taken: { draft: Draft }): Promise<void> {
    this.#waiting = null;
    this.#options.onState('saving');
    try {
      await this.#options.send(taken.draft);
      this.#failures = 0;
      this.problem = null;
      this.#options.onState('saved');
    } catch (error) {
      // The state notifies the user; a newer draft that arrived meanwhile is merged over this one.
      const newer = this.#waiting as { draft: Draft } | null;
      this.#waiting = newer ? { draft: this.#merged(taken.draft, newer.draft) } : taken;
      this.problem = error;
      this.#failures += 1;
      const passing = this.#options.passing?.(error) ?? false;
      this.#options.onState(passing ? 'waiting' : 'failed');
      if (passing && this.retries) {
        const pause = Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** (this.#failures - 1));
        clearTimeout(this.#timer);
        this.#timer = setTimeout(
          () => void (this.retries && this.flush()),
          newer ? this.#options.pause : pause,
        );
      }
    } finally {
      this.#sending = null;
    }
  }
}
