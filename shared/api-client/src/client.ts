import type { CallName } from '@sanchay/contracts';
import type { CallArguments, CallResult } from './callOptions.ts';
import { callsComing } from './callsComing.ts';
import { browserOnline, type Online } from './online.ts';
import { pageLanguage as documentLanguage } from './pageLanguage.ts';
import type { LooseOptions } from './transport/request.ts';
import { serverClock } from './serverClock.ts';
import type { ClientSession } from './session.ts';
import { singleFlight } from './singleFlight.ts';
import { axiosTransport, type Transport } from './transport/transport.ts';
import type { Wait } from './transport/wait.ts';

export interface Client {
  /** Makes a call of the contracts and gives the body of its answer. Rejects with an `ApiError`. */
  call<K extends CallName>(name: K, ...options: CallArguments<K>): Promise<CallResult<K>>;
  /** A new token by the one shared flight; for the shell's timer. */
  refresh(): Promise<string | null>;
  /** The server's time in milliseconds since 1970; the device's own before the first answer. */
  now(): number;
}

export interface ClientOptions {
  /** Before every path. Default: none, the page's own origin. */
  baseUrl?: string;
  /** Hosts (with port) that get the token; the page's own origin always does. */
  ownHosts: readonly string[];
  appVersion: string;
  session: ClientSession;
  /** The language of the page. Default: that of the document, English without one. */
  pageLanguage?: () => string;
  /** Milliseconds for an answer to one attempt. Default: 15 seconds. */
  timeout?: number;
  now?: () => number;
  random?: () => number;
  transport?: Transport;
  online?: Online;
  wait?: Wait;
  /** Makes request ids and idempotency keys. */
  newId?: () => string;
  /** Marks a call that moves money or state as begun, whatever becomes of the component that made it. @returns its end */
  critical?: (name: CallName) => () => void;
}

/**
 * A client of the whole API; the shell makes the page's one. What makes a call comes with the first one, because most
 * visitors of a rendered page make none.
 */
export function createClient(options: ClientOptions): Client {
  const { session, timeout = 15_000, now: device = Date.now, online = browserOnline() } = options;
  const { transport = axiosTransport(timeout), pageLanguage = documentLanguage } = options;
  const clock = serverClock(device);
  const renew = singleFlight(() => session.refresh());
  let make: ((name: CallName, given?: LooseOptions) => Promise<unknown>) | null = null;

  const call = async (name: CallName, given?: LooseOptions): Promise<unknown> => {
    if (!make) {
      const { callMaker } = await callsComing(name, online);
      make ??= callMaker({ ...options, online, transport, pageLanguage }, clock, renew);
    }
    return make(name, given);
  };
  // The type for any K is too deep for the compiler here; `call` of the interface is the promise that counts.
  return { call: call as Client['call'], refresh: renew, now: clock.now };
}
