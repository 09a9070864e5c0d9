import { ApiError, type ApiErrorKind } from './index.ts';
import { errorMessage } from './errorMessages.ts';
import { retryAfter } from './transport/retryAfter.ts';
import { failure, testClient } from './testClient.ts';

async function errorOf(answer: Parameters<typeof testClient>[0][number]): Promise<ApiError> {
  const { client, session } = testClient([answer]);
  session.held = null;
  return client.call('cart').then(
    () => Promise.reject(new Error('no error')),
    (error: ApiError) => error,
  );
}

describe('problem mapping', () => {
  const table: [number, string | null, ApiErrorKind][] = [
    [400, 'failure', 'refused'],
    [400, 'params_invalid', 'validation'],
    [400, 'validation_failed', 'validation'],
    [400, null, 'refused'],
    [401, 'failure', 'unauthorised'],
    [401, null, 'unauthorised'],
    [402, 'failure', 'refused'],
    [403, 'failure', 'refused'],
    [404, 'params_invalid', 'not_found'],
    [408, null, 'timeout'],
    [409, 'failure', 'conflict'],
    [413, null, 'refused'],
    [422, 'failure', 'unauthorised'],
    [422, 'params_invalid', 'validation'],
    [422, 'validation_failed', 'validation'],
    [429, 'failure', 'rate_limited'],
    [500, 'failure', 'server'],
    [500, 'validation_failed', 'server'],
    [501, null, 'server'],
    [199, null, 'server'],
    [300, null, 'server'],
    [304, null, 'server'],
  ];
  test.each(table)('S12 · HTTP %s, status %s is %s', async (status, word, kind) => {
    const error = await errorOf({ status, body: word && { status: word } });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind,
      httpStatus: status,
      message: errorMessage(kind, 'en'),
      call: 'cart',
      sent: true,
    });
  });

  test('S12 · a 422 failure of a sign-in call is a refusal', async () => {
    const { client } = testClient([failure(422, { code: 'OTP_invalid' })]);
    await expect(client.call('verifyOtp', { body: { otp_ref: 'a', code: '1' } })).rejects.toMatchObject({
      kind: 'refused',
      code: 'OTP_invalid',
    });
  });

  test('S12 · the server’s words, code, fields and request id arrive', async () => {
    const errors = { amount: ['Enter at least ₹500.'] };
    const error = await errorOf({
      ...failure(400, { code: 'cannot_place_order', message: 'No orders today.', errors }),
      headers: { 'retry-after': '7', 'x-request-id': 'header' },
    });
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'No orders today.',
      code: 'cannot_place_order',
      errors,
      requestId: 'srv1',
      retryAfter: 7,
      idempotencyKey: null,
    });
  });

  test('S12 · the request id comes from the header, else it is ours', async () => {
    expect(await errorOf({ status: 500, headers: { 'x-request-id': 'header' } })).toMatchObject({
      requestId: 'header',
    });
    expect(await errorOf({ status: 500 })).toMatchObject({ requestId: 'id1', code: null, errors: {} });
  });

  test('S12 · a body that is not in our shape is not believed', async () => {
    const error = await errorOf({ status: 403, body: { status: 'other', message: 'proxy', code: 'x' } });
    expect(error).toMatchObject({ kind: 'refused', message: errorMessage('refused', 'en'), code: null });
    const gold = testClient([failure(403)]).client.call('createGoldOrder', { body: {} as never });
    await expect(gold).rejects.toMatchObject({
      idempotencyKey: expect.stringMatching(/^id2-/),
      call: 'createGoldOrder',
    });
  });

  test.each([200, 201, 204, 299])('S12 · HTTP %s is a success', async (status) => {
    await expect(testClient([{ status, body: 'b' }]).client.call('cart')).resolves.toBe('b');
  });
});

