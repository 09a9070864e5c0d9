import type { Event } from '@sentry/browser';
import type { MountRecord } from '../kit/mountRecord.ts';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A mount as a transaction of the error service, a span for each phase. */
export function mountEvent({ remote, release, owner, outcome, start, end, phases }: MountRecord): Event {
  const seconds = (at: number): number => (performance.timeOrigin + at) / 1000;
  const trace_id = hex(16);
  const root = hex(8);
  return {
    type: 'transaction',
    transaction: `mount ${remote}`,
    start_timestamp: seconds(start),
    timestamp: seconds(end),
    tags: { remote, release, owner, outcome },
    contexts: {
      trace: {
        trace_id,
        span_id: root,
        op: 'mfe.mount',
        status: outcome === 'mounted' ? 'ok' : outcome === 'left' ? 'cancelled' : 'internal_error',
      },
    },
    spans: phases.map(({ name, start: from, end: to }) => ({
      trace_id,
      span_id: hex(8),
      parent_span_id: root,
      op: `mfe.${name}`,
      description: `${name} ${remote}`,
      start_timestamp: seconds(from),
      timestamp: seconds(to),
      status: 'ok',
      data: {},
    })),
  };
}
