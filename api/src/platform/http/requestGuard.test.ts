import fc from 'fast-check';
import { createServer } from './app.ts';
import { problemOf } from './problemOf.ts';
import { unacceptable } from './requestGuard.ts';

const failure = (code: string, message = '') =>
  problemOf(Object.assign(new Error(message), { code }) as never);

describe('what no field of any call can hold', () => {
  test.each([
    [{ name: 'a\u0000b' }, 'name', 'text'],
    [{ items: [{ note: '\ud800' }] }, 'items.0.note', 'text'],
    [{ 'a\u0000': 1 }, 'request', 'text'],
    [{ amount: 1e308 }, 'amount', 'number'],
    [{ amount: -1e16 }, 'amount', 'number'],
    [{ amount: Infinity }, 'amount', 'number'],
  ])('X5 · %j is refused at its field', (value, field, kind) => {
    expect(unacceptable(value)).toEqual({ field, kind });
  });

  test('X5 · nesting of 5,000 levels is refused without exhausting the stack', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    expect(unacceptable(deep)?.kind).toBe('depth');
  });

  test('X5 · well-formed text in any script and exact numbers pass', () => {
    const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\u0000'));
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.maxSafeInteger(), fc.boolean())), (value) => {
        expect(unacceptable(value)).toBeNull();
      }),
    );
  });

  test('X5 · a route without a schema is guarded too', async () => {
    const app = createServer({ logger: false });
    app.post('/free', async () => ({ ok: true }));
    const answer = await app.inject({ method: 'POST', url: '/free', payload: { inner: { text: '\u0000' } } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'params_invalid',
      errors: { 'inner.text': ['Remove special or invisible characters.'] },
    });
    await app.close();
  });
});

describe('failures of the database', () => {
  test.each(['22001', '22003', '22008', '22021', '22P02', '22P05', '54000'])(
    'X5 · SQLSTATE %s is a value that was not valid, 400',
    (code) => expect(failure(code)).toMatchObject({ httpStatus: 400, code: 'params_invalid' }),
  );

  test.each(['08006', '53300', '57P01', '57014', '40001', '40P01', '55P03', '25006', 'ECONNREFUSED'])(
    'X5 · %s is a database that is away or busy, 503 to try again',
    (code) => expect(failure(code)).toMatchObject({ httpStatus: 503, retryAfter: 2 }),
  );

  test.each(['23514', '42P01', '42703', 'ECONNFOO', '08', '53'])('X5 · %s is our fault, 500', (code) =>
    expect(failure(code).httpStatus).toBe(500),
  );

  test.each(['08:15 is no time', '53 funds are too many', 'ECONOMY failed', 'about 57P0'])(
    'X5 · an error whose message reads “%s” is not mistaken for an unavailable database',
    (message) => expect(failure('', message).httpStatus).toBe(500),
  );
});
