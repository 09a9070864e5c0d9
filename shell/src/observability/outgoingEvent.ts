import type { Event } from '@sentry/browser';
import { withoutPersonalData } from './personalData.ts';

type StackFrame = NonNullable<
  NonNullable<NonNullable<NonNullable<Event['exception']>['values']>[number]['stacktrace']>['frames']
>[number];

const LONGEST_MESSAGE = 500;

const clean = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : withoutPersonalData(text).slice(0, LONGEST_MESSAGE);

const cleanFrame = ({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame => ({
  filename: clean(filename),
  function: clean(name),
  lineno,
  colno,
  in_app,
});

/**
 * The part of an event that may leave the browser: only the fields that are named here, every text of them without
 * personal data. No user, no request, no trail of clicks; fields that a later version of the service's kit adds stay
 * here.
 */
export function outgoingEvent<Kind extends Event>(event: Kind): Kind {
  const { event_id, timestamp, start_timestamp, type, platform, level, release, sdk } = event;
  const trace = event.contexts?.trace;
  return {
    event_id,
    timestamp,
    start_timestamp,
    type,
    platform,
    level,
    release,
    sdk: sdk && { name: sdk.name, version: sdk.version },
    message: clean(event.message),
    transaction: clean(event.transaction),
    fingerprint: event.fingerprint,
    tags: event.tags && cleanTexts(event.tags),
    exception: event.exception && {
      values: event.exception.values?.map(({ type: name, value, stacktrace }) => ({
        type: clean(name),
        value: clean(value),
        stacktrace: stacktrace && { frames: stacktrace.frames?.map(cleanFrame) },
      })),
    },
    contexts: trace && {
      trace: {
        trace_id: trace.trace_id,
        span_id: trace.span_id,
        op: trace.op,
        status: trace.status,
        data: trace.data && cleanTexts(trace.data),
      },
    },
    spans: event.spans?.map((span) => ({
      trace_id: span.trace_id,
      span_id: span.span_id,
      parent_span_id: span.parent_span_id,
      op: span.op,
      description: clean(span.description),
      start_timestamp: span.start_timestamp,
      timestamp: span.timestamp,
      status: span.status,
      data: cleanTexts(span.data),
    })),
  } as Kind;
}

function cleanTexts<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]),
  ) as Fields;
}
