import { ApiError } from '../apiError.ts';
import type { ApiRequest, Link } from '../link.ts';
import type { Online } from '../online.ts';
import { attempt, isLost, mayPass, settle, type Outcome } from '../outcome.ts';
import { retryAfter } from '../transport/retryAfter.ts';
import type { Wait } from '../transport/wait.ts';

const REPEATS = 2;
/** Bound of the first pause, milliseconds; the second's is twice that. */
const FIRST_PAUSE = 400;
/** A server that requires a longer wait gets no repeat; the caller learns the time from the error. */
const LONGEST_WISH = 30;
/** Nobody should watch a spinner for longer because the train is in a tunnel. */
const OFFLINE_PATIENCE = 30_000;

export interface RetryPorts {
  random: () => number;
  wait: Wait;
  online: Online;
  now: () => number;
}

/**
 * Repeats what is safe to repeat: reads, and writes with an idempotency key. Distinguishes a lost write from a failed
 * one.
 */
export function retry(ports: RetryPorts): Link {
  return async (request, next) => {
    const isWrite = request.call.method !== 'GET';
    const repeats = !isWrite || (request.call.idempotent && request.idempotencyKey) ? REPEATS : 0;
    for (let repeat = 0; ; repeat += 1) {
      const outcome = isWrite && !ports.online.isOnline() ? notSent('offline') : await attempt(request, next);
      if (isWrite && isLost(outcome)) request.progress.lost = true;
      const pause = repeat < repeats && mayPass(outcome) ? pauseBefore(repeat, outcome, ports) : null;
      if (pause === null) return settle(nameOffline(outcome, ports.online), request);
      await ports.wait(pause, request.signal);
      if (!(await connected(request, ports))) return settle(notSent('offline'), request);
    }
  };
}

const notSent = (kind: 'offline'): Outcome => ({ fault: new ApiError({ kind, sent: false }) });

/** Full jitter, on top of the delay that the server requests. Null: the requested delay is too long. */
function pauseBefore(repeat: number, { response }: Outcome, { random, now }: RetryPorts): number | null {
  const asked = response ? (retryAfter(response.headers, now) ?? 0) : 0;
  return asked > LONGEST_WISH ? null : asked * 1000 + random() * FIRST_PAUSE * 2 ** repeat;
}

function nameOffline(outcome: Outcome, online: Online): Outcome {
  const { fault } = outcome;
  if (fault?.kind !== 'network' || online.isOnline()) return outcome;
  return { fault: fault.with({ kind: 'offline', message: '', cause: fault }) };
}

/** Waits while offline, up to a bound. */
async function connected({ signal }: ApiRequest, { online, wait }: RetryPorts): Promise<boolean> {
  if (online.isOnline()) return true;
  const over = new AbortController();
  const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  try {
    return await Promise.race([
      online.waitOnline(either).then(() => true),
      wait(OFFLINE_PATIENCE, either).then(() => false),
    ]);
  } finally {
    over.abort();
  }
}
