import {
  axiosTransport,
  client,
  createClient,
  setClient,
  type ClientSession,
  type Online,
  type Transport,
} from '@sanchay/api-client';
import { defaultConfig } from '@sanchay/contracts';
import type { SessionGrant } from '../../remote/contract.ts';
import type { StandaloneAnswers } from '../mock/answers.ts';
import { mockTransport } from '../mock/mockTransport.ts';
import { PERSONA_PASSWORD, personas } from '../personas.ts';
import type { Settings } from '../settings.ts';
import { faultyTransport } from './faultyTransport.ts';

const TIMEOUT = 15_000;

/** Makes the page's client: mocked or over the wire, in the weather of the settings of each moment. */
export function provideApi(
  settings: () => Settings,
  session: ClientSession,
  answers: StandaloneAnswers | undefined,
): void {
  const inner: Transport = settings().api === 'mock' ? mockTransport({ answers }) : axiosTransport(TIMEOUT);
  const transport = faultyTransport(inner, () => {
    const { network, latency } = settings();
    return { fault: network, latency: Number(latency) };
  });
  const online: Online = {
    isOnline: () => settings().network !== 'offline',
    waitOnline: async () => undefined,
  };
  setClient(
    createClient({
      ownHosts: [globalThis.location.host],
      appVersion: defaultConfig.appVersion,
      session,
      transport,
      online,
    }),
  );
}

/** Signs in as a persona by the same call as everybody. Null for an anonymous visitor. */
export async function grantFor({ persona }: Settings): Promise<SessionGrant | null> {
  if (persona === 'anonymous') return null;
  const { token, expires_at } = await client.call('authenticate', {
    body: { email: personas[persona].email, password: PERSONA_PASSWORD },
  });
  return { token, expires_at };
}
