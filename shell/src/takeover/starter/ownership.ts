import { LATER_PART } from '@sanchay/contracts';

/** Name under which React notes on an element of its own what it renders there. */
const REACT_PROPS = '__reactProps$';

/**
 * Whether React has hydrated an element, so that it receives its events. Server HTML has no owner until then. React
 * does not announce it, but leaves its marker on the element; it has done so under this name since its version 17.
 */
export function isOwned(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith(REACT_PROPS));
}

/**
 * Lets React end what it has begun around an element: it hydrates in slices, and an element that it has noted may not
 * be part of a finished tree yet. An event of this kind makes it finish at once, and is nobody's business otherwise.
 */
export function finishTakeover(element: Element): void {
  element.dispatchEvent(new Event('pointercancel', { bubbles: true }));
}

const REGIONS = '#shell-header, #slot, #shell-footer';

/** Whether an element stands where the server's HTML is taken over. */
export function isTakenOver(element: Element): boolean {
  return element.closest(REGIONS) !== null;
}

/**
 * The element itself while it is on the page; else the one that was made in its stead: of the same id, of the same
 * name, or of the same kind with the same words. Null when there is none.
 */
export function standIn<E extends Element>(element: E, page: Document): E | null {
  if (element.isConnected) return element;
  const tag = element.localName;
  const name = element.getAttribute('name');
  const alike = (other: Element): boolean => {
    if (element.id) return other.id === element.id;
    if (name) return other.getAttribute('name') === name;
    return messages(other) === messages(element);
  };
  return ([...page.querySelectorAll(tag)].find(alike) as E | undefined) ?? null;
}

function messages(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}

/** Whether some part of the page waits to be seen or used before it is taken over. */
export function isAnyLater(page: Document): boolean {
  const parts = [...page.querySelectorAll(`[${LATER_PART}] > *`)];
  return parts.some((part) => isTakenOver(part) && !isOwned(part));
}
