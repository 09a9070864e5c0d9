import { PageCache, type KeptPage } from './pageCache.ts';
import type { PageOrder, PageRenderer } from './pageRenderer.ts';
import type { RenderCounts } from './renderCounts.ts';
import { RenderFailure } from './renderFailure.ts';

/** Milliseconds in which a page is given as it is, and after that still given while it is looked after. */
export const FRESH = 60_000;
export const STALE = 600_000;
/** Milliseconds in which a page that failed is not tried again. */
const REST = 5_000;
/** The same where the code of its release was missing or refused: with the 2 s of the store below five seconds. */
const BUNDLE_REST = 2_000;
const MOST_FAILURES = 1_000;
/** Pages that are looked after at the same time, beside what visitors wait for. */
const AT_ONCE = 1;
const MOST_DUE = 200;

export interface ShelfOptions {
  /** Milliseconds that a visitor waits; the page is made for the next one meanwhile. */
  patience: (order: PageOrder) => number;
  renderer: Pick<PageRenderer, 'make' | 'isCurrent'>;
  maxBytes: number;
  counts: RenderCounts;
  failed: (order: PageOrder, failure: RenderFailure) => void;
  now: () => number;
}

/** What of an order makes its page another one. */
export function shelfKey({ target, address, visitor, state }: PageOrder): string {
  const { language, theme, hint } = visitor;
  return [
    ...[
      target.releases,
      state.registry?.serial,
      address.path + address.search,
      language,
      theme,
      hint ? 1 : 0,
    ],
  ].join(' ');
}

/**
 * Rendered pages, ready to be served. Equal concurrent requests are merged; a stale page is served while its data are
 * compared, and rendered again only when they changed or it is ten minutes old. Pages of an address with a query, and
 * not-found pages, have a smaller cache of their own, so that nobody evicts the others by inventing addresses.
 */
export class PageShelf {
  readonly #options: ShelfOptions;
  readonly #plain: PageCache;
  readonly #queried: PageCache;
  readonly #underWay = new Map<string, Promise<KeptPage>>();
  readonly #resting = new Map<string, number>();
  readonly #due = new Map<string, PageOrder>();
  #caring = 0;

  constructor(options: ShelfOptions) {
    this.#options = options;
    this.#plain = new PageCache(options.maxBytes * 0.85);
    this.#queried = new PageCache(options.maxBytes * 0.15);
  }

  get bytes(): number {
    return this.#plain.bytes + this.#queried.bytes;
  }

  get pages(): number {
    return this.#plain.size + this.#queried.size;
  }

  /** The page, or null: the browser makes it. Never rejects. */
  async page(order: PageOrder): Promise<KeptPage | null> {
    const { counts, now } = this.#options;
    const key = shelfKey(order);
    const kept = this.#kept(key);
    if (kept && now() - kept.checkedAt < FRESH && now() - kept.madeAt < STALE) {
      counts.add('fresh');
      return kept;
    }
    if (kept && now() - kept.madeAt < FRESH + STALE) {
      counts.add('stale');
      this.#lookAfter(key, order);
      return kept;
    }
    if (this.#isResting(key)) return null;
    const patience = this.#options.patience(order);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        this.#fail(order, new RenderFailure('slow', `not there after ${patience} ms`));
        resolve(null);
      }, patience);
    });
    return Promise.race([this.#made(key, order), enough]).finally(() => clearTimeout(timer));
  }

  /** Makes the page ahead of the first visitor, however long it takes. Never rejects. */
  async ahead(order: PageOrder): Promise<void> {
    await this.#made(shelfKey(order), order);
  }

  /** Everything is rendered again when it is next requested. */
  clear(): void {
    this.#plain.clear();
    this.#queried.clear();
    this.#resting.clear();
    this.#due.clear();
  }

  #kept(key: string): KeptPage | undefined {
    return this.#plain.get(key) ?? this.#queried.get(key);
  }

  #keep(key: string, { address }: PageOrder, page: KeptPage): void {
    const known = address.search === '' && page.status === 200;
    (known ? this.#plain : this.#queried).set(key, page);
    (known ? this.#queried : this.#plain).delete(key);
  }

  #make(key: string, order: PageOrder): Promise<KeptPage> {
    const running = this.#underWay.get(key);
    if (running) return running;
    const { renderer, counts, now } = this.#options;
    const began = now();
    const making = renderer
      .make(order)
      .then((page) => {
        counts.add('rendered');
        counts.took(now() - began);
        this.#keep(key, order, page);
        return page;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  /** The page, or null when it failed; then it is not tried again at once. */
  #made(key: string, order: PageOrder): Promise<KeptPage | null> {
    return this.#make(key, order).catch((error: unknown) => {
      if (!this.#isResting(key)) this.#fail(order, error);
      const lacksCode = error instanceof RenderFailure && error.kind === 'bundle';
      this.#rest(key, lacksCode ? BUNDLE_REST : REST);
      return null;
    });
  }

  #fail(order: PageOrder, error: unknown): void {
    const failure = error instanceof RenderFailure ? error : new RenderFailure('error', String(error));
    this.#options.counts.add(`failed_${failure.kind}`);
    this.#options.failed(order, failure);
  }

  #isResting(key: string): boolean {
    return this.#options.now() < (this.#resting.get(key) ?? 0);
  }

  #rest(key: string, duration: number): void {
    this.#resting.delete(key);
    this.#resting.set(key, this.#options.now() + duration);
    if (this.#resting.size > MOST_FAILURES) this.#resting.delete(this.#resting.keys().next().value!);
  }

  #lookAfter(key: string, order: PageOrder): void {
    if (this.#due.size < MOST_DUE) this.#due.set(key, order);
    if (this.#caring >= AT_ONCE) return;
    this.#caring += 1;
    void this.#care().finally(() => (this.#caring -= 1));
  }

  async #care(): Promise<void> {
    for (let next = first(this.#due); next; next = first(this.#due)) {
      const [key, order] = next;
      this.#due.delete(key);
      const kept = this.#kept(key);
      if (!kept) continue;
      const { renderer, counts, now } = this.#options;
      if (now() - kept.madeAt < STALE && (await renderer.isCurrent(kept))) {
        kept.checkedAt = now();
        counts.add('confirmed');
        continue;
      }
      await this.#made(key, order);
    }
  }
}

function first<K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined {
  return map.entries().next().value;
}
