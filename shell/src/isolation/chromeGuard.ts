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
/** Attributes and properties by which `html` or `body` takes the whole page away; neither shell nor kit sets them there. */
const TAKING_ALL = ['hidden', 'inert', 'aria-hidden'];
const TAKING_STYLES = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'clip-path',
  'content-visibility',
];
/** What a remote may set there for as long as it stands, such as for a dialog of its own. */
const WHILE_MOUNTED = ['overflow', 'overflow-x', 'overflow-y', 'position', 'transform'];
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
  /** `html` and `body`. */
  readonly #roots: HTMLElement[];
  /** Elements that contain nothing but places of the shell. */
  readonly #frames: Element[];
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
    this.#roots = [body.ownerDocument.documentElement, body];
    this.#frames = [...this.#roots, main];
    const children = (parent: HTMLElement, selector: string): Part[] =>
      [...parent.querySelectorAll<HTMLElement>(`:scope > :is(${selector})`)].map((element) => ({
        element,
        parent,
        attributes: attributesOf(element),
      }));
    this.#parts = [...children(body, CHROME), ...children(main, '*')];
  }

  watch(): void {
    for (const root of this.#roots)
      this.#observer.observe(root, { childList: true, attributeFilter: ['style', ...TAKING_ALL] });
    for (const { element } of this.#parts)
      this.#observer.observe(element, { childList: true, attributeFilter: HIDING });
  }

  #check(records: readonly MutationRecord[]): void {
    const now = mountedIn(this.#slot);
    this.#last = now ?? this.#last;
    if (this.#restored < AT_ONCE) this.#restore(records);
    else setTimeout(() => this.#restore(records), LATER_MS);
    for (const node of records.flatMap(({ target, addedNodes }) =>
      this.#frames.includes(target as Element) ? [...addedNodes] : [],
    ))
      if (now && node instanceof Element && !this.#isPart(node)) this.#foreign.set(node, now);
    const left = records.some(({ target, removedNodes }) => target === this.#slot && removedNodes.length > 0);
    if (left) this.#sweep();
  }

  #isPart(node: Node): boolean {
    return node === this.#body || this.#parts.some(({ element }) => element === node);
  }

  #restore(records: readonly MutationRecord[]): void {
    let before: HTMLElement | null = null;
    for (const { element, parent, attributes } of this.#parts.toReversed()) {
      if (element.parentElement !== parent) {
        parent.insertBefore(element, before?.parentElement === parent ? before : null);
        this.#note('chrome removed');
      }
      before = element;
      HIDING.forEach((name, index) => {
        // The shell itself hides the slot behind its crash page.
        if (element === this.#slot && name === 'hidden') return;
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
    this.#free(TAKING_STYLES);
    // Its own changes.
    this.#observer.takeRecords();
  }

  /** Takes from `html` and `body` what hides the page or keeps it from being used. */
  #free(styles: readonly string[]): void {
    for (const root of this.#roots) {
      const attributes = TAKING_ALL.filter((name) => root.hasAttribute(name));
      const properties = styles.filter((name) => root.style.getPropertyValue(name) !== '');
      for (const name of attributes) root.removeAttribute(name);
      for (const name of properties) root.style.removeProperty(name);
      if (attributes.length + properties.length > 0) this.#note('chrome hidden');
    }
  }

  /** The area was left: what lies over half of the page next to the shell goes with it. */
  #sweep(): void {
    for (const [element, release] of this.#foreign) {
      if (!element.isConnected || !isOverlay(element)) continue;
      element.remove();
      this.#note('page covered', release);
    }
    this.#foreign.clear();
    this.#free(WHILE_MOUNTED);
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
