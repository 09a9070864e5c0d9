import type { MountedRemote } from '@sanchay/remote-kit';
import { plainRelease } from '../../testing/signedRegistry.ts';
import { LoadError } from '../federation/failure.ts';
import { Loader } from './loader.ts';
import { loadStage, type Answer } from './testing/loadStage.ts';
import { openLoader } from './testing/openLoader.ts';

const network = new LoadError('network', 'unreachable');
const gone = new LoadError('http', 'answered 404', 'address');
const tampered = new LoadError('integrity', 'other bytes');
const garbage = new LoadError('evaluation', 'SyntaxError');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passed = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('loading a remote', () => {
  test('X5 · a release that loads stands after every phase in its order, from the first try', async () => {
    const { asked, shown, mounts, traced, loader, failures } = openLoader();
    await passed(0);
    expect(shown).toEqual([
      'pausing',
      'resolving',
      'loading',
      'evaluating',
      'contract-check',
      'mounting',
      'ready',
    ]);
    expect(asked).toEqual(['2']);
    expect(mounts).toEqual(['2']);
    expect(loader.version).toBe('2');
    expect(traced).toEqual(['resolve', 'load', 'evaluate', 'contract', 'mount', 'mounted 2 a-team']);
    expect(failures).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('X5 · what fails for now is tried twice more after growing pauses, then the second origin, then the release before', async () => {
    const { asked, shown, loader, failures } = openLoader([network, network, network, network], {
      secondOrigin: 'https://second.example',
    });
    await passed(0);
    expect(asked).toEqual(['2']);
    await passed(399);
    expect(asked).toHaveLength(1);
    await passed(1);
    expect(asked).toEqual(['2', '2 fresh']);
    await passed(799);
    expect(asked).toHaveLength(2);
    await passed(1);
    expect(asked).toEqual(['2', '2 fresh', '2 fresh', '2 https://second.example fresh', '1']);
    expect(shown.at(-1)).toBe('ready');
    expect(loader.version).toBe('1');
    expect(failures).toMatchObject([
      { kind: 'network', remote: 'mfe-a', version: '2', owner: 'a-team', id: loader.id, cause: network },
    ]);
  });

  test.each<[string, Answer[], string[]]>([
    ['is gone', [gone], ['2', '2 https://second.example fresh']],
    ['is tampered with', [tampered], ['2', '2 https://second.example fresh']],
    ['is garbage', [garbage], ['2', '1']],
    [
      'throws when it runs',
      [
        () => {
          throw new TypeError('boom');
        },
      ],
      ['2', '1'],
    ],
    ['exposes nothing', [() => ({})], ['2', '1']],
  ])('X5 · a release that %s is not requested there again', async (_name, answers, expected) => {
    const { asked, shown } = openLoader(answers, { secondOrigin: 'https://second.example' });
    await passed(0);
    expect(asked).toEqual(expected);
    expect(shown.at(-1)).toBe('ready');
  });

  test('X5 · a try that hangs is given up after five seconds, its repeats after three, and all ends after twenty', async () => {
    const { asked, shown, loader, failures } = openLoader(['hang', 'hang', 'hang', 'hang']);
    await passed(4_999);
    expect(shown).not.toContain('loading slow');
    await passed(1);
    expect(shown).toContain('loading slow');
    await passed(400 + 3_000 + 800 + 3_000);
    expect(asked).toEqual(['2', '2 fresh', '2 fresh', '1']);
    await passed(5_000);
    expect(loader.state).toMatchObject({ phase: 'failed', kind: 'timeout' });
    expect(failures.map(({ kind, version }) => [kind, version])).toEqual([
      ['timeout', '2'],
      ['timeout', '1'],
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('X5 · healing goes on for fifteen seconds behind the card and not one more', async () => {
    const { loader } = openLoader(['hang', 'hang', 'hang', 'hang', 'hang'], {
      secondOrigin: 'https://second.example',
    });
    await passed(19_999);
    expect(loader.state).toMatchObject({ slow: true });
    expect(loader.state.phase).not.toBe('failed');
    await passed(1);
    expect(loader.state).toMatchObject({ phase: 'failed', kind: 'timeout' });
    expect(loader.version).toBe('1');
  });

  test('X5 · healing that succeeds behind the card replaces it', async () => {
    const { shown } = openLoader(['hang']);
    await passed(5_400);
    expect(shown.at(-1)).toBe('ready slow');
  });

  const offline = (answers: Answer[]) => {
    const stage = loadStage(answers);
    stage.setOnline(false);
    const shown: string[] = [];
    const loader = new Loader({
      ...stage.ports,
      remote: 'mfe-a',
      staleVersions: new Set(),
      mount: async (module) => module.mount({} as never),
      changed: ({ phase, slow }) => shown.push(`${phase} ${slow}`),
    });
    loader.open();
    return { stage, shown, loader };
  };

  test('X5 · offline it is tried once, then time stands still, and the browser coming back goes on', async () => {
    const { stage, shown, loader } = offline([new LoadError('network', 'no line')]);
    await passed(120_000);
    expect(stage.asked).toEqual(['2']);
    expect(shown.slice(-2)).toEqual(['pausing false', 'pausing true']);
    stage.setOnline(true);
    await passed(0);
    expect(stage.asked).toEqual(['2', '2 fresh']);
    expect(loader.state.phase).toBe('ready');
  });

  test('S1 · offline a release that this device keeps opens', async () => {
    const { loader } = offline([]);
    await passed(0);
    expect(loader.state.phase).toBe('ready');
  });

  test('X5 · what arrives after the area was left is dropped, and nothing is waited for', async () => {
    let arrive!: (run: () => unknown) => void;
    const late = new Promise<() => unknown>((resolve) => (arrive = resolve));
    const { loader, mounts, shown, traced } = openLoader([() => late]);
    await passed(0);
    loader.close();
    arrive(() => undefined);
    await passed(0);
    expect(mounts).toEqual([]);
    expect(shown.at(-1)).toBe('evaluating');
    expect(traced.at(-1)).toBe('left 2 a-team');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('X5 · a tree that stands only after its area was left is taken away again', async () => {
    const unmount = jest.fn(async () => undefined);
    let stand!: (mounted: MountedRemote) => void;
    const { loader } = openLoader([], { mount: () => new Promise((resolve) => (stand = resolve)) });
    await passed(0);
    expect(loader.state.phase).toBe('mounting');
    loader.close();
    stand({ unmount });
    await passed(0);
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  test('X5 · a mount that never ends is ended after five seconds and not tried elsewhere', async () => {
    const { loader, asked, failures } = openLoader([], { mount: () => new Promise(() => undefined) });
    await passed(5_000);
    expect(loader.state).toMatchObject({ phase: 'failed', kind: 'timeout' });
    expect(asked).toEqual(['2']);
    expect(failures).toHaveLength(1);
  });

  test('X5 · a mount that throws shows its card, and Retry mounts the release of before', async () => {
    let broken = true;
    const { loader, asked, failures, staleVersions } = openLoader([], {
      mount: async () => {
        if (broken) throw new Error('boom');
        return { unmount: async () => undefined };
      },
    });
    await passed(0);
    expect(loader.state).toMatchObject({ phase: 'failed', kind: 'mount' });
    expect(failures).toMatchObject([{ kind: 'mount', version: '2', owner: 'a-team' }]);
    broken = false;
    loader.open(true);
    await passed(0);
    expect(loader.state.phase).toBe('ready');
    expect(asked).toEqual(['2', '1']);
    expect([...staleVersions]).toEqual(['2']);
  });

  test('X5 · a chunk that the first tree needs and that does not load is requested again with all the rest', async () => {
    let lost = true;
    const { loader, asked, failures, pins, shown } = openLoader([], {
      mount: async () => {
        if (lost) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
        return { unmount: async () => undefined };
      },
    });
    await passed(0);
    expect(shown.at(-1)).toBe('pausing');
    lost = false;
    await passed(400);
    expect(loader.state.phase).toBe('ready');
    expect(asked).toEqual(['2', '2 fresh']);
    expect(failures).toMatchObject([{ kind: 'chunk', version: '2' }]);
    for (let hit = 0; hit < 2; hit += 1) pins.hit('mfe-a', '2');
    expect(pins.isPinnedOut('mfe-a', '2')).toBe(false);
  });

  test('X5 · code that failed to load is requested again by Retry, and the failure is cleared once it loads', async () => {
    const staleVersions = new Set<string>();
    const { loader, asked } = openLoader([garbage, garbage], {}, staleVersions);
    await passed(0);
    expect(loader.state).toMatchObject({ phase: 'failed', kind: 'evaluation' });
    expect([...staleVersions]).toEqual(['2', '1']);
    loader.open(true);
    await passed(0);
    expect(asked).toEqual(['2', '1', '2 fresh']);
    expect([...staleVersions]).toEqual(['1']);
  });

  test('X5 · the same failure of a release is reported once however often it is retried', async () => {
    const { loader, failures } = openLoader([garbage, garbage, garbage, garbage]);
    await passed(0);
    loader.open(true);
    await passed(0);
    expect(failures.map(({ kind, version }) => `${version} ${kind}`)).toEqual([
      '2 evaluation',
      '1 evaluation',
    ]);
  });

  test('X5 · a remote that is switched off is shown so at once, and reported to nobody', async () => {
    const { loader, asked, failures } = openLoader([], {
      candidate: () => Promise.reject(new LoadError('disabled', 'mfe-a is switched off')),
    });
    await passed(0);
    expect(loader.state).toMatchObject({ phase: 'failed', kind: 'disabled' });
    expect([asked, failures]).toEqual([[], []]);
  });

  test('X5 · without a release before it the live one is the last', async () => {
    const { loader, asked } = openLoader([garbage], {
      candidate: async (what) =>
        what === 'live' ? { version: '2', release: plainRelease('mfe-a', '2') } : null,
    });
    await passed(0);
    expect(loader.state).toMatchObject({ phase: 'failed', kind: 'evaluation' });
    expect(asked).toEqual(['2']);
  });
});
