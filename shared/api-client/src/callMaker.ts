import type { CallName } from '@sanchay/contracts';
import type { ClientOptions } from './client.ts';
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
import { serverTime } from './links/serverTime.ts';
import { sessionEnd } from './links/sessionEnd.ts';
import { version } from './links/version.ts';
import { newId as randomId } from './newId.ts';
import { buildRequest, type LooseOptions } from './transport/request.ts';
import type { ServerClock } from './serverClock.ts';
import { wait as pause } from './transport/wait.ts';

type Ports = ClientOptions & Required<Pick<ClientOptions, 'online' | 'transport' | 'pageLanguage'>>;

/**
 * What makes a client's calls: all links in their order around its transport.
 * @param renew the one shared flight for a new token
 */
export function callMaker(
  { baseUrl = '', ownHosts, appVersion, session, ...ports }: Ports,
  clock: ServerClock,
  renew: () => Promise<string | null>,
): (name: CallName, given?: LooseOptions) => Promise<unknown> {
  const { random = Math.random, online, transport, pageLanguage } = ports;
  const { wait = pause, newId = randomId, critical = () => () => undefined } = ports;
  const { now } = clock;
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
  return async (name, given) => {
    const request = buildRequest(baseUrl, name, given);
    const end = request.call.idempotent ? critical(name) : undefined;
    try {
      return (await send(request)).body;
    } finally {
      end?.();
    }
  };
}
