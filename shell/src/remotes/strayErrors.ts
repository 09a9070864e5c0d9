import { culpritOf, type Culprit } from './attribution.ts';
import { crashFailure, type LoadFailureKind } from '../federation/failure.ts';

/** Receives a remote's error that no boundary caught: from an event handler, a timer or a promise. */
export type OnStray = (culprit: Culprit, kind: LoadFailureKind, error: unknown) => void;

interface PageEvents {
  addEventListener(type: 'error' | 'unhandledrejection', listener: (event: Event) => void): void;
}

/**
 * Intercepts errors and rejections whose stack or file lies in a release folder: the rest of the page keeps working,
 * no card is shown, each is reported once. Errors that do not belong to a remote are handled as usual. Call it before
 * other listeners.
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
    // A script that throws while it is loaded is handled by the loader, which receives this very event.
    if (error !== undefined && error !== null) take(event, error, filename);
  });
  page.addEventListener('unhandledrejection', (event) =>
    take(event, (event as PromiseRejectionEvent).reason),
  );
}
