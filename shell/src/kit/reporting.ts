import type { MountRecord } from './mountRecord.ts';

/** What is known besides the error itself: remote, release, owner, kind. */
export type ReportTags = Record<string, unknown>;

/** Where reports go once it is there. */
export interface ErrorService {
  error(error: unknown, tags: ReportTags): void;
  mount(record: MountRecord): void;
}

const EARLY_LIMIT = 50;
const early: ((service: ErrorService) => void)[] = [];
let service: ErrorService | null = null;

/** Hands over now, or when the service is there; what comes early beyond the limit is dropped. */
function send(report: (service: ErrorService) => void): void {
  if (service) report(service);
  else if (early.length < EARLY_LIMIT) early.push(report);
}

/** Reports errors that the user cannot fix: a line in the browser's log, and to the error service once it is loaded. */
export function reportError(error: unknown, tags: ReportTags = {}): void {
  const { cause: _cause, ...rest } = tags;
  console.warn('[sanchay]', JSON.stringify(rest), error);
  send((to) => to.error(error, rest));
}

const mountListeners = new Set<(record: MountRecord) => void>();

/** Calls back for every mount that ends, whether it worked or not. */
export function onMount(listener: (record: MountRecord) => void): void {
  mountListeners.add(listener);
}

/** Reports how a remote came onto the page, phase by phase. */
export function reportMount(record: MountRecord): void {
  for (const listener of mountListeners) listener(record);
  send((to) => to.mount(record));
}

/** Promises that nobody caught, reported once each. */
export function watchErrors(): void {
  globalThis.addEventListener('unhandledrejection', (event) =>
    reportError(event.reason, { kind: 'promise' }),
  );
}

/**
 * Loads the error service after the first render, when a DSN is set; what was reported before is sent then.
 * What cannot be loaded stays away: the page never depends on it.
 * @param open loads the service
 */
export async function startErrorService(dsn: string, open: () => Promise<ErrorService>): Promise<void> {
  if (!dsn || service) return;
  try {
    service = await open();
  } catch (error) {
    console.warn('[sanchay] the error service is not reached', error);
    return;
  }
  for (const report of early.splice(0)) report(service);
}
