import type { RegistryEntry, Release } from '@sanchay/contracts';
import type { RemoteModule } from '@sanchay/remote-kit';
import { ContractError } from './failure.ts';
import type { LoadFailure } from './failure.ts';
import { checked, loadModule, plan } from './loader.ts';
import type { ModuleSource } from './loader.ts';

const release = (version: string): Release => ({
  entry: `/remotes/mfe-x/${version}/remoteEntry.js`,
  integrity: {},
  preload: [],
  routes: ['/x'],
  nav: [],
  contracts: '^1.0.0',
  size: 1,
});
const entry = (over: Partial<RegistryEntry> = {}): RegistryEntry => ({
  owner: 'x-team',
  routes: ['/x'],
  live: '2',
  previous: '1',
  canary: null,
  disabled: false,
  releases: { '1': release('1'), '2': release('2') },
  ...over,
});
const mountable: RemoteModule = {
  contracts: '^1.0.0',
  mount: async () => ({ unmount: async () => undefined }),
};
const good = { default: mountable };

/** Answers each fetch from a list; `hang` never answers. */
function source(...answers: (unknown | Error | 'hang')[]) {
  const asked: string[] = [];
  const fake: ModuleSource = {
    fetch(_remote, version, _release, attempt) {
      asked.push(`${version}#${attempt}`);
      const answer = answers.shift();
      if (answer === 'hang') return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  return { asked, fake };
}

/** Timers that fire at once, and remember what was asked. */
function eager() {
  const waits: number[] = [];
  return {
    waits,
    timers: {
      set(work: () => void, milliseconds: number) {
        waits.push(milliseconds);
        if (milliseconds < 5_000) queueMicrotask(work);
        else setImmediate(work);
        return 0;
      },
      clear: () => undefined,
    },
  };
}

const network = new Error('ScriptNetworkError: unreachable');

describe('loading a remote', () => {
  test('X4 · a release that loads is mounted from the first try', async () => {
    const { asked, fake } = source(good);
    const outcome = await loadModule('mfe-x', entry(), { source: fake });
    expect(outcome).toEqual({ ok: true, module: good.default, version: '2' });
    expect(asked).toEqual(['2#0']);
  });

  test('X4 · a network failure is tried twice more with growing, jittered pauses, then the previous release serves', async () => {
    const { asked, fake } = source(network, network, network, good);
    const { timers, waits } = eager();
    const failures: LoadFailure[] = [];
    const outcome = await loadModule('mfe-x', entry(), {
      source: fake,
      timers,
      random: () => 0.5,
      report: (failure) => failures.push(failure),
    });
    expect(outcome).toMatchObject({ ok: true, version: '1' });
    expect(asked).toEqual(['2#0', '2#1', '2#2', '1#0']);
    expect(waits.filter((wait) => wait !== 5_000)).toEqual([800, 1_600]);
    expect(failures.map(({ kind, version, owner }) => [kind, version, owner])).toEqual([
      ['network', '2', 'x-team'],
      ['network', '2', 'x-team'],
      ['network', '2', 'x-team'],
    ]);
  });

  test('X4 · a try that hangs is given up after its five seconds and counts as a timeout', async () => {
    const { fake } = source('hang', good);
    const { timers } = eager();
    const failures: LoadFailure[] = [];
    const outcome = await loadModule('mfe-x', entry(), {
      source: fake,
      timers,
      report: (failure) => failures.push(failure),
    });
    expect(outcome).toMatchObject({ ok: true, version: '2' });
    expect(failures.map(({ kind }) => kind)).toEqual(['timeout']);
  });

  test('X4 · bytes that throw while running are not tried again; the previous release is', async () => {
    const { asked, fake } = source(new Error('ScriptExecutionError: boom'), good);
    const outcome = await loadModule('mfe-x', entry(), { source: fake, timers: eager().timers });
    expect(asked).toEqual(['2#0', '1#0']);
    expect(outcome).toMatchObject({ ok: true, version: '1' });
  });

  test('X4 · when every release fails the first failure is the answer, never a rejection', async () => {
    const { fake } = source(network, network, network, new Error('TypeError: later'));
    const outcome = await loadModule('mfe-x', entry(), { source: fake, timers: eager().timers });
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'network', remote: 'mfe-x', version: '2', owner: 'x-team' },
    });
  });

  test('X4 · a disabled remote is not asked for', async () => {
    const { asked, fake } = source(good);
    const outcome = await loadModule('mfe-x', entry({ disabled: true }), { source: fake });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'disabled' } });
    expect(asked).toEqual([]);
  });

  test('X4 · while the browser is offline nothing is asked', async () => {
    const { asked, fake } = source(good);
    let online: () => void = () => undefined;
    const outcome = loadModule('mfe-x', entry(), {
      source: fake,
      online: () => new Promise((resolve) => (online = () => resolve(undefined))),
    });
    await Promise.resolve();
    expect(asked).toEqual([]);
    online();
    await expect(outcome).resolves.toMatchObject({ ok: true });
  });

  test('X4 · without a previous release only the live one is planned', () => {
    expect(plan(entry({ previous: null })).map(({ version }) => version)).toEqual(['2', '2', '2']);
    expect(plan(entry({ previous: 'gone' })).map(({ version }) => version)).toEqual(['2', '2', '2']);
    expect(plan(entry({ previous: '2' }))).toHaveLength(3);
  });
});

const refused: [string, unknown, RegExp][] = [
  ['nothing', undefined, /exposes no mountable/],
  ['no default', {}, /exposes no mountable/],
  ['no mount', { default: { contracts: '^1.0.0' } }, /exposes no mountable/],
  ['no contracts', { default: { mount: () => undefined } }, /exposes no mountable/],
  [
    'a newer contract',
    { default: { mount: () => undefined, contracts: '^1.1.0' } },
    /needs contracts \^1\.1\.0, the shell has 1\.0\.0/,
  ],
  [
    'another major',
    { default: { mount: () => undefined, contracts: '^2.0.0' } },
    /needs contracts \^2\.0\.0/,
  ],
];

describe('what may be mounted', () => {
  test.each(refused)('X6 · %s is refused with words that name both sides', (_name, loaded, words) => {
    expect(() => checked('mfe-x', loaded, release('2'))).toThrow(words);
    expect(() => checked('mfe-x', loaded, release('2'))).toThrow(ContractError);
  });

  test('X6 · the range in the registry counts as well', () => {
    expect(() => checked('mfe-x', good, { ...release('2'), contracts: '^3.0.0' })).toThrow(/\^3\.0\.0/);
    expect(checked('mfe-x', good, release('2'))).toBe(good.default);
  });
});
