export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

export interface DraftQueueOptions<Draft> {
  send: (draft: Draft) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** Pause in typing, milliseconds, after which the draft is sent. */
  pause: number;
  /** One draft of two that were not sent yet; the newer one alone unless told. */
  merge?: (older: Draft, newer: Draft) => Draft;
}

/**
 * Sends the latest draft after a pause, one at a time, so that an older one never arrives after a newer. What could
 * not be sent is kept and goes with the next attempt.
 */
export class DraftQueue<Draft> {
  readonly #options: DraftQueueOptions<Draft>;
  #waiting: { draft: Draft } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;

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
      this.#options.onState('saved');
    } catch {
      // The state tells the person; a newer draft that came meanwhile lies over this one.
      const newer = this.#waiting as { draft: Draft } | null;
      this.#waiting = newer ? { draft: this.#merged(taken.draft, newer.draft) } : taken;
      this.#options.onState('failed');
    } finally {
      this.#sending = null;
    }
  }
}
