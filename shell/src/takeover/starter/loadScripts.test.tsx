import { loadScripts } from './loadScripts.ts';

const scripts = [
  { src: '/shell/1/react.js', integrity: 'sha384-a' },
  { src: '/shell/1/shell.js', integrity: 'sha384-b' },
];
const preload = [{ src: '/remotes/mfe-a/2/app.js', integrity: 'sha384-c' }];
const added = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity, async, crossOrigin }) => ({
    src: new URL(src).pathname,
    integrity,
    async,
    crossOrigin,
  }));

beforeEach(() => {
  document.head.replaceChildren();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('M3 · the shell’s scripts run in their order, each with its hash, and the remote’s come beside them', () => {
  loadScripts(document, { scripts, preload, when: 'idle' });
  expect(added()).toEqual([
    { src: '/shell/1/react.js', integrity: 'sha384-a', async: false, crossOrigin: 'anonymous' },
    { src: '/shell/1/shell.js', integrity: 'sha384-b', async: false, crossOrigin: 'anonymous' },
  ]);
  const link = document.head.querySelector('link')!;
  expect([link.rel, link.as, link.crossOrigin, link.integrity, link.getAttribute('href')]).toEqual([
    'preload',
    'script',
    'anonymous',
    'sha384-c',
    '/remotes/mfe-a/2/app.js',
  ]);
});

test('M3 · a script that did not load is requested three times more, at growing intervals, and the page stays as it is', () => {
  loadScripts(document, { scripts: [scripts[0]!], preload: [], when: 'now' });
  const fail = () => document.head.querySelector('script')!.dispatchEvent(new Event('error'));
  for (const pause of [500, 2_000, 8_000]) {
    fail();
    expect(added()).toEqual([]);
    jest.advanceTimersByTime(pause - 1);
    expect(added()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(added()).toHaveLength(1);
  }
  fail();
  jest.advanceTimersByTime(60_000);
  expect(added()).toEqual([]);
});

test('M3 · addresses outside the instructions are refused by the page’s policy for scripts', () => {
  let rules: { createScriptURL(url: string): string } | null = null;
  Object.assign(globalThis, {
    trustedTypes: {
      createPolicy: (name: string, given: NonNullable<typeof rules>) => {
        expect(name).toBe('sanchay');
        return (rules = given);
      },
    },
  });
  loadScripts(document, { scripts, preload: [], when: 'now' });
  expect(rules!.createScriptURL('/shell/1/shell.js')).toBe('/shell/1/shell.js');
  expect(() => rules!.createScriptURL('/shell/1/other.js')).toThrow('no hash is known for /shell/1/other.js');
  Object.assign(globalThis, { trustedTypes: undefined });
});
