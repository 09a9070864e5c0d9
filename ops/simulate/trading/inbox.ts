import { nextInOrder } from '../../../api/src/partners/numbered/inOrder.ts';

interface InboxOptions<Message> {
  apply(message: Message): void;
  /** A planted fault: what arrives is applied at once. */
  unordered: boolean;
}

/** Numbered messages of a partner in memory: each is applied once, and in the order of the numbers. */
export class Inbox<Message extends { seq: number }> {
  /** Number of the last message that was applied. */
  applied = 0;
  readonly count = { repeats: 0, gaps: 0 };
  readonly #waiting = new Map<number, Message>();
  readonly #options: InboxOptions<Message>;

  constructor(options: InboxOptions<Message>) {
    this.#options = options;
  }

  /** Takes messages as they arrive. @returns whether one before them is missing */
  take(messages: readonly Message[]): boolean {
    for (const message of messages) {
      if (message.seq <= this.applied || this.#waiting.has(message.seq)) this.count.repeats += 1;
      else this.#waiting.set(message.seq, message);
    }
    const waiting = [...this.#waiting.values()].toSorted((a, b) => a.seq - b.seq);
    const next = this.#options.unordered ? waiting : nextInOrder(this.applied, waiting);
    for (const message of next) {
      this.#waiting.delete(message.seq);
      this.#options.apply(message);
      this.applied = Math.max(this.applied, message.seq);
    }
    const isGap = this.#waiting.size > 0;
    if (isGap) this.count.gaps += 1;
    return isGap;
  }
}
