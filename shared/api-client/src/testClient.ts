import { calls } from '@sanchay/contracts/calls';
import { createClient, type Client, type ClientOptions } from './client.ts';
import type { ApiRequest, ApiResponse } from './link.ts';
import type { ClientSession } from './session.ts';

type Answer =
  | Partial<ApiResponse>
  | Error
  | ((request: ApiRequest) => Partial<ApiResponse> | Promise<Partial<ApiResponse>>);

export const ok = (body: unknown = { status: 'success' }): Partial<ApiResponse> => ({ status: 200, body });
export const failure = (status: number, more: object = {}): Partial<ApiResponse> => ({
  status,
  body: { status: 'failure', code: 'a_code', message: 'Words.', errors: {}, request_id: 'srv1', ...more },
});

/** A value for every gap of every path. */
export const sampleParams = Object.fromEntries(
  Object.values(calls).flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, gap]) => [gap!, 'x'])),
);

export interface TestSession extends ClientSession {
  held: string | null;
  expires: number | null;
  refreshes: number;
  ended: string[];
  onRefresh: () => Promise<string | null>;
}

export function testSession(): TestSession {
  const session: TestSession = {
    held: 't1',
    expires: null,
    refreshes: 0,
    ended: [],
    onRefresh: async () => (session.held = 't2'),
    token: () => session.held,
    expiresAt: () => session.expires,
    refresh() {
      session.refreshes += 1;
      return session.onRefresh();
    },
    end: (reason) => void session.ended.push(reason),
  };
  return session;
}

/** A client over a scripted transport: each request takes the next answer, the last one stays. */
export function testClient(answers: Answer[], options: Partial<ClientOptions> = {}) {
  const sent: ApiRequest[] = [];
  const waits: number[] = [];
  const session = testSession();
  let ids = 0;
  let turn = 0;
  const client: Client = createClient({
    ownHosts: ['api.sanchay.in'],
    appVersion: '1.169.0',
    session,
    random: () => 0.5,
    now: () => 1_000_000,
    newId: () => `id${(ids += 1)}`,
    wait: async (milliseconds) => void waits.push(milliseconds),
    online: { isOnline: () => true, waitOnline: async () => {} },
    transport: async (request) => {
      sent.push(request);
      const answer = answers[Math.min(turn, answers.length - 1)];
      turn += 1;
      // A DOMException is of another realm under jest, hence not `instanceof Error`.
      if (typeof answer === 'object' && 'message' in answer) throw answer;
      const response = typeof answer === 'function' ? await answer(request) : answer;
      return { status: 200, headers: {}, body: null, ...response };
    },
    ...options,
  });
  return { client, sent, waits, session };
}
