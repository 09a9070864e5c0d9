import { defaultConfig } from '@sanchay/contracts';
import type { RegistryEntry } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import type { MountContext, RemoteModule } from '@sanchay/remote-kit';
import type { LoadFailure } from './failure.ts';
import { Slot } from './slot.ts';

const entry: RegistryEntry = {
  owner: 'x-team',
  routes: ['/x'],
  live: '2',
  previous: null,
  canary: null,
  disabled: false,
  releases: {
    '2': {
      entry: '/remotes/mfe-x/2/e.js',
      integrity: {},
      preload: [],
      routes: ['/x'],
      nav: [],
      contracts: '^1.0.0',
      size: 1,
    },
  },
};

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

function stage(fetch: () => Promise<unknown>) {
  const place = document.createElement('div');
  const shown: string[] = [];
  const failures: LoadFailure[] = [];
  const timers: { work: () => void; milliseconds: number; cleared: boolean }[] = [];
  let retry: () => void = () => undefined;
  const slot = new Slot({
    name: 'mfe-x',
    entry: () => entry,
    place: () => place,
    face: {
      skeleton: () => shown.push('skeleton'),
      card: (_element, failure, again) => {
        shown.push(`card ${failure.kind}`);
        retry = again;
      },
      clear: () => shown.push('clear'),
    },
    loader: {
      source: { fetch },
      random: () => 0,
      timers: { set: (work) => void queueMicrotask(() => work()), clear: () => undefined },
    },
    bus: createBus({ production: true }),
    platform: {
      navigate: () => undefined,
      signedIn: async () => undefined,
      userChanged: async () => undefined,
      config: defaultConfig,
    },
    report: (failure) => failures.push(failure),
    timers: {
      set(work, milliseconds) {
        const timer = { work, milliseconds, cleared: false };
        timers.push(timer);
        return timer;
      },
      clear: (timer) => void ((timer as { cleared: boolean }).cleared = true),
    },
  });
  const fire = (milliseconds: number) =>
    timers
      .filter((timer) => timer.milliseconds === milliseconds && !timer.cleared)
      .forEach(({ work }) => work());
  return {
    slot,
    place,
    shown,
    failures,
    fire,
    retry: () => retry(),
    state: () => (place.firstElementChild as HTMLElement | null)?.dataset.remoteState,
  };
}

function remote(over: Partial<RemoteModule> = {}): {
  default: RemoteModule;
  unmounted: () => number;
  context: () => MountContext;
} {
  let unmounted = 0;
  let seen: MountContext;
  return {
    default: {
      contracts: '^1.0.0',
      async mount(context) {
        seen = context;
        context.element.textContent = 'the remote';
        return {
          async unmount() {
            unmounted += 1;
          },
        };
      },
      ...over,
    },
    unmounted: () => unmounted,
    context: () => seen,
  };
}

// The loader's deadlines are driven by its own timers, which here fire only as pauses.
jest.mock('./deadline.ts', () => ({
  ...jest.requireActual<object>('./deadline.ts'),
  within: (_phase: string, _ms: number, promise: Promise<unknown>) => promise,
}));

describe('a slot', () => {
  test('X4 · the skeleton stands before anything was loaded, and the remote replaces it', async () => {
    const module = remote();
    const { slot, place, shown, state } = stage(async () => module);
    slot.open();
    expect(shown).toEqual(['skeleton']);
    expect(state()).toBe('loading');
    const element = place.firstElementChild as HTMLElement;
    expect([element.dataset.remote, element.dataset.remoteVersion]).toEqual(['mfe-x', '2']);
    await settled();
    expect(state()).toBe('mounted');
    expect(place.textContent).toBe('the remote');
    expect(shown).toEqual(['skeleton', 'clear']);
  });

  test('X4 · leaving takes the tree away, unmounts once and ends the bus scope', async () => {
    const module = remote();
    const { slot, place } = stage(async () => module);
    slot.open();
    await settled();
    const seen: unknown[] = [];
    let completed = false;
    module
      .context()
      .bus.on('order/changed')
      .subscribe({ next: (event) => seen.push(event), complete: () => (completed = true) });
    slot.close();
    await settled();
    expect(place.children).toHaveLength(0);
    expect(module.unmounted()).toBe(1);
    expect(completed).toBe(true);
    slot.close();
    expect(module.unmounted()).toBe(1);
  });

  test('X4 · code that arrives after the area was left is dropped', async () => {
    const late = deferred<unknown>();
    const module = remote();
    const { slot, place } = stage(() => late.promise);
    slot.open();
    slot.close();
    late.resolve(module);
    await settled();
    expect(place.children).toHaveLength(0);
    expect(() => module.context().remote).toThrow();
  });

  test('X4 · after five seconds the card stands while loading goes on behind it, and success replaces the card', async () => {
    const late = deferred<unknown>();
    const { slot, shown, fire, state } = stage(() => late.promise);
    slot.open();
    fire(5_000);
    expect(shown.at(-1)).toBe('card timeout');
    expect(state()).toBe('failed');
    late.resolve(remote());
    await settled();
    expect(state()).toBe('mounted');
    expect(shown.at(-1)).toBe('clear');
  });

  test('X4 · a mount that throws shows the card, is reported with owner and version, and Retry mounts again', async () => {
    let broken = true;
    const module = remote({
      async mount(context) {
        if (broken) throw new Error('boom');
        context.element.textContent = 'well again';
        return { unmount: async () => undefined };
      },
    });
    const { slot, place, shown, failures, retry, state } = stage(async () => module);
    slot.open();
    await settled();
    expect(shown.at(-1)).toBe('card mount');
    expect(failures).toMatchObject([{ kind: 'mount', remote: 'mfe-x', version: '2', owner: 'x-team' }]);
    broken = false;
    retry();
    expect(state()).toBe('loading');
    await settled();
    expect(state()).toBe('mounted');
    expect(place.textContent).toBe('well again');
  });

  test('X4 · a tree that breaks later is unmounted and its card shown', async () => {
    const module = remote();
    const { slot, failures, state } = stage(async () => module);
    slot.open();
    await settled();
    module.context().onCrash(new Error('render'));
    await settled();
    expect(state()).toBe('failed');
    expect(module.unmounted()).toBe(1);
    expect(failures).toMatchObject([{ kind: 'render' }]);
  });

  test('X4 · an unmount that throws is reported and harms nobody', async () => {
    const module = remote({
      mount: async () => ({ unmount: () => Promise.reject(new Error('stuck')) }),
    });
    const { slot, place, failures } = stage(async () => module);
    slot.open();
    await settled();
    slot.close();
    await settled();
    expect(place.children).toHaveLength(0);
    expect(failures).toHaveLength(1);
  });

  test('X4 · a missing remote ends in the card after all tries', async () => {
    const { slot, shown, failures } = stage(() => Promise.reject(new Error('ScriptNetworkError')));
    slot.open();
    await settled();
    await settled();
    expect(shown.at(-1)).toBe('card network');
    expect(failures.at(-1)).toMatchObject({ kind: 'network' });
  });
});