describe('ApiError', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code });
  const named = (name: string) => Object.assign(new Error('x'), { name });
  const table: [string, unknown, ApiErrorKind][] = [
    ['an abort', new DOMException('', 'AbortError'), 'aborted'],
    ['a signal’s time-out', new DOMException('', 'TimeoutError'), 'timeout'],
    ['a cancelled axios call', named('CanceledError'), 'aborted'],
    ['axios ERR_CANCELED', coded('ERR_CANCELED'), 'aborted'],
    ['axios ETIMEDOUT', coded('ETIMEDOUT'), 'timeout'],
    ['axios ECONNABORTED', coded('ECONNABORTED'), 'network'],
    ['axios ERR_NETWORK', coded('ERR_NETWORK'), 'network'],
    ['axios with another code', Object.assign(coded('ECONNREFUSED'), { isAxiosError: true }), 'network'],
    ['a chunk that did not load', named('ChunkLoadError'), 'network'],
    ['a bug', new TypeError('x is not a function'), 'server'],
    ['a word', 'oops', 'server'],
    ['null', null, 'server'],
    ['nothing', undefined, 'server'],
  ];
  test.each(table)('S12 · from %s', (_, value, kind) => {
    const error = ApiError.from(value);
    expect(error).toMatchObject({
      kind,
      message: errorMessage(kind, 'en'),
      httpStatus: null,
      sent: true,
      call: null,
    });
    expect(error.cause).toBe(value);
  });

  test('S12 · from an ApiError is that one, and the kind of the unknown can be chosen', () => {
    const error = new ApiError({ kind: 'conflict' });
    expect(ApiError.from(error)).toBe(error);
    expect(ApiError.from('?', 'network').kind).toBe('network');
  });

  test('S12 · with keeps what is known and adds the rest', () => {
    const cause = new Error('cause');
    const details = {
      kind: 'refused' as const,
      message: 'Words.',
      httpStatus: 400,
      code: 'c',
      errors: { a: ['b'] },
      requestId: 'r',
      retryAfter: 3,
      idempotencyKey: 'k',
      call: 'cart' as const,
      sent: false,
    };
    const error = new ApiError({ ...details, cause }).with({ call: 'orders' });
    expect({ ...error, message: error.message, cause: error.cause, name: undefined }).toEqual({
      ...details,
      cause,
      call: 'orders',
      name: undefined,
    });
    expect(error).toBeInstanceOf(Error);
  });

  const kinds = [
    'network',
    'offline',
    'timeout',
    'aborted',
    'unauthorised',
    'validation',
    'refused',
    'not_found',
    'rate_limited',
    'conflict',
    'server',
    'unsure',
  ] as const satisfies readonly ApiErrorKind[];

  test('S12 · every kind has a message of its own in both languages', () => {
    const messages = kinds.flatMap((kind) => [errorMessage(kind, 'en'), errorMessage(kind, 'hi')]);
    expect(new Set(messages).size).toBe(24);
  });

  test.each(kinds)('S19 · our own message for %s is in the language of the page', (kind) => {
    const page = { documentElement: { lang: 'hi' } };
    Object.assign(globalThis, { document: page });
    try {
      const { message } = new ApiError({ kind });
      expect(message).toBe(errorMessage(kind, 'hi'));
      expect(message).toMatch(/[\u0900-\u097f].*।$/u);
      page.documentElement.lang = 'en';
      expect(new ApiError({ kind }).message).toBe(errorMessage(kind, 'en'));
      expect(new ApiError({ kind, message: 'From the server.' }).message).toBe('From the server.');
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  });
});

describe('Retry-After', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['0', 0],
    [' 12 ', 12],
    ['-5', null],
    ['2026-11-21', null],
    ['some day GMT', null],
    ['1.5x', null],
    [new Date(10_000).toUTCString(), 10],
    [new Date(0).toUTCString(), 0],
  ])('S12 · %p means %p seconds', (value, seconds) => {
    const headers: Record<string, string> = value === undefined ? {} : { 'retry-after': value };
    expect(retryAfter(headers, () => 500)).toBe(seconds);
  });
});
