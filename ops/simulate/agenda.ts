/** What is to be done at instants: the earliest first, of one instant in the order of noting. */
export class Agenda {
  readonly #heap: { at: number; turn: number; run: () => void }[] = [];
  #turn = 0;

  /** Notes something. `at` in epoch milliseconds; what is past is next. */
  at(at: number, run: () => void): void {
    const heap = this.#heap;
    heap.push({ at, turn: (this.#turn += 1), run });
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.#before(child, parent)) break;
      this.#swap(child, parent);
      child = parent;
    }
  }

  /** Takes the next, or null when nothing is left. */
  take(): { at: number; run: () => void } | null {
    const heap = this.#heap;
    const first = heap[0];
    if (!first) return null;
    const last = heap.pop()!;
    if (heap.length > 0) {
      heap[0] = last;
      for (let parent = 0; ;) {
        const left = parent * 2 + 1;
        let least = parent;
        if (left < heap.length && this.#before(left, least)) least = left;
        if (left + 1 < heap.length && this.#before(left + 1, least)) least = left + 1;
        if (least === parent) break;
        this.#swap(least, parent);
        parent = least;
      }
    }
    return first;
  }

  #before(a: number, b: number): boolean {
    const [one, other] = [this.#heap[a]!, this.#heap[b]!];
    return one.at < other.at || (one.at === other.at && one.turn < other.turn);
  }

  #swap(a: number, b: number): void {
    const heap = this.#heap;
    [heap[a], heap[b]] = [heap[b]!, heap[a]!];
  }
}
