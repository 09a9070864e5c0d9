import { download, onProgress } from './download.ts';

const URL_OF_IT = 'https://sanchay.example/remotes/mfe-a/1/app.js';
const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** An answer whose bytes a test sends one by one, and that ends when the request is aborted. */
function slowAnswer() {
  let send!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  const get = jest.fn(async (_url: RequestInfo | URL, { signal }: RequestInit = {}) => {
    signal!.addEventListener('abort', () => send.error(signal!.reason));
    return new Response(body, { headers: { 'content-type': 'text/javascript' } });
  });
  return { get: get as unknown as typeof fetch, calls: get.mock.calls, send: () => send };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('X5 · a file that comes slowly has all the time it needs, as long as bytes arrive', async () => {
  const { get, send } = slowAnswer();
  const progress = jest.fn();
  const end = onProgress(progress);
  const coming = download(URL_OF_IT, { stall: 5_000, get });
  for (let part = 0; part < 10; part += 1) {
    await settled();
    await jest.advanceTimersByTimeAsync(4_000);
    send().enqueue(bytes('x'));
  }
  send().close();
  await expect(coming).resolves.toBeUndefined();
  expect(progress.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(progress).toHaveBeenCalledWith(URL_OF_IT);
  end();
  const before = progress.mock.calls.length;
  await download(URL_OF_IT, { stall: 1, get: async () => script('') });
  expect(progress.mock.calls.length).toBe(before);
});

test('X5 · a file of which nothing comes for so long is given up', async () => {
  const { get } = slowAnswer();
  const coming = download(URL_OF_IT, { stall: 5_000, get });
  const failed = expect(coming).rejects.toMatchObject({ kind: 'timeout', scope: 'again' });
  await jest.advanceTimersByTimeAsync(5_000);
  await failed;
});

test('X5 · requests of one address at once share a download; a later one is a new download', async () => {
  const { get, calls, send } = slowAnswer();
  const both = Promise.all([1, 2].map(() => download(URL_OF_IT, { stall: 5_000, get })));
  await settled();
  send().close();
  await both;
  expect(calls).toHaveLength(1);
  const again = jest.fn(async () => script('1'));
  await download(URL_OF_IT, { stall: 5_000, get: again });
  expect(again).toHaveBeenCalledTimes(1);
});

const script = (text: string, status = 200, type = 'application/javascript; charset=utf-8') =>
  new Response(text, { status, headers: { 'content-type': type } });

test.each([
  ['404', script('', 404), { kind: 'http', scope: 'address' }],
  ['503', script('', 503), { kind: 'http', scope: 'again' }],
  ['a page in place of a script', script('<html>', 200, 'text/html'), { kind: 'http', scope: 'again' }],
])('X5 · %s is named as what it is', async (_name, answer, expected) => {
  await expect(download(URL_OF_IT, { stall: 5_000, get: async () => answer })).rejects.toMatchObject(
    expected,
  );
});

test('X5 · a server that is not reached is a failure of the network', async () => {
  const get = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(download(URL_OF_IT, { stall: 5_000, get })).rejects.toMatchObject({ kind: 'network' });
});
