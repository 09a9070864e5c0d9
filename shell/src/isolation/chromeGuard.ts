/** The remote and release that stands in the slot. */
export interface MountedRelease {
  remote: string;
  version: string;
}

export type HarmKind = 'chrome removed' | 'chrome emptied' | 'chrome hidden' | 'page covered';

/** Receives what was restored or removed, once for each release and kind. */
export type OnHarm = (release: MountedRelease, harm: HarmKind) => void;

const CHROME = '.skip-link, #shell-header, main, #shell-footer, #shell-bottom, #shell-overlays';
/** They always have content; the other places may be empty. */
const NEVER_EMPTY = '#shell-header, #shell-footer';
const HIDING = ['style', 'class', 'hidden', 'inert', 'aria-hidden'];
/** Restorations at once; a remote that removes again what is restored gets one a second from then on. */
const AT_ONCE = 20;
const LATER_MS = 1_000;
/** Share of the viewport that makes an element next to the shell an overlay. */
const OVERLAY_SHARE = 0.5;

interface Part {
  element: HTMLElement;
  parent: HTMLElement;
  attributes: (string | null)[];
}

const attributesOf = (element: Element) => HIDING.map((name) => element.getAttribute(name));

/** The remote of the slot, or null between two areas. */
function mountedIn(slot: Element): MountedRelease | null {
  const { remote, remoteVersion: version } = slot.querySelector<HTMLElement>('[data-remote]')?.dataset ?? {};
  return remote && version ? { remote, version } : null;
}

/** True for what is positioned over at least half of the viewport. */
function isOverlay(element: Element): boolean {
  const { position } = getComputedStyle(element);
  if (position !== 'fixed' && position !== 'absolute') return false;
  const { width, height } = element.getBoundingClientRect();
  return width * height >= OVERLAY_SHARE * innerWidth * innerHeight;
}

class ChromeGuard {
  readonly #parts: Part[];
  readonly #body: HTMLElement;
  readonly #slot: HTMLElement;
  readonly #onHarm: OnHarm;
  readonly #observer = new MutationObserver((records) => this.#check(records));
  readonly #reported = new Set<string>();
  readonly #foreign = new Map<Element, MountedRelease>();
  #last: MountedRelease | null = null;
  #restored = 0;

  constructor(body: HTMLElement, onHarm: OnHarm) {
    this.#body = body;
    this.#slot = body.querySelector<HTMLElement>('#slot')!;
    this.#onHarm = onHarm;
    const main = this.#slot.parentElement!;
    const children = (parent: HTMLElement, selector: string): Part[] =>
      [...parent.querySelectorAll<HTMLElement>(`:scope > :is(${selector})`)].map((element) => ({
        element,
        parent,
        attributes: attributesOf(element),
      }));
    this.#parts = [...children(body, CHROME), ...children(main, '*')];
  }

  watch(): void {
    this.#observer.observe(this.#body, { childList: true });
    for (const { element } of this.#parts) {
      // The shell itself hides the slot behind its crash page.
      const attributes = element === this.#slot ? {} : { attributeFilter: HIDING };
      this.#observer.observe(element, { childList: true, ...attributes });
    }
  }

  #check(records: readonly MutationRecord[]): void {
    const now = mountedIn(this.#slot);
    this.#last = now ?? this.#last;
    if (this.#restored < AT_ONCE) this.#restore(records);
    else setTimeout(() => this.#restore(records), LATER_MS);
    for (const node of records.flatMap(({ target, addedNodes }) =>
      target === this.#body ? [...addedNodes] : [],
    ))
      if (now && node instanceof Element && !this.#isPart(node)) this.#foreign.set(node, now);
    const left = records.some(({ target, removedNodes }) => target === this.#slot && removedNodes.length > 0);
    if (left) this.#sweep();
  }

  #isPart(node: Node): boolean {
    return this.#parts.some(({ element }) => element === node);
  }

  #restore(records: readonly MutationRecord[]): void {
    let before: HTMLElement | null = null;
    for (const { element, parent, attributes } of this.#parts.toReversed()) {
      if (element.parentElement !== parent) {
        parent.insertBefore(element, before?.parentElement === parent ? before : null);
        this.#note('chrome removed');
      }
      before = element;
      if (element === this.#slot) continue;
      HIDING.forEach((name, index) => {
        const value = attributes[index] ?? null;
        if (element.getAttribute(name) === value) return;
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
        this.#note('chrome hidden');
      });
    }
    for (const { target, removedNodes } of records) {
      const place = target as Element;
      if (!place.matches(NEVER_EMPTY) || place.childElementCount > 0) continue;
      place.append(...removedNodes);
      this.#note('chrome emptied');
    }
    // Its own changes.
    this.#observer.takeRecords();
  }

  /** The area was left: what lies over half of the page next to the shell goes with it. */
  #sweep(): void {
    for (const [element, release] of this.#foreign) {
      if (!element.isConnected || !isOverlay(element)) continue;
      element.remove();
      this.#note('page covered', release);
    }
    this.#foreign.clear();
  }

  #note(harm: HarmKind, release: MountedRelease | null = this.#last): void {
    this.#restored += 1;
    if (!release) return;
    const key = `${release.remote} ${release.version} ${harm}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#onHarm(release, harm);
  }
}

/**
 * Restores the places of the shell that a remote removes, empties or hides, and removes the overlays that it leaves
 * next to them when its area is left. React keeps running in the restored elements, whose listeners stay.
 * @param body as the server's frame has it, with `#slot` in its `main`
 */
export function guardChrome(body: HTMLElement, onHarm: OnHarm): void {
  new ChromeGuard(body, onHarm).watch();
}
