import type { RenderedAnswer, RenderedPage } from '@sanchay/contracts';

/** The server's HTML of one remote in the slot, laid out as the slot itself lays out. */
export interface RenderedSlot {
  remote: string;
  /** The release that made it; only this one can take it over. */
  version: string;
  element: HTMLElement;
  aside: HTMLElement;
  content: HTMLElement;
  /** Element of the mount, and the one within it that holds what the remote rendered. */
  mount: HTMLElement;
  host: HTMLElement;
  answers: readonly RenderedAnswer[];
  /** Path and query that it was rendered for. */
  path: string;
  /** ISO instant of the rendering. */
  at: string;
}

/**
 * Finds the server's HTML in the slot's place. Null when there is none, when it is of another path, or when it is not
 * laid out as expected.
 * @param path of the page now, without its query
 */
export function findRenderedSlot(
  page: RenderedPage | null,
  place: HTMLElement,
  path: string,
): RenderedSlot | null {
  if (!page || new URL(page.path, globalThis.location.href).pathname !== path) return null;
  const element = place.querySelector<HTMLElement>(':scope > [data-remote-state="rendered"]');
  const [aside, content] = element?.querySelectorAll<HTMLElement>(':scope > div') ?? [];
  const mount = content?.querySelector<HTMLElement>(':scope > div');
  const host = mount?.querySelector<HTMLElement>(':scope > div');
  if (!element || !aside || !content || !mount || !host || element.dataset.remote !== page.remote)
    return null;
  const { remote, version, answers, path: renderedPath, at } = page;
  return { remote, version, element, aside, content, mount, host, answers, path: renderedPath, at };
}
