import { client } from '@sanchay/api-client';
import { CONTRACTS_VERSION, defaultConfig } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import { pageRegistry } from '@sanchay/registry';
import { digest, entryOf, plainRegistry, plainRelease } from '../../testing/signedRegistry.ts';
import { reportError } from '../kit/reporting.ts';
import { safeStorage } from '@sanchay/remote-kit/storage';
import { integrityOf } from '../federation/integrity.ts';
import { registrySource } from '../upgrade/registrySource.ts';
import { openPlatform } from './openPlatform.ts';

jest.mock('@sanchay/api-client', () => ({ client: { call: jest.fn(async () => ({ visit: 'the-token' })) } }));
jest.mock('../kit/reporting.ts', () => ({ reportError: jest.fn(), onMount: jest.fn() }));
jest.mock('../upgrade/registrySource.ts', () => ({
  registrySource: jest.fn(),
  releaseSource: jest.fn(),
}));

const call = jest.mocked(client.call);
const reported = jest.mocked(reportError);
const first = plainRegistry(1, { 'mfe-a': entryOf({ '2': plainRelease('mfe-a', '2') }) });
const fetched = jest.fn(async () => plainRegistry(2, first.remotes));

const memory = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

const tab = memory();
const platform = (() => {
  jest.mocked(registrySource).mockReturnValue(fetched);
  return openPlatform(
    {
      config: { ...defaultConfig, secondOrigin: 'https://second.example' },
      registry: pageRegistry(first, '/a', 0),
      files: { '/shell/s/later.js': digest('s') },
    },
    { lasting: memory(), tab },
  );
})();

beforeEach(() => jest.clearAllMocks());
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('X3 · hashes of the shell and of the release that the page spells out are known before any script', () => {
  expect(integrityOf('/shell/s/later.js')).toBe(digest('s'));
  expect(integrityOf('/remotes/mfe-a/2/app.abc.js')).toBe(digest('a'));
  expect(integrityOf('https://second.example/remotes/mfe-a/2/app.abc.js')).toBe(digest('a'));
  expect(globalThis).toHaveProperty('sanchayIntegrityOf', integrityOf);
});

const failure = {
  remote: 'mfe-a',
  version: '2',
  owner: 'a-team',
  id: 'AB2CD3',
  cause: new Error('boom'),
} as const;

test('X5 · a failure reaches the log with everything, and the API with no more than it needs, as a visit', async () => {
  platform.report({ ...failure, kind: 'network' });
  expect(reported).toHaveBeenCalledWith(failure.cause, { ...failure, kind: 'network' });
  await settled();
  const tab = expect.stringMatching(/^[\w-]{8,64}$/);
  expect(call).toHaveBeenCalledWith('openRemoteVisit', { body: { tab } });
  expect(call).toHaveBeenCalledWith('reportRemoteFailure', {
    body: {
      ...{ remote: 'mfe-a', version: '2', kind: 'network', contracts: CONTRACTS_VERSION },
      ...{ tab, visit: 'the-token' },
    },
  });
});

test('X2 · a lost chunk triggers a request of the registry, for its release may be gone; a newer serial does too, an older does not', async () => {
  platform.report({ ...failure, kind: 'mount' });
  expect(fetched).not.toHaveBeenCalled();
  platform.report({ ...failure, kind: 'chunk' });
  expect(fetched).toHaveBeenCalledTimes(1);
  await settled();
  expect(platform.directory.page().serial).toBe(2);
  bus.emit('registry/changed', { serial: 2 });
  expect(fetched).toHaveBeenCalledTimes(1);
  bus.emit('registry/changed', { serial: 3 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('X5 · an error in an event handler of a remote is reported with its release and stays there', () => {
  const error = new Error('handler');
  const event = new ErrorEvent('error', {
    error,
    filename: 'http://localhost/remotes/mfe-a/2/app.abc.js',
    cancelable: true,
  });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(reported).toHaveBeenCalledWith(
    error,
    expect.objectContaining({ remote: 'mfe-a', version: '2', kind: 'render', owner: 'a-team' }),
  );
});

test('X5 · a page that is left in an orderly way holds nothing against the release that was mounting', () => {
  platform.pins.begin('mfe-a', '2');
  expect(tab.get('sanchay.mounting')).toBe('mfe-a 2');
  window.dispatchEvent(new Event('pagehide'));
  expect(tab.get('sanchay.mounting')).toBeNull();
});
