import { diagnose } from './diagnose.ts';

const URL = 'https://sanchay.example/remotes/mfe-a/1/app.js';
const HASH = 'sha384-right';

interface Fault {
  status?: number;
  type?: string;
  digest?: string;
  throws?: Error;
  cut?: boolean;
}

async function look({ status = 200, type = 'text/javascript', digest = HASH, throws, cut }: Fault) {
  const asked: RequestInit[] = [];
  const failure = await diagnose(URL, HASH, {
    get: (async (_url: string, init: RequestInit) => {
      asked.push(init);
      if (throws) throw throws;
      const answer = new Response('bytes', { status, headers: type ? { 'content-type': type } : {} });
      if (cut) answer.arrayBuffer = () => Promise.reject(new TypeError('network error'));
      return answer;
    }) as typeof fetch,
    digest: async () => digest,
  });
  return { failure, asked };
}

test.each<[string, Fault, string, string, RegExp]>([
  ['a missing file', { status: 404 }, 'http', 'address', /answered 404/],
  ['a removed file', { status: 410 }, 'http', 'address', /answered 410/],
  ['a refusal for now', { status: 503 }, 'http', 'again', /answered 503/],
  ['a page instead of a script', { type: 'text/html' }, 'http', 'again', /text\/html instead of a script/],
  ['changed bytes', { digest: 'sha384-other' }, 'integrity', 'address', /not those that were released/],
  ['a cut line', { throws: new TypeError('Failed to fetch') }, 'network', 'again', /cannot be reached/],
  ['half a body', { cut: true }, 'network', 'again', /broke off/],
  [
    'silence',
    { throws: Object.assign(new Error(), { name: 'TimeoutError' }) },
    'timeout',
    'again',
    /does not answer/,
  ],
  ['the right bytes, now', {}, 'network', 'again', /comes now/],
  [
    'another name of scripts',
    { type: 'application/javascript; charset=utf-8' },
    'network',
    'again',
    /comes now/,
  ],
])('X5 · %s is distinguished from the rest', async (_name, fault, kind, scope, messages) => {
  const { failure } = await look(fault);
  expect(failure).toMatchObject({ kind, scope });
  expect(failure.message).toMatch(messages);
  expect(failure.message).toContain(URL);
});

test('X5 · the address is requested past every cache, without credentials', async () => {
  const { asked } = await look({});
  expect(asked[0]).toMatchObject({ cache: 'no-store', credentials: 'omit' });
  expect(asked[0]!.signal).toBeInstanceOf(AbortSignal);
});

test('X4 · the hash of the bytes is the one that releases carry', async () => {
  // openssl dgst -sha384 -binary </dev/null | openssl base64 -A
  const empty = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
  const get = (async () => new Response('', { headers: { 'content-type': 'text/javascript' } })) as never;
  expect((await diagnose(URL, empty, { get })).kind).toBe('network');
  expect((await diagnose(URL, HASH, { get })).kind).toBe('integrity');
});
