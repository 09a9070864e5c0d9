import { isOwnOrigin } from './origin.ts';

describe('origin of a request', () => {
  const real = { publicOrigin: 'https://sanchay.example', sandbox: false };
  const sandbox = { publicOrigin: 'http://localhost:4000', sandbox: true };

  test.each([
    ['https://sanchay.example', real, true],
    ['http://sanchay.example', real, false],
    ['https://sanchay.example:8443', real, false],
    ['https://www.sanchay.example', real, false],
    ['null', real, false],
    [undefined, real, false],
    ['http://localhost:4000', sandbox, true],
    ['http://127.0.0.1:4000', sandbox, true],
    ['http://[::1]:4000', sandbox, true],
    ['https://127.0.0.1:4000', sandbox, false],
    ['http://127.0.0.1:4001', sandbox, false],
    ['http://evil.example:4000', sandbox, false],
    ['null', sandbox, false],
    ['http://127.0.0.1:4000', { publicOrigin: 'http://localhost:4000', sandbox: false }, false],
    ['http://localhost', { publicOrigin: 'http://sanchay.example', sandbox: true }, false],
  ])('X3 · %s with %o: %s', (origin, settings, own) => {
    expect(isOwnOrigin(origin, settings)).toBe(own);
  });
});
