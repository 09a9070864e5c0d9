import { digest, plainRelease } from '../../testing/signedRegistry.ts';
import { allowOrigin, integrityOf, offerIntegrity, rememberFiles, rememberRelease } from './integrity.ts';
import { trustedScript } from './scriptPolicy.ts';

beforeAll(() => {
  rememberRelease(plainRelease('mfe-a', '2'));
  rememberFiles({ '/shell/s1/later.js': digest('s') });
});

test.each([
  ['/remotes/mfe-a/2/app.abc.js', digest('a')],
  ['http://localhost/remotes/mfe-a/2/app.abc.js?retry=2', digest('a')],
  ['/shell/s1/later.js', digest('s')],
  ['/remotes/mfe-a/2/other.js', null],
  ['/remotes/mfe-a/3/app.abc.js', null],
  ['https://evil.example/remotes/mfe-a/2/app.abc.js', null],
])('X3 · the hash for %s is %s', (url, expected) => {
  expect(integrityOf(url)).toBe(expected);
});

test('X3 · a script element carries its hash and is requested without credentials', () => {
  const script = trustedScript('http://localhost/remotes/mfe-a/2/remoteEntry.abc.js?retry=1');
  expect(script.src).toBe('http://localhost/remotes/mfe-a/2/remoteEntry.abc.js?retry=1');
  expect([script.integrity, script.crossOrigin, script.async]).toEqual([digest('e'), 'anonymous', true]);
});

test.each(['/remotes/mfe-a/2/other.js', 'https://evil.example/x.js', 'data:text/javascript,1'])(
  'X3 · for %s no element is made at all',
  (url) => {
    expect(() => trustedScript(url)).toThrow(`no hash is known for ${url}`);
  },
);

test('X5 · from the second origin of the settings the same files count by the same hashes', () => {
  const url = 'https://second.example/remotes/mfe-a/2/app.abc.js';
  expect(integrityOf(url)).toBeNull();
  allowOrigin('https://second.example');
  expect(integrityOf(url)).toBe(digest('a'));
});

test('X3 · chunk loaders use a global that cannot be replaced', () => {
  offerIntegrity();
  const page = globalThis as unknown as { sanchayIntegrityOf: unknown };
  expect(page.sanchayIntegrityOf).toBe(integrityOf);
  expect(() => {
    page.sanchayIntegrityOf = () => 'sha384-any';
  }).toThrow(TypeError);
});
