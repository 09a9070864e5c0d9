import { termOf, visibleTerm, withTerm } from './searchAddress.ts';

/**
 * Milliseconds without a key press until the typed text is written into the address. Writing re-renders the page
 * behind, so it waits for longer than the usual pause between two letters.
 */
const WRITE_AFTER = 1_000;
/** State of the history's entry that opening made: Back leads to the same page without the search. */
const OWN_STEP = { opensSearch: true };
const EVENTS = ['popstate', 'single-spa:routing-event'];

/** The search of the page: closed (null), or open with what is typed. It lives in the address. */
export interface SearchControl {
  now(): string | null;
  subscribe(changed: () => void): () => void;
  /** Opens it as a step of its own, so that Back closes it; where it is open already, types. */
  open(term?: string): void;
  type(term: string): void;
  /** Writes the typed text into the address now: the user is about to move on, and Back must find it. */
  settle(): void;
  close(): void;
}

/** Follows the address of a window. Listens only while it has listeners itself. */
export function searchControl(page: Window = globalThis.window): SearchControl {
  const listeners = new Set<() => void>();
  let typed: string | null = null;
  let writing: ReturnType<typeof setTimeout> | undefined;

  const set = (term: string | null) => {
    if (term === typed) return;
    typed = term;
    for (const listener of listeners) listener();
  };
  const write = () => {
    clearTimeout(writing);
    writing = undefined;
    if (typed !== null && termOf(page.location.search) !== null)
      page.history.replaceState(page.history.state, '', withTerm(page.location, typed));
  };
  const follow = () => {
    const term = termOf(page.location.search);
    // While a key is still to be written, the address is behind.
    if (term === null || writing === undefined) {
      clearTimeout(writing);
      writing = undefined;
      set(term);
    }
  };
  const type = (term: string) => {
    set(visibleTerm(term));
    clearTimeout(writing);
    writing = setTimeout(write, WRITE_AFTER);
  };
  return {
    now: () => (listeners.size > 0 ? typed : termOf(page.location.search)),
    subscribe(changed) {
      if (listeners.size === 0) {
        typed = termOf(page.location.search);
        for (const event of EVENTS) page.addEventListener(event, follow);
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) for (const event of EVENTS) page.removeEventListener(event, follow);
      };
    },
    open(term = '') {
      if (termOf(page.location.search) !== null) return type(term);
      page.history.pushState(OWN_STEP, '', withTerm(page.location, visibleTerm(term)));
      set(visibleTerm(term));
    },
    type,
    settle() {
      if (writing !== undefined) write();
    },
    close() {
      clearTimeout(writing);
      writing = undefined;
      if (termOf(page.location.search) === null) return set(null);
      if (isOwnStep(page.history.state)) page.history.back();
      else page.history.replaceState(page.history.state, '', withTerm(page.location, null));
      set(null);
    },
  };
}

const isOwnStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opensSearch' in state;

let own: SearchControl | undefined;

/** The page's one search. */
export function pageSearch(): SearchControl {
  return (own ??= searchControl());
}
