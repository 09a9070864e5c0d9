import { openStream, type StreamEvent, type StreamOptions } from '../index.ts';

interface Asked {
  url: string;
  init: RequestInit;
}
export type Step = (asked: Asked) => Promise<Response> | Response;

export const never = <T>() => new Promise<T>(() => {});

/** A body that gives the texts one by one and then ends, or stays open. */
export function body(texts: (string | Uint8Array)[], { open = false } = {}): ReadableStream<Uint8Array> {
  const parts = texts.map((text) => (typeof text === 'string' ? new TextEncoder().encode(text) : text));
  return new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      if (part) return controller.enqueue(part);
      if (open) return never();
      controller.close();
    },
  });
}
/** A connection that gives the texts. */
export const stream =
  (texts: (string | Uint8Array)[], more = {}) =>
  () =>
    new Response(body(texts, more));
/** A refused connection. */
export const status =
  (code: number, headers = {}) =>
  () =>
    new Response(null, { status: code, headers });

/** Runs the steps, one a connection; the last is followed by a close. */
export function setUp(steps: Step[], options: Partial<StreamOptions> = {}) {
  const asked: Asked[] = [];
  const events: StreamEvent[] = [];
  const states: string[] = [];
  const waits: number[] = [];
  const silences: { milliseconds: number; signal?: AbortSignal }[] = [];
  const errors: unknown[] = [];
  const opened = openStream({
    path: '/api/v3/stream?v=1',
    token: () => 't1',
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    random: () => 0.5,
    report: (error) => errors.push(error),
    fetch: (async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      const step = steps.shift();
      if (!step) {
        opened.close();
        throw new Error('no more steps');
      }
      return step({ url, init });
    }) as typeof fetch,
    wait: (milliseconds, signal) => {
      if (milliseconds !== (options.silence ?? 60_000)) {
        waits.push(milliseconds);
        return Promise.resolve();
      }
      silences.push({ milliseconds, signal });
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    },
    ...options,
  });
  return { opened, asked, events, states, waits, silences, errors };
}
