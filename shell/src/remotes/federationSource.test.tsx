import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { plainRelease } from '../../testing/signedRegistry.ts';
import { allowOrigin, rememberRelease } from '../federation/integrity.ts';
import { download } from '../federation/download.ts';
import { diagnose } from './diagnose.ts';
import { LoadError } from '../federation/failure.ts';
import { federationSource } from './federationSource.ts';

jest.mock('@module-federation/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
  getInstance: () => ({
    shareScopeMap: { default: { react: { '19.3.1': {} }, '@sanchay/i18n': { '1.0.0': {} } } },
  }),
}));
jest.mock('../federation/download.ts', () => ({ download: jest.fn(async () => undefined) }));
jest.mock('./diagnose.ts', () => ({ diagnose: jest.fn() }));

const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);
const look = jest.mocked(diagnose);
const bring = jest.mocked(download);

const release = plainRelease('mfe-a', '2.0.0-ab');
const wanted = { remote: 'mfe-a', version: '2.0.0-ab', release, origin: null, fresh: false };
const CONTAINER = 'mfe_a_2_0_0_ab';
const ENTRY = 'http://localhost/remotes/mfe-a/2.0.0-ab/remoteEntry.abc.js';
const named = (name: string, message: string, more = {}): Error =>
  Object.assign(new Error(message), { name, ...more });

beforeAll(() => {
  rememberRelease(release);
  allowOrigin('https://second.example');
});
beforeEach(() => {
  jest.resetAllMocks();
  bring.mockResolvedValue();
});

const registered = () =>
  register.mock.calls.map(([[remote], options]) => [remote as { entry: string }, options?.force] as const);

test('X1 · the entry is registered under a name of its own for each release, and its code brought without running it', async () => {
  const run = jest.fn();
  load.mockResolvedValue(run);
  await expect(federationSource.fetch(wanted)).resolves.toBe(run);
  expect(run).not.toHaveBeenCalled();
  expect(registered()).toEqual([
    [{ name: CONTAINER, entry: ENTRY, type: 'global', entryGlobalName: CONTAINER }, false],
  ]);
  expect(load).toHaveBeenCalledWith(`${CONTAINER}/app`, { loadFactory: false });
});

test('X5 · a repeat is registered anew under an uncached address, on the requested origin', async () => {
  load.mockResolvedValue(() => undefined);
  await federationSource.fetch({ ...wanted, fresh: true });
  await federationSource.fetch({ ...wanted, fresh: true, origin: 'https://second.example' });
  const [[first, forced], [second]] = registered() as [
    [{ entry: string }, boolean],
    [{ entry: string }, boolean],
  ];
  expect(forced).toBe(true);
  expect(first.entry).toMatch(new RegExp(`^${ENTRY}\\?retry=\\w+$`));
  expect(second.entry).toMatch(
    /^https:\/\/second\.example\/remotes\/mfe-a\/2\.0\.0-ab\/remoteEntry\.abc\.js\?retry=\w+$/,
  );
  expect(new URL(first.entry).search).not.toBe(new URL(second.entry).search);
});

test('X5 · the files that a release starts with are brought together, and only the entry is waited for', async () => {
  load.mockResolvedValue(() => undefined);
  const files = { ...release, preload: ['remoteEntry.abc.js', 'app.abc.js', 'en.abc.js'] };
  bring.mockImplementation(async (url) => {
    if (!url.includes('remoteEntry')) throw new LoadError('http', 'not there');
  });
  await federationSource.fetch({ ...wanted, release: files });
  expect(bring.mock.calls.map(([url]) => url.split('/').at(-1)).sort()).toEqual([
    'app.abc.js',
    'en.abc.js',
    'remoteEntry.abc.js',
  ]);
});

test('X5 · an entry that does not come is not run, and its own failure is reported', async () => {
  bring.mockRejectedValue(new LoadError('http', 'answered 503'));
  await expect(federationSource.fetch(wanted)).rejects.toMatchObject({ kind: 'http', scope: 'again' });
  expect(register).not.toHaveBeenCalled();
});

test('X3 · an entry without a known hash is refused before any request', async () => {
  const unknown = { ...wanted, release: { ...release, entry: '/remotes/mfe-a/2.0.0-ab/other.js' } };
  await expect(federationSource.fetch(unknown)).rejects.toMatchObject({
    kind: 'integrity',
    scope: 'address',
  });
  await expect(federationSource.fetch({ ...wanted, origin: 'https://evil.example' })).rejects.toMatchObject({
    kind: 'integrity',
  });
  expect(register).not.toHaveBeenCalled();
});

test.each([
  [
    'an entry',
    named('Error', `RUNTIME-008 ScriptNetworkError: Failed to load script "${ENTRY}"`),
    ENTRY,
    'remoteEntry.abc.js',
  ],
  [
    'a chunk',
    named('ChunkLoadError', 'Loading chunk app failed.', {
      request: 'http://localhost/remotes/mfe-a/2.0.0-ab/app.abc.js',
    }),
    'http://localhost/remotes/mfe-a/2.0.0-ab/app.abc.js',
    'app.abc.js',
  ],
])('X5 · %s that did not come is looked into by its address and hash', async (_name, error, url, file) => {
  const found = new LoadError('http', 'answered 503');
  load.mockRejectedValue(error);
  look.mockResolvedValue(found);
  await expect(federationSource.fetch(wanted)).rejects.toBe(found);
  expect(look).toHaveBeenCalledWith(url, release.integrity[file]);
});

test('X6 · a container that lacks ./app does not fit, in words that name both sides', async () => {
  load.mockRejectedValueOnce(new Error('Module "./app" does not exist in container.'));
  const messages = /mfe-a 2\.0\.0-ab does not fit the shell's contracts \d+\.\d+\.\d+: .*does not exist/;
  await expect(federationSource.fetch(wanted)).rejects.toThrow(messages);
  load.mockResolvedValueOnce(null);
  await expect(federationSource.fetch(wanted)).rejects.toMatchObject({ kind: 'contract', scope: 'release' });
  expect(look).not.toHaveBeenCalled();
});

test('X5 · code that throws while it is loaded is no matter of the network', async () => {
  load.mockRejectedValue(new Error('RUNTIME-008 ScriptExecutionError: boom'));
  await expect(federationSource.fetch(wanted)).rejects.toMatchObject({ kind: 'evaluation' });
  expect(look).not.toHaveBeenCalled();
});

test('X6 · what the shell provides is what stands in the share scope', () => {
  expect(federationSource.provided!()).toEqual({ react: '19.3.1', '@sanchay/i18n': '1.0.0' });
});
