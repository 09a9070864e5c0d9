import type { PageRegistry, Registry } from '@sanchay/contracts';
import { plainRelease } from '../../testing/signedRegistry.ts';
import { rememberRelease } from '../federation/integrity.ts';
import { LoadError } from '../federation/failure.ts';
import type { Candidate } from '../upgrade/directory.ts';
import { preloadOnIntent } from './preloadIntent.ts';
import { Unverifiable } from '../upgrade/unverifiable.ts';

const release = plainRelease('mfe-gold', '2');

function page(
  candidate: () => Promise<Candidate | null> = async () => ({ version: '2', release }),
  ownScreen: (remote: string, path: string) => boolean = () => false,
  run: (what: string) => void = () => undefined,
  known: Registry | null = null,
) {
  const root = document.createElement('div');
  const brought: { href: string; integrity: string; priority?: string }[] = [];
  root.innerHTML = `<a href="/gold/buy"><b>Gold</b></a><a href="/">Home</a><a href="https://other.example/gold">Away</a><p>x</p>`;
  let asked = 0;
  let woken = 0;
  preloadOnIntent(
    root,
    {
      owner: (path) => (path.startsWith('/gold') ? 'mfe-gold' : path === '/' ? 'mfe-marketing' : null),
      candidate: async () => {
        asked += 1;
        return candidate();
      },
      refresh: async () => {
        woken += 1;
        if (!known) throw new LoadError('network', 'unreachable');
        return known;
      },
      page: () => known as unknown as PageRegistry,
    },
    { bring: ownScreen },
    async (remote, { version }, path) => run(`${remote} ${version} ${path}`),
    async (href, integrity) => void brought.push({ href: new URL(href).pathname, integrity }),
  );
  const touch = async (selector: string, type: string) => {
    root.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { touch, brought, asked: () => asked, woken: () => woken };
}

beforeEach(() => {
  rememberRelease(release);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test.each(['pointerover', 'touchstart', 'focusin'])(
  'X1 · %s on a link of another remote fetches entry and app chunk ahead, with their hashes, once',
  async (type) => {
    const { touch, brought } = page();
    await touch('b', type);
    await touch('b', type);
    const file = (name: string) => ({
      integrity: release.integrity[name],
      href: `/remotes/mfe-gold/2/${name}`,
    });
    expect(brought).toEqual([file('remoteEntry.abc.js'), file('app.abc.js')]);
  },
);

test('X1 · a link of the same remote, of another site, and no link at all request nothing', async () => {
  const { touch, asked } = page();
  await touch('a[href="/"]', 'pointerover');
  await touch('a[href^="https"]', 'pointerover');
  await touch('p', 'pointerover');
  expect(asked()).toBe(0);
});

test('X1 · the first movement of a pointer brings the registry, once, and no code', async () => {
  const { touch, brought, asked, woken } = page();
  await touch('p', 'pointerover');
  expect(woken()).toBe(0);
  await touch('p', 'pointermove');
  await touch('b', 'pointermove');
  expect([woken(), asked(), brought]).toEqual([1, 0, []]);
});

/** A registry whose header leads to home, gold and a remote that is switched off. */
const known = {
  remotes: Object.fromEntries(
    Object.entries({ 'mfe-off': 30, 'mfe-gold': 20, 'mfe-marketing': 10 }).map(([name, order]) => [
      name,
      {
        nav: [
          { place: 'header', order },
          { place: 'account', order: 1 },
        ],
      },
    ]),
  ),
} as unknown as Registry;

test('X1 · where a pointer rests on links, its first movement brings the files of the header’s other areas, unrun, once', async () => {
  jest.useFakeTimers();
  const hover = jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const ran: string[] = [];
  const { touch, brought } = page(undefined, undefined, (what) => ran.push(what), known);
  await touch('p', 'pointermove');
  await jest.advanceTimersByTimeAsync(1_000);
  const files = ['/remotes/mfe-gold/2/remoteEntry.abc.js', '/remotes/mfe-gold/2/app.abc.js'];
  // Both others have the one release of this test.
  expect(brought.map(({ href }) => href)).toEqual([...files, ...files]);
  expect(ran).toEqual([]);
  await touch('b', 'pointerover');
  await touch('p', 'pointermove');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(brought).toHaveLength(4);
  expect(ran).toEqual(['mfe-gold 2 /gold/buy']);
  expect(hover).toHaveBeenCalledWith('(hover: hover)');
  hover.mockRestore();
  jest.useRealTimers();
});

test('X1 · fingers, and lines on which bytes are dear, bring no areas ahead', async () => {
  jest.useFakeTimers();
  const hover = jest.spyOn(globalThis, 'matchMedia');
  for (const [matches, effectiveType] of [
    [false, '4g'],
    [true, '3g'],
  ] as const) {
    hover.mockReturnValue({ matches } as MediaQueryList);
    Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
    const { touch, brought, woken } = page(undefined, undefined, undefined, known);
    await touch('p', 'pointermove');
    await jest.advanceTimersByTimeAsync(1_000);
    expect([woken(), brought]).toEqual([1, []]);
  }
  hover.mockRestore();
  jest.useRealTimers();
});

test('X1 · who saves data is not made to load ahead', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { touch, asked, woken } = page();
  await touch('b', 'pointerover');
  await touch('b', 'pointermove');
  expect([asked(), woken()]).toEqual([0, 0]);
});

test('X1 · what fails ahead is silent, and tried at the next intent unless this browser can never verify', async () => {
  const failing = page(() => Promise.reject(new LoadError('network', 'unreachable')));
  await failing.touch('b', 'pointerover');
  await failing.touch('b', 'pointerover');
  expect([failing.asked(), failing.brought]).toEqual([2, []]);
  const never = page(() => Promise.reject(new Unverifiable('no such algorithm')));
  await never.touch('b', 'pointerover');
  await never.touch('b', 'pointerover');
  expect(never.asked()).toBe(1);
});

test('X1 · of a remote that was on the page already only the screen of the link is brought, by itself', async () => {
  const screens: string[] = [];
  const { touch, brought, asked } = page(undefined, (remote, path) => {
    screens.push(`${remote} ${path}`);
    return true;
  });
  await touch('b', 'pointerover');
  expect(screens).toEqual(['mfe-gold /gold/buy']);
  expect(asked()).toBe(0);
  expect(brought).toEqual([]);
});

test('X1 · code is run ahead for who stays on a link, and not for a pointer that passes by', async () => {
  const run: string[] = [];
  const { touch, brought } = page(undefined, undefined, (what) => run.push(what));
  jest.useFakeTimers();
  try {
    await touch('b', 'pointerover');
    await touch('p', 'pointerover');
    await jest.advanceTimersByTimeAsync(1_000);
    expect([brought.length, run]).toEqual([2, []]);
    await touch('b', 'pointerover');
    await jest.advanceTimersByTimeAsync(59);
    expect(run).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect([brought.length, run]).toEqual([2, ['mfe-gold 2 /gold/buy']]);
  } finally {
    jest.useRealTimers();
  }
});
