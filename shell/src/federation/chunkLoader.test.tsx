import { chunkLoader, type ChunkEvent, type ChunkOptions } from './chunkLoader.ts';
import { LoadError } from './failure.ts';
import { allowOrigin, rememberFiles } from './integrity.ts';

const OWN = 'http://localhost/remotes/mfe-a/1/screen.js';
const SECOND = 'https://second.example';

beforeAll(() => {
  rememberFiles({ '/remotes/mfe-a/1/screen.js': 'sha384-a', '/remotes/mfe-a/1/other.js': 'sha384-b' });
  allowOrigin(SECOND);
});

const down = () => new LoadError('http', 'answered 503');
const gone = () => new LoadError('http', 'answered 404', 'address');
const wrong = () => new LoadError('integrity', 'other bytes', 'again');

/** A loader over addresses that fail one after the other as listed; then all is well. */
function loader(failures: (LoadError | null)[], options: Partial<ChunkOptions> = {}) {
  const asked: string[] = [];
  const ran: string[] = [];
  const busy: boolean[] = [];
  const load = chunkLoader({
    secondOrigin: SECOND,
    isOnline: () => true,
    wait: async () => undefined,
    random: () => 0.5,
    busy: (now) => busy.push(now),
    download: async (url) => {
      asked.push(url);
      const failure = failures.shift();
      if (failure && failure.kind !== 'integrity') throw failure;
      if (failure) failures.unshift(failure);
    },
    run: async (url) => {
      const [failure] = failures;
      if (failure?.kind === 'integrity') {
        failures.shift();
        throw failure;
      }
      ran.push(url);
    },
    ...options,
  });
  const chunk = (url = OWN) => new Promise<ChunkEvent>((resolve) => load(url, resolve));
  return { asked, ran, busy, chunk };
}

const plain = (url: string) => url.replace(/retry=\w+/, 'retry=…');

test('X5 · a chunk that fails twice comes the third time, under addresses that no cache has', async () => {
  const { asked, chunk } = loader([down(), down()]);
  await expect(chunk()).resolves.toEqual({ type: 'load' });
  expect(asked.map(plain)).toEqual([OWN, `${OWN}?retry=…`, `${OWN}?retry=…`]);
  expect(new Set(asked).size).toBe(3);
});

test('X5 · a broken chunk in the cache is replaced at once, and is not asked of the cache again', async () => {
  const { asked, ran, chunk } = loader([wrong()]);
  await expect(chunk()).resolves.toEqual({ type: 'load' });
  expect(ran.map(plain)).toEqual([`${OWN}?retry=…`]);
  await chunk();
  expect(asked.map(plain)).toEqual([OWN, `${OWN}?retry=…`, OWN]);
});

test('X5 · after all attempts the second origin is tried, and the next request skips the caches', async () => {
  const { asked, chunk } = loader([down(), wrong(), down(), down()]);
  await expect(chunk()).resolves.toEqual({ type: 'http', target: { src: OWN } });
  expect(asked.map(plain)).toEqual([
    OWN,
    `${OWN}?retry=…`,
    `${OWN}?retry=…`,
    `${SECOND}/remotes/mfe-a/1/screen.js?retry=…`,
  ]);
  await expect(chunk()).resolves.toEqual({ type: 'load' });
  expect(plain(asked.at(-1)!)).toBe(`${OWN}?retry=…`);
});

test('X5 · a chunk that is gone is not asked of the same origin again', async () => {
  const { asked, chunk } = loader([gone()]);
  await expect(chunk()).resolves.toEqual({ type: 'load' });
  expect(asked.map(plain)).toEqual([OWN, `${SECOND}/remotes/mfe-a/1/screen.js?retry=…`]);
});

test('X5 · a chunk of the second origin falls back to the page’s own', async () => {
  const { asked, chunk } = loader([gone()]);
  await chunk(`${SECOND}/remotes/mfe-a/1/screen.js`);
  expect(asked.map(plain)).toEqual([`${SECOND}/remotes/mfe-a/1/screen.js`, `${OWN}?retry=…`]);
});

test('X5 · without a second origin the own one is all there is; offline nothing is repeated', async () => {
  const alone = loader([gone(), null], { secondOrigin: null });
  await expect(alone.chunk()).resolves.toMatchObject({ type: 'http' });
  expect(alone.asked).toHaveLength(1);
  const offline = loader([new LoadError('network', 'no connection')], { isOnline: () => false });
  await expect(offline.chunk()).resolves.toEqual({ type: 'network', target: { src: OWN } });
  expect(offline.asked).toHaveLength(1);
});

test('X3 · a chunk without a known hash is refused before any request', async () => {
  const { asked, chunk } = loader([]);
  const url = 'http://localhost/remotes/mfe-a/1/unlisted.js';
  await expect(chunk(url)).resolves.toEqual({ type: 'integrity', target: { src: url } });
  expect(asked).toEqual([]);
});

test('X5 · several callers of a chunk share its requests, and the page is busy until the last chunk is there', async () => {
  const { asked, busy, chunk } = loader([down()]);
  const other = 'http://localhost/remotes/mfe-a/1/other.js';
  const events = await Promise.all([chunk(), chunk(), chunk(other)]);
  expect(events).toEqual([{ type: 'load' }, { type: 'load' }, { type: 'load' }]);
  expect(asked.filter((url) => url.includes('screen.js'))).toHaveLength(2);
  expect(busy).toEqual([true, false]);
});
