import type { RenderedSlot } from './renderedSlot.ts';

/**
 * The server's HTML of the first visit, kept to be read again when the tree that took its elements over, or stood in
 * their place, breaks at the same address.
 */
export class KeptPage {
  #slot: RenderedSlot;
  readonly #address = addressNow();
  /** A tree that ends takes the styles along that came with the page. */
  readonly #styles = [...document.querySelectorAll('style[data-emotion]')];

  constructor(slot: RenderedSlot) {
    this.#slot = slot;
  }

  /** The elements go to a tree; from now on a copy of them is what is kept, which no release takes over. */
  handOver(): void {
    const mount = this.#slot.mount.cloneNode(true) as HTMLElement;
    this.#slot = { ...this.#slot, version: '', mount, host: mount.firstElementChild as HTMLElement };
  }

  /** Puts HTML and styles where they were. Null when the address is another one now: they would be the wrong page. */
  putBack(): RenderedSlot | null {
    if (addressNow() !== this.#address) return null;
    const { mount, content } = this.#slot;
    if (!mount.isConnected) content.append(mount);
    mount.append(...this.#styles.filter((style) => !style.isConnected));
    return this.#slot;
  }
}

function addressNow(): string {
  const { pathname, search } = globalThis.location;
  return pathname + search;
}
