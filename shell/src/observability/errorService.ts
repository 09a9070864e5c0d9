import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  Scope,
  type BrowserOptions,
} from '@sentry/browser';
import type { ErrorService, ReportTags } from '../kit/reporting.ts';
import { mountEvent } from './mountEvent.ts';
import { outgoingEvent } from './outgoingEvent.ts';

export interface ErrorServiceOptions {
  dsn: string;
  /** Version of the product; the release of a remote is a tag. */
  release: string;
  /** How envelopes leave; the browser's own way unless a test listens. */
  transport?: BrowserOptions['transport'];
}

/**
 * The error service's client, of the shell alone: no global handlers, no trail of clicks, nothing sent by itself.
 * Its size is why this module is loaded late and only when a DSN is set.
 */
export function openErrorService({
  dsn,
  release,
  transport = makeFetchTransport,
}: ErrorServiceOptions): ErrorService {
  const client = new BrowserClient({
    dsn,
    release,
    transport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    traceLifecycle: 'static',
    beforeSend: outgoingEvent,
    beforeSendTransaction: outgoingEvent,
  });
  client.init();
  return {
    error(error, tags) {
      const scope = new Scope();
      scope.setTags(tagsOf(tags));
      scope.setFingerprint(fingerprintOf(tags));
      client.captureException(error, undefined, scope);
    },
    mount: (record) => void client.captureEvent(mountEvent(record)),
  };
}

/** How an error is classified: our kind, and its owner. */
export function tagsOf({ kind, remote, version, release, owner, event }: ReportTags): Record<string, string> {
  const tags = { kind, remote, release: release ?? version, owner, event };
  return Object.fromEntries(
    Object.entries(tags).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
}

/**
 * One group for each kind of failure of each remote, whatever words a browser finds for it; what has no kind is
 * grouped by the service's own rule.
 */
export function fingerprintOf({ kind, remote }: ReportTags): string[] {
  if (typeof kind !== 'string') return ['{{ default }}'];
  return typeof remote === 'string' ? [kind, remote] : [kind, '{{ default }}'];
}
