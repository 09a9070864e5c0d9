/** What is known besides the error itself: remote, release, owner, kind. */
export type ReportTags = Record<string, unknown>;
type Sink = (error: unknown, tags: ReportTags) => void;

const EARLY_LIMIT = 50;
const early: [unknown, ReportTags][] = [];
let sink: Sink | null = null;

/** Reports what the person cannot mend: a line in the browser's log, and to the error service once it is there. */
export function reportError(error: unknown, tags: ReportTags = {}): void {
  const { cause: _cause, ...rest } = tags;
  console.warn('[sanchay]', JSON.stringify(rest), error);
  if (sink) sink(error, rest);
  else if (early.length < EARLY_LIMIT) early.push([error, rest]);
}

/** Promises that nobody caught, reported once each. */
export function watchErrors(): void {
  globalThis.addEventListener('unhandledrejection', (event) =>
    reportError(event.reason, { kind: 'promise' }),
  );
}

/**
 * Loads the error service after the first render, when a DSN is set; what was reported before is sent then.
 * Only tags of ours and the error's own words leave the browser: no person, no address of a request.
 */
export async function startErrorService(dsn: string, release: string): Promise<void> {
  if (!dsn) return;
  const sentry = await import('@sentry/browser');
  sentry.init({
    dsn,
    release,
    defaultIntegrations: false,
    beforeSend: (event) => ({ ...event, user: undefined, request: undefined, breadcrumbs: undefined }),
  });
  sink = (error, tags) => sentry.captureException(error, { tags: tags as Record<string, string> });
  for (const [error, tags] of early.splice(0)) sink(error, tags);
}
