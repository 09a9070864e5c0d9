import { defaultConfig, type Registry } from '@sanchay/contracts';
import { registerApplication, start } from 'single-spa';
import { pageRegistry } from '@sanchay/registry';
import { entryOf, plainRegistry, plainRelease } from '../../testing/signedRegistry.ts';
import { safeStorage } from '@sanchay/remote-kit/storage';
import { RemoteDirectory } from '../upgrade/directory.ts';
import { Unverifiable } from '../upgrade/unverifiable.ts';
import { composeRemotes } from './compose.ts';
import { crashPins } from './crashPin.ts';
import { criticalOperations } from '../kit/critical.ts';
import { LoadError, type LoadFailure } from '../federation/failure.ts';
import { federationSource } from './federationSource.ts';

jest.mock('single-spa', () => ({
  addErrorHandler: jest.fn(),
  registerApplication: jest.fn(),
  start: jest.fn(),
}));
jest.mock('./federationSource.ts', () => ({ federationSource: { fetch: jest.fn() } }));

jest.mock('../observability/mountTrace.ts', () => ({
  traceMount: () => ({ phase: () => undefined, end: () => undefined }),
}));

const register = jest.mocked(registerApplication);
const fetched = jest.mocked(federationSource.fetch);
const remoteOf = (name: string) => entryOf({ '1': plainRelease(name, '1') });
const first = plainRegistry(1, { 'mfe-a': remoteOf('mfe-a'), 'mfe-b': remoteOf('mfe-b') });

interface Application {
  name: string;
  app: { mount(): Promise<unknown>; unmount(): Promise<unknown>; bootstrap(): Promise<unknown> };
  activeWhen(location: { pathname: string }): boolean;
}
const applications = () => register.mock.calls.map(([application]) => application as unknown as Application);

function compose(source?: () => Promise<Registry>, skeleton: () => void = () => undefined) {
  const answers = [first, plainRegistry(2, { ...first.remotes, 'mfe-c': remoteOf('mfe-c') })];
  const reload = jest.fn();
  const directory = new RemoteDirectory({
    page: pageRegistry(first, '/a', 0),
    source: source ?? (async () => answers.shift()!),
    release: () => Promise.reject(new LoadError('http', 'not there')),
    critical: { any: () => false, clear: async () => undefined },
    allow: () => undefined,
    path: () => '/a',
  });
  const place = document.createElement('div');
  const failures: LoadFailure[] = [];
  composeRemotes({
    directory,
    config: defaultConfig,
    place: () => place,
    face: { skeleton, card: () => undefined, clear: () => undefined },
    critical: criticalOperations(),
    pins: crashPins(safeStorage()),
    navigate: () => undefined,
    signedIn: async () => undefined,
    userChanged: async () => undefined,
    report: (failure) => failures.push(failure),
    reload,
  });
  return { directory, place, reload, failures };
}

beforeEach(() => {
  jest.clearAllMocks();
  fetched.mockReturnValue(new Promise(() => undefined));
});

test('X1 · every remote of the registry is an application that lives where it owns the path', () => {
  compose();
  const active = (pathname: string) =>
    applications()
      .filter(({ activeWhen }) => activeWhen({ pathname }))
      .map(({ name }) => name);
  expect(applications().map(({ name }) => name)).toEqual(['mfe-a', 'mfe-b']);
  expect([active('/a/x'), active('/b'), active('/ab'), active('/')]).toEqual([['mfe-a'], ['mfe-b'], [], []]);
  expect(start).toHaveBeenCalledWith({ urlRerouteOnly: true });
});

test('X5 · lifecycles answer at once though nothing was loaded', async () => {
  const { place } = compose();
  const [{ app }] = applications() as [Application];
  await app.bootstrap();
  await app.mount();
  expect((place.firstElementChild as HTMLElement).dataset).toMatchObject({
    remote: 'mfe-a',
    remoteState: 'loading',
  });
  await app.unmount();
  expect(place.childElementCount).toBe(0);
});

test('X4 · a lifecycle or check that throws is reported and never rejects, and the area opens at the next visit', async () => {
  let broken = true;
  const { failures, place, directory } = compose(undefined, () => {
    if (broken) throw new Error('boom');
  });
  const [{ app, activeWhen }] = applications() as [Application];
  await expect(app.mount()).resolves.toBeUndefined();
  expect(failures).toMatchObject([{ kind: 'mount', remote: 'mfe-a', cause: { message: 'boom' } }]);
  await expect(app.unmount()).resolves.toBeUndefined();
  broken = false;
  await app.mount();
  expect((place.firstElementChild as HTMLElement).dataset.remoteState).toBe('loading');
  const owner = jest.spyOn(directory, 'owner').mockImplementation(() => {
    throw new Error('no directory');
  });
  expect(activeWhen({ pathname: '/a' })).toBe(false);
  expect(failures.at(-1)).toMatchObject({ cause: { message: 'no directory' } });
  owner.mockRestore();
});

test('X9 · a remote that comes with a newer registry is registered then, once, and the others not again', async () => {
  const { directory } = compose();
  await directory.refresh();
  await directory.refresh();
  expect(applications().map(({ name }) => name)).toEqual(['mfe-a', 'mfe-b', 'mfe-c']);
});

test('X3 · where signatures cannot be checked another area comes with a page load, and its own never loops', async () => {
  const { reload } = compose(() => Promise.reject(new Unverifiable('no such algorithm')));
  const [own, other] = applications() as [Application, Application];
  await own.app.mount();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  await other.app.mount();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('X3 · for the release before it no page is loaded: it would be the same page again', async () => {
  fetched.mockRejectedValue(new LoadError('contract', 'does not fit'));
  const { reload, place } = compose(() => Promise.reject(new Unverifiable('no such algorithm')));
  const [own] = applications() as [Application];
  await own.app.mount();
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect((place.firstElementChild as HTMLElement).dataset).toMatchObject({
    remoteState: 'failed',
    remoteFailure: 'contract',
  });
  expect(reload).not.toHaveBeenCalled();
});
