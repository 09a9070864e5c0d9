/** What is known besides the error itself: remote, release, owner, kind. */
export type ReportTags = Record<string, unknown>;

/** One line for the log of the browser. A failing area says so on the page; this is for those who mend it. */
export function reportError(error: unknown, tags: ReportTags = {}): void {
  const { cause: _cause, ...rest } = tags;
  console.warn('[sanchay]', JSON.stringify(rest), error);
}

/** Errors that nobody caught, reported once each. */
export function watchErrors(): void {
  globalThis.addEventListener('unhandledrejection', (event) =>
    reportError(event.reason, { kind: 'promise' }),
  );
}
