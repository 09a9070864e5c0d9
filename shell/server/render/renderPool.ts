import { RenderFailure } from './renderFailure.ts';
import type { Bundle, PageJob, PageOutcome } from './protocol.ts';
import { openThread, RenderThread, type Read, type ThreadPort } from './renderThread.ts';

export interface PoolOptions {
  threads: number;
  /** Milliseconds from the request to the page, after which its thread is terminated. */
  limit: number;
  /** Pages that may wait for a thread. */
  queue: number;
  /** Milliseconds that loading code may take; it happens beside the pages' own limit. */
  loadLimit?: number;
  /** A thread with more bundles than this is exchanged: old releases do not pile up. */
  mostBundles?: number;
  open?: () => ThreadPort;
}

/** A page to render, with the code for it. */
export interface PageRequest {
  page: Bundle;
  shell: Bundle;
  job: PageJob;
  read: Read;
}

interface Waiting {
  pageRequest: PageRequest;
  /** The waiting request has received its response. */
  over: boolean;
  /** Rejects when the limit is reached. */
  late: Promise<never>;
  resolve(outcome: PageOutcome): void;
  reject(failure: RenderFailure): void;
}

/**
 * Threads that render, each one page at a time. A page that takes too long is given up and its thread ended and
 * replaced; more than the queue holds are turned away at once. No page is waited for longer than the limit.
 */
export class RenderPool {
  readonly #options: Required<PoolOptions>;
  readonly #queue: Waiting[] = [];
  readonly #idle: RenderThread[] = [];
  readonly #threads = new Set<RenderThread>();
  #known: readonly Bundle[] = [];
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = { loadLimit: 10_000, mostBundles: 16, open: openThread, ...options };
  }

  /** @throws RenderFailure for whatever keeps the page from being there in time. */
  render(pageRequest: PageRequest): Promise<PageOutcome> {
    if (this.#queue.length >= this.#options.queue)
      return Promise.reject(new RenderFailure('busy', `${this.#queue.length} pages wait already`));
    const { limit } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<PageOutcome>();
    const { promise: late, reject: isLate } = Promise.withResolvers<never>();
    late.catch(() => undefined);
    const timer = setTimeout(() => {
      const failure = new RenderFailure('slow', `not there after ${limit} ms`);
      isLate(failure);
      waiting.reject(failure);
      const place = this.#queue.indexOf(waiting);
      if (place >= 0) this.#queue.splice(place, 1);
    }, limit);
    const end = (): void => {
      clearTimeout(timer);
      waiting.over = true;
    };
    const waiting: Waiting = {
      pageRequest,
      over: false,
      late,
      resolve: (outcome) => (end(), resolve(outcome)),
      reject: (failure) => (end(), reject(failure)),
    };
    this.#queue.push(waiting);
    this.#next();
    return promise;
  }

  /**
   * Loads code into every thread ahead of the first page. A load failure is reported by the pages that need the code.
   */
  async warm(bundles: readonly Bundle[]): Promise<void> {
    this.#known = bundles;
    while (this.#threads.size < this.#options.threads) this.#idle.push(this.#open());
    const loads = [...this.#threads].flatMap((thread) => bundles.map((bundle) => thread.load(bundle)));
    await Promise.allSettled(loads);
  }

  /** Ends every thread, and what is at work in it. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #open(): RenderThread {
    const thread: RenderThread = new RenderThread(this.#options.open(), (gone) => {
      this.#threads.delete(gone);
      const place = this.#idle.indexOf(gone);
      if (place >= 0) this.#idle.splice(place, 1);
      if (this.#closed) return;
      if (this.#known.length > 0) this.#idle.push(this.#open());
      this.#next();
    });
    this.#threads.add(thread);
    // A replacement thread gets everything that its predecessor knew at once; the pages that need it receive the
    // failure.
    for (const bundle of this.#known) thread.load(bundle).catch(() => undefined);
    return thread;
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const thread = this.#idle.pop() ?? (this.#threads.size < this.#options.threads ? this.#open() : null);
    if (thread) void this.#serve(thread, this.#queue.shift()!);
  }

  async #serve(thread: RenderThread, waiting: Waiting): Promise<void> {
    const { page, shell, job, read } = waiting.pageRequest;
    try {
      await within(this.#options.loadLimit, Promise.all([thread.load(page), thread.load(shell)]));
      // While the code was loading, the waiting request may have given up.
      if (!waiting.over)
        waiting.resolve(await Promise.race([thread.render(page.key, shell.key, job, read), waiting.late]));
    } catch (error) {
      const failure = error instanceof RenderFailure ? error : new RenderFailure('error', String(error));
      waiting.reject(failure);
      if (failure.kind === 'slow') return void thread.end();
    }
    if (!this.#threads.has(thread)) return;
    if (thread.bundles > this.#options.mostBundles) return void thread.end();
    this.#idle.push(thread);
    this.#next();
  }
}

/** The promise, or a `slow` failure after so many milliseconds. */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RenderFailure('slow', `not done after ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
