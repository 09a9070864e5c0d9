import { execFileSync } from 'node:child_process';
import path from 'node:path';

const source = path.join(import.meta.dirname, 'frozenIntrinsics.ts');

/** Runs a script in a realm of its own whose intrinsics are frozen; gives what it returns. */
function frozen(script: string): unknown {
  const code = `import { freezeIntrinsics } from ${JSON.stringify(source)};
    freezeIntrinsics();
    const attempt = (run) => { try { run(); return 'allowed'; } catch (error) { return error.constructor.name; } };
    const result = await (async () => { ${script} })();
    process.stdout.write(JSON.stringify(result));`;
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', code],
    {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    },
  );
  return JSON.parse(output) as unknown;
}

test.each([
  ['adds to Object.prototype', 'Object.prototype.polluted = true'],
  ['defines a property of Object.prototype', "Object.defineProperty(Object.prototype, 'get', { value: 1 })"],
  ['replaces toString of all objects', "Object.prototype.toString = () => 'x'"],
  ['replaces map of arrays', 'Array.prototype.map = () => []'],
  ['replaces push of arrays', 'Array.prototype.push = () => 0'],
  ['adds to Array.prototype', 'Array.prototype.last = () => 0'],
  ['deletes a method of arrays', 'delete Array.prototype.find'],
  ['replaces call of functions', 'Function.prototype.call = () => 0'],
  ['replaces then of promises', 'Promise.prototype.then = () => 0'],
  ['replaces a method of dates', 'Date.prototype.getTime = () => 0'],
  ['replaces JSON.parse', 'JSON.parse = () => 0'],
  ['replaces Math.round', 'Math.round = () => 0'],
  ['replaces Object.keys', 'Object.keys = () => []'],
  ['pollutes through __proto__', '({}).__proto__.polluted = true'],
])('X4 · a remote that %s gets an error, and nobody else is affected', (_what, script) => {
  expect(frozen(`return attempt(() => { ${script} });`)).toBe('TypeError');
});

test.each([
  [
    'an error with its name and message',
    "class E extends Error { constructor() { super('a'); this.name = 'E'; this.message = 'b'; } } return String(new E());",
    'E: b',
  ],
  [
    'an object with a toString of its own',
    "const own = {}; own.toString = () => 'own'; own.valueOf = () => 7; return [String(own), own + 1];",
    ['own', 8],
  ],
  [
    'a chunk list with a push of its own',
    'const list = []; const chunks = []; list.push = (one) => chunks.push(one); list.push(3); return [list.length, chunks];',
    [0, [3]],
  ],
  [
    'a prototype in the old style',
    'function A() {} function B() {} function Link() { this.constructor = B; } Link.prototype = A.prototype; B.prototype = new Link(); return new B().constructor === B;',
    true,
  ],
  [
    'a function with a toString of its own',
    "const f = () => 1; f.toString = () => 'native'; return String(f);",
    'native',
  ],
  [
    'own keys that are visible',
    "const own = {}; own.toString = 1; return [Object.keys(own), Object.hasOwn(own, 'toString')];",
    [['toString'], true],
  ],
  [
    'a collection with a method of its own',
    'const one = new WeakMap(); one.get = () => 3; const map = new Map(); map.has = () => true; return [one.get({}), map.has(1)];',
    [3, true],
  ],
  [
    'inherited keys that are not',
    'const keys = []; for (const key in { a: 1 }) keys.push(key); return keys;',
    ['a'],
  ],
])('X4 · ordinary code goes on: %s', (_what, script, expected) => {
  expect(frozen(script)).toEqual(expected);
});

test.each([
  [
    'react',
    "const { createElement } = await import('react'); const { renderToString } = await import('react-dom/server'); return renderToString(createElement('p', null, 'a'));",
    '<p>a</p>',
  ],
  [
    'emotion',
    "const { default: createCache } = await import('@emotion/cache'); const { serializeStyles } = await import('@emotion/serialize'); createCache({ key: 'a' }); return serializeStyles(['color:red;']).styles;",
    'color:red;',
  ],
  [
    'rxjs',
    "const { of, map, firstValueFrom, throwError } = await import('rxjs'); return [await firstValueFrom(of(1).pipe(map((n) => n + 1))), await firstValueFrom(throwError(() => new Error('e'))).catch((error) => error.message)];",
    [2, 'e'],
  ],
  [
    'axios',
    "const { default: axios } = await import('axios'); const client = axios.create({ adapter: async (config) => ({ data: 1, status: 200, statusText: '', headers: {}, config }) }); return [(await client.get('/a')).data, String(new axios.AxiosError('no'))];",
    [1, 'AxiosError: no'],
  ],
  [
    'i18next',
    "const { default: i18next } = await import('i18next'); const i18n = i18next.createInstance(); await i18n.init({ lng: 'en', resources: { en: { translation: { a: 'b {{c}}' } } } }); return i18n.t('a', { c: 1 });",
    'b 1',
  ],
  [
    'sentry',
    "const { BrowserClient, defaultStackParser, makeFetchTransport } = await import('@sentry/browser'); new BrowserClient({ dsn: 'https://a@b.in/1', integrations: [], transport: makeFetchTransport, stackParser: defaultStackParser }).init(); return 'well';",
    'well',
  ],
  [
    'big.js',
    "const { default: Big } = await import('big.js'); return new Big('0.1').plus('0.2').toString();",
    '0.3',
  ],
])('X4 · %s works when it is loaded after the freeze', (_what, script, expected) => {
  expect(frozen(script)).toEqual(expected);
});
