import { culpritOf, type Culprit } from './attribution.ts';
import { crashFailure, type LoadFailureKind } from './failure.ts';

/** Told about an error of a remote that no boundary saw: from an event handler, a timer or a promise. */
export type OnStray = (culprit: Culprit, kind: LoadFailureKind, error: unknown) => void;

interface PageEvents {
  addEventListener(type: 'error' | 'unhandledrejection', listener: (event: Event) => void): void;
}

/**
 * Takes errors and rejections whose stack or file lies in a release folder away from the page: the rest lives on, no
 * card is shown, each is told once. What is not a remote's goes its usual way. To be called before other listeners.
 */
export function watchStrayErrors(reported: OnStray, page: PageEvents = globalThis.window): void {
  const take = (event: Event, error: unknown, file = ''): void => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const culprit = culpritOf(file) ?? culpritOf(stack);
    if (!culprit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    reported(culprit, crashFailure(error).failure.kind, error);
  };
  page.addEventListener('error', (event) => {
    const { error, filename } = event as ErrorEvent;
    // A script that throws while it is loaded is the loader's business, which hears of it by this very event.
    if (error !== undefined && error !== null) take(event, error, filename);
  });
  page.addEventListener('unhandledrejection', (event) =>
    take(event, (event as PromiseRejectionEvent).reason),
  );
}
