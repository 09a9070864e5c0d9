import { allowedOrigins, pageHeaders, inlineHash } from './policy.ts';
import { START_WATCH } from './startWatch.ts';
import { readEdgeSettings } from './settings.ts';

const policy = (sentryDsn: string, secondOrigin = ''): string =>
  pageHeaders([''], { sentryDsn, secondOrigin })['content-security-policy']!;

test.each([
  ['', "connect-src 'self';"],
  ['no address', "connect-src 'self';"],
  ['https://key@errors.example/7', "connect-src 'self' https://errors.example;"],
])('X3 · with the error service %j the page may connect so: %s', (dsn, expected) => {
  expect(policy(dsn)).toContain(expected);
});

test('X4 · a second origin may serve scripts and be queried why one failed to load', () => {
  expect(policy('', 'https://second.example/')).toContain(
    `script-src 'self' https://second.example ${inlineHash(START_WATCH)};`,
  );
  expect(policy('', 'https://second.example/')).toContain("connect-src 'self' https://second.example;");
});

test.each([
  '',
  'second.example',
  'javascript:alert(1)',
  'data:text/plain,x',
  "https://x.example'; script-src *",
])('X3 · %j is no origin that code may come from', (secondOrigin) => {
  expect(allowedOrigins({ secondOrigin })).toEqual([]);
  expect(policy('', secondOrigin)).toContain(`script-src 'self' ${inlineHash(START_WATCH)};`);
});

test('X3 · script addresses pass the one policy of the platform, and no script runs without its hash', () => {
  const headers = pageHeaders(['']);
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types sanchay 'allow-duplicates';",
  );
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(csp)');
});

test('X5 · only a development page may take scripts from this machine, and without a hash', () => {
  const headers = pageHeaders([''], { sentryDsn: '', secondOrigin: '' }, true);
  const own = 'http://localhost:* http://127.0.0.1:*';
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' ${own} ${inlineHash(START_WATCH)};`,
  );
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${own};`);
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['integrity-policy']).toBeUndefined();
  expect(policy('')).not.toContain('localhost');
});

test.each([
  [{}, false],
  [{ SANCHAY_DEV: '1' }, false],
  [{ SANCHAY_SANDBOX: '1' }, false],
  [{ SANCHAY_SANDBOX: '1', SANCHAY_DEV: 'yes' }, false],
  [{ SANCHAY_SANDBOX: '1', SANCHAY_DEV: '1' }, true],
])('X5 · with %j the pages are those of a developer: %s', (env, expected) => {
  expect(readEdgeSettings({ SHELL_RELEASE: '1.0.0-a', ...env }).development).toBe(expected);
});

test('M3 · each inline style of a page may stand there by its own hash', () => {
  const policy = pageHeaders(['a{}', 'b{}'])['content-security-policy'];
  expect(policy).toContain(`style-src 'self' ${inlineHash('a{}')} ${inlineHash('b{}')} 'sha256-47DEQpj8`);
});

test.each([
  [{}, { render: true, origin: 'http://localhost:4000' }],
  [{ PORT: '4300' }, { render: true, origin: 'http://localhost:4300' }],
  [
    { SANCHAY_RENDER: 'off', PUBLIC_ORIGIN: 'https://sanchay.example/' },
    { render: false, origin: 'https://sanchay.example' },
  ],
])('M3 · with %j the edge renders and names itself so: %j', (env, expected) => {
  expect(readEdgeSettings({ SHELL_RELEASE: '1.0.0-a', ...env })).toMatchObject(expected);
});

test('X3 · every page instructs browsers to use HTTPS only, for two years', () => {
  expect(pageHeaders([''])['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});
