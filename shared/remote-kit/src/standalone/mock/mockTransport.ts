import type { ApiRequest, ApiResponse, Transport } from '@sanchay/api-client';
import { ONBOARDING_STATE, type CallName, type FailureBody } from '@sanchay/contracts';
import { calls, type CallSchema } from '@sanchay/contracts/calls';
import { personas, type PersonaName } from '../personas.ts';
import { MockRefusal, type MockQuestion, type StandaloneAnswers } from './answers.ts';
import { checkValue, type Breach } from './checkValue.ts';
import { jsonSchema } from './jsonSchema.ts';
import { personaAnswers, personaOf } from './personaAnswers.ts';
import { pathParams, readQuery } from './question.ts';
import { sampleValue } from './sampleValue.ts';

type AnyAnswer = unknown | ((question: MockQuestion<CallName>) => unknown);

interface MockOptions {
  /** The remote's own answers. */
  answers?: StandaloneAnswers;
  now?: () => number;
}

/**
 * Responds to every call of the contracts without a server: requests are checked against the call's schemas and
 * audience as the API does, and so are responses, so that a mock cannot drift from the contracts.
 */
export function mockTransport({ answers = {}, now = Date.now }: MockOptions = {}): Transport {
  return async (request) => {
    try {
      return reply(200, answerOf(request, answers, now()));
    } catch (error) {
      if (!(error instanceof MockRefusal)) throw error;
      const { httpStatus, status, code, message, errors } = error;
      return reply(httpStatus, { status, code, message, errors, request_id: 'standalone' });
    }
  };
}

const reply = (status: number, body: unknown | FailureBody): ApiResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body,
});

function answerOf(request: ApiRequest, answers: StandaloneAnswers, now: number): unknown {
  const { name, call } = request;
  const schema = calls[name] as CallSchema;
  const persona = personaOf(/^Bearer (.+)$/.exec(request.headers.Authorization ?? '')?.[1]);
  admit(persona, call.audience);
  const params = pathParams(call.path, request.url);
  const query = readQuery(jsonSchema(schema.query ?? {}), request.query);
  const body = request.body ?? {};
  refuseBreaches('params', schema.params, params);
  refuseBreaches('query', schema.query, query);
  refuseBreaches('body', schema.body, body);

  const sample = sampleValue(jsonSchema(schema.reply), { name, index: 0, count: 1, now });
  const own: AnyAnswer = answers[name] ?? personaAnswers[name] ?? sample;
  const question = { params, query, body, persona, now, sample } as MockQuestion<CallName>;
  const answer = typeof own === 'function' ? (own(question) as unknown) : own;
  const breaches = checkValue(jsonSchema(schema.reply), answer);
  if (breaches.length > 0)
    throw new MockRefusal(
      500,
      'failure',
      'mock_breaks_contract',
      `The mocked answer of ${name} breaks its contract: ${sentence(breaches)}`,
    );
  return structuredClone(answer);
}

function admit(persona: PersonaName, audience: ApiRequest['call']['audience']): void {
  if (audience === 'anyone') return;
  if (persona === 'anonymous')
    throw new MockRefusal(401, 'failure', 'signed_out', 'Please sign in to continue.');
  if (audience === 'ready' && personas[persona].onboardingState < ONBOARDING_STATE.REGISTRATION_COMPLETE)
    throw new MockRefusal(
      403,
      'validation_failed',
      'not_ready_to_invest',
      'Finish setting up your account first.',
    );
}

function refuseBreaches(part: string, schema: object | undefined, value: unknown): void {
  const breaches = schema ? checkValue(jsonSchema(schema), value, part) : [];
  if (breaches.length === 0) return;
  const errors = Object.fromEntries(breaches.map(({ path, message }) => [path, [message]]));
  throw new MockRefusal(
    400,
    'params_invalid',
    'params_invalid',
    `The request breaks its contract: ${sentence(breaches)}`,
    errors,
  );
}

const sentence = (breaches: Breach[]): string =>
  breaches.map(({ path, message }) => `${path || 'the answer'} ${message}`).join('; ');
