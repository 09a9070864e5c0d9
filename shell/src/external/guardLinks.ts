import { externalAddress, openExternal, REPORT_EVENT } from '@sanchay/ui';

/**
 * Every link of the page that leads out, wherever it stands, keeps to the one rule: https opens as the browser does it
 * and gives nothing of this page away, the rest goes through `openExternal`.
 */
export function guardLinks(root: HTMLElement, origin: string = globalThis.location.origin): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      const address = link?.getAttribute('href') ?? '';
      if (!link || link.origin === origin || address.startsWith('#') || isOwnFile(link)) return;
      const { open, problem } = externalAddress(link.href);
      if (open !== null && problem === null) {
        if (link.target === '_blank') link.relList.add('noopener');
        return;
      }
      event.preventDefault();
      openExternal(link.href, (to) => globalThis.location.assign(to));
    },
    { capture: true },
  );
}

/** A file that the page made itself: the browser saves it and opens nothing. */
const isOwnFile = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('download') && /^(data:text\/csv|blob:)/i.test(link.href);

/** Forwards the reports that any part of the page requests. */
export function followReports(
  report: (error: unknown, tags: { kind: string }) => void,
  page: Pick<EventTarget, 'addEventListener'> = globalThis,
): void {
  page.addEventListener(REPORT_EVENT, (event) =>
    report((event as CustomEvent<unknown>).detail, { kind: 'external' }),
  );
}
