import type { CallName } from '@sanchay/contracts';
import type { CallArguments, CallResult } from './callOptions.ts';
import { chain } from './link.ts';
import { account } from './links/account.ts';
import { authorization } from './links/authorization.ts';
import { idempotency } from './links/idempotency.ts';
import { language } from './links/language.ts';
import { payload } from './links/payload.ts';
import { problems } from './links/problems.ts';
import { refresh } from './links/refresh.ts';
import { requestId } from './links/requestId.ts';
import { retry } from './links/retry.ts';
import { sessionEnd } from './links/sessionEnd.ts';
import { serverTime } from './links/serverTime.ts';
import { version } from './links/version.ts';
import { newId as randomId } from './newId.ts';
import { browserOnline, type Online } from './online.ts';
import { buildRequest, type LooseOptions } from './request.ts';
import { serverClock } from './serverClock.ts';
import type { ClientSession } from './session.ts';
import { singleFlight } from './singleFlight.ts';
import { axiosTransport, type Transport } from './transport.ts';
import { wait as pause, type Wait } from './wait.ts';

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
}

/** A client of the whole API; the shell makes the page's one. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl = '', ownHosts, appVersion, session, timeout = 15_000 } = options;
  const { now: device = Date.now, random = Math.random, online = browserOnline() } = options;
  const { transport = axiosTransport(timeout), wait = pause, newId = randomId } = options;
  const { pageLanguage = documentLanguage } = options;
  const clock = serverClock(device);
  const { now } = clock;
  const renew = singleFlight(() => session.refresh());

  const send = chain(
    [
      version(appVersion),
      language(pageLanguage),
      payload,
      account(ownHosts, () => session.portfolioId?.() ?? null),
      requestId(newId),
      idempotency(newId),
      problems(now),
      sessionEnd(session),
      refresh(session, renew, now),
      retry({ random, wait, online, now }),
      authorization(ownHosts, () => session.token()),
      serverTime(clock),
    ],
    transport,
  );

  const call = async (name: CallName, given?: LooseOptions): Promise<unknown> =>
    (await send(buildRequest(baseUrl, name, given))).body;
  // The type for any K is too deep for the compiler here; `call` of the interface is the promise that counts.
  return { call: call as Client['call'], refresh: renew, now };
}

function documentLanguage(): string {
  return globalThis.document?.documentElement.lang || 'en';
}
