import { createClient, type ApiError, type Client, type ClientSession } from '@sanchay/api-client';
import { numberOf, PERSONAS, personas, type PersonaName } from '../personas.ts';
import { MockRefusal, type StandaloneAnswers } from './answers.ts';
import { mockTransport } from './mockTransport.ts';
import { tokenOf } from './personaAnswers.ts';

const now = Date.parse('2026-11-20T06:00:00Z');

function clientOf(persona: PersonaName, answers: StandaloneAnswers = {}): Client {
  const session: ClientSession = {
    token: () => (persona === 'anonymous' ? null : tokenOf(persona)),
    expiresAt: () => now + 3_600_000,
    refresh: async () => null,
    end: () => undefined,
  };
  return createClient({
    ownHosts: ['localhost'],
    baseUrl: 'http://localhost',
    appVersion: '1.0.0',
    session,
    now: () => now,
    random: () => 0,
    wait: async () => undefined,
    transport: mockTransport({ answers, now: () => now }),
  });
}

const refusal = async (promise: Promise<unknown>) => {
  const { kind, httpStatus, code, message } = await promise.then(
    () => ({}) as ApiError,
    (error: ApiError) => error,
  );
  return { kind, httpStatus, code, message };
};

test.each(PERSONAS.filter((name) => name !== 'anonymous'))(
  'X6 · %s is who they are in the sandbox',
  async (name) => {
    const user = await clientOf(name).call('userInfo', { query: {} });
    const { email, name: full, onboardingState, mode } = personas[name];
    expect(user).toMatchObject({ email, name: full, onboarding_state: onboardingState });
    expect(user.current_portfolio).toMatchObject({ id: numberOf(name), mode_of_investment: mode });
    const managed = await clientOf(name).call('managedAccounts');
    expect(managed.data).toHaveLength(name === 'manager' ? 1 : 0);
  },
);

test('X6 · sign-in returns a token of that user, and nobody else’s', async () => {
  const sign = (email: string) =>
    clientOf('anonymous').call('authenticate', { body: { email, password: 'x' } });
  const grant = await sign('meera@sanchay.example');
  expect([grant.token, grant.expires_at, grant.new_user]).toEqual([
    tokenOf('joint'),
    '2026-11-20T07:00:00.000Z',
    false,
  ]);
  expect((await sign('ravi@sanchay.example')).new_user).toBe(true);
  expect(await refusal(sign('nobody@sanchay.example'))).toMatchObject({
    httpStatus: 401,
    code: 'invalid_credentials',
  });
});

test('X6 · who may not call is refused as the API refuses', async () => {
  expect(await refusal(clientOf('anonymous').call('holdings', { query: {} }))).toMatchObject({
    httpStatus: 401,
    code: 'signed_out',
  });
  const order = { body: { block_id: 'b', side: 'buy', amount: 250, method: 'upi' } } as const;
  expect(await refusal(clientOf('new').call('createGoldOrder', order))).toMatchObject({
    httpStatus: 403,
    code: 'not_ready_to_invest',
  });
  expect((await clientOf('ready').call('createGoldOrder', order)).data.side).toBe('buy');
});

test('X6 · a request that breaks its contract is refused and the field named', async () => {
  const body = { block_id: 'b', side: 'buy', amount: '250', method: 'upi', extra: 1 } as never;
  expect(await refusal(clientOf('ready').call('createGoldOrder', { body }))).toMatchObject({
    httpStatus: 400,
    code: 'params_invalid',
    message: 'The request breaks its contract: body.amount must be a number; body.extra is not known here',
  });
  expect(
    await refusal(
      clientOf('anonymous').call('insuranceQuotes', {
        params: { kind: 'car' as never },
        query: { cover: 5, adult_ages: '30' },
      }),
    ),
  ).toMatchObject({ message: 'The request breaks its contract: params.kind must be one of health' });
  expect(
    await refusal(
      clientOf('anonymous').call('insuranceQuotes', {
        params: { kind: 'health' },
        query: { cover: 5, adult_ages: '30' },
      }),
    ),
  ).toMatchObject({ message: 'The request breaks its contract: query.cover must be at least 100000' });
});

test('X6 · a remote’s own response comes first and receives the request; one that breaks the contract is reported', async () => {
  const seen: unknown[] = [];
  const client = clientOf('ready', {
    order: ({ params, persona, sample }) => {
      seen.push(params, persona);
      return { ...sample, data: { ...sample.data, id: params.id } };
    },
    holdings: { status: 'success', data: {} } as never,
    cart: () => {
      throw new MockRefusal(409, 'failure', 'conflict', 'Somebody was faster.');
    },
  });
  expect((await client.call('order', { params: { id: 'a/b' } })).data.id).toBe('a/b');
  expect(seen).toEqual([{ id: 'a/b' }, 'ready']);
  expect((await refusal(client.call('holdings', { query: {} }))).message).toBe(
    'The mocked answer of holdings breaks its contract: data.as_of is missing; data.totals is missing; data.holdings is missing',
  );
  expect(await refusal(client.call('cart'))).toMatchObject({
    httpStatus: 409,
    message: 'Somebody was faster.',
  });
});
