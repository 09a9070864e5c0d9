import { createClient } from '@sanchay/api-client';
import type { Registry, Release } from '@sanchay/contracts';
import { canaryOrder, pageRegistry } from '@sanchay/registry';
import { entryOf, plainRegistry, plainRelease } from '../../testing/signedRegistry.ts';
import { criticalOperations } from '../kit/critical.ts';
import { LoadError } from '../federation/failure.ts';
import { ALONE_AFTER, RemoteDirectory } from './directory.ts';

const releases = (remote: string, ...versions: string[]): Record<string, Release> =>
  Object.fromEntries(versions.map((version) => [version, plainRelease(remote, version)]));

const first = plainRegistry(1, {
  'mfe-a': entryOf(releases('mfe-a', '1', '2')),
  'mfe-b': entryOf(releases('mfe-b', '1')),
  'mfe-off': entryOf(releases('mfe-off', '1'), { disabled: true }),
});
const second = plainRegistry(2, {
  ...first.remotes,
  'mfe-a': entryOf(releases('mfe-a', '2', '3')),
  'mfe-c': entryOf(releases('mfe-c', '1')),
});

/** A directory of a page at `/a`, over a source that answers from a list. */
function directoryOf(
  answers: (Registry | Error | 'hang')[] = [first],
  { page = first, cohort = 50, alone = {} as Record<string, Release> } = {},
) {
  const single: string[] = [];
  const allowed: string[] = [];
  const asked: (number | null)[] = [];
  const critical = criticalOperations({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const directory = new RemoteDirectory({
    page: pageRegistry(page, '/a', cohort),
    source: async (current) => {
      asked.push(current?.serial ?? null);
      const answer = answers.shift() ?? current!;
      if (answer instanceof Error) throw answer;
      return answer === 'hang' ? new Promise<never>(() => undefined) : answer;
    },
    async release(name, version) {
      single.push(`${name} ${version}`);
      const found = alone[name];
      if (!found) throw new LoadError('http', 'the release is not there');
      return found;
    },
    critical,
    allow: ({ entry }) => allowed.push(entry.split('/').slice(2, 4).join(' ')),
    path: () => '/a',
  });
  return { directory, asked, allowed, critical, single };
}

const versionOf = async (directory: RemoteDirectory, name: string, what: 'live' | 'previous' = 'live') =>
  (await directory.candidate(name, what))?.version ?? null;

test('X1 · the area that the page was made for needs no registry; another one fetches it once', async () => {
  const { directory, asked, allowed } = directoryOf();
  expect(await directory.candidate('mfe-a', 'live')).toEqual({
    version: '2',
    release: first.remotes['mfe-a']!.releases['2'],
  });
  expect(asked).toEqual([]);
  expect(allowed).toEqual(['mfe-a 2']);
  expect(await Promise.all([versionOf(directory, 'mfe-b'), versionOf(directory, 'mfe-b')])).toEqual([
    '1',
    '1',
  ]);
  expect(await versionOf(directory, 'mfe-b')).toBe('1');
  expect(asked).toEqual([null]);
  expect(allowed).toEqual(expect.arrayContaining(['mfe-a 1', 'mfe-a 2', 'mfe-b 1']));
});

test('X5 · to fall back on there is the release before, and nothing for the first', async () => {
  const { directory } = directoryOf();
  expect(await versionOf(directory, 'mfe-a', 'previous')).toBe('1');
  expect(await versionOf(directory, 'mfe-b', 'previous')).toBeNull();
});

test.each([
  [4, '3', '2'],
  [5, '2', '1'],
])(
  'X2 · to cohort number %i of its order a canary of 5 percent gives %s, to fall back on %s',
  async (place, live, before) => {
    const cohort = canaryOrder('mfe-a', '3')[place]!;
    const registry = plainRegistry(1, {
      'mfe-a': entryOf(releases('mfe-a', '1', '2', '3'), {
        live: '2',
        previous: '1',
        canary: { version: '3', percent: 5 },
      }),
    });
    const { directory } = directoryOf([registry], { page: registry, cohort });
    expect(await versionOf(directory, 'mfe-a')).toBe(live);
    expect(await versionOf(directory, 'mfe-a', 'previous')).toBe(before);
    expect(await versionOf(directory, 'mfe-a')).toBe(live);
  },
);

test('X2 · a remote that is switched off or gone is reported as such, also when the registry changes later', async () => {
  const off = { kind: 'disabled', scope: 'visit' };
  const { directory } = directoryOf([plainRegistry(2, { 'mfe-a': first.remotes['mfe-a']! })]);
  await expect(directory.candidate('mfe-off', 'live')).rejects.toMatchObject(off);
  await expect(directory.candidate('mfe-b', 'live')).rejects.toMatchObject(off);
  await expect(directory.candidate('mfe-off', 'live')).rejects.toMatchObject(off);
});

test('X2 · a newer registry counts from the next mount on, brings new areas, and is sent to listeners', async () => {
  const { directory, allowed } = directoryOf([first, second]);
  await directory.refresh();
  const before = directory.page();
  const seen: number[] = [];
  const stop = directory.subscribe(() => seen.push(directory.page().serial));
  await directory.refresh();
  expect(seen).toEqual([2]);
  expect(directory.page()).not.toBe(before);
  expect(await versionOf(directory, 'mfe-a')).toBe('3');
  expect(await versionOf(directory, 'mfe-a', 'previous')).toBe('2');
  expect(directory.owner('/c/x')).toBe('mfe-c');
  expect(directory.owner('/nowhere')).toBeNull();
  expect(allowed).toContain('mfe-a 3');
  stop();
  await directory.refresh();
  expect(seen).toEqual([2]);
});

test('X2 · the same registry again changes nothing, and an older one is not taken', async () => {
  const { directory } = directoryOf([second, second, first]);
  await directory.refresh();
  const page = directory.page();
  await directory.refresh();
  await directory.refresh();
  expect(directory.page()).toBe(page);
  expect(page.serial).toBe(2);
});

test('X2 · while a critical operation is open the releases stay what they are, and change with its end', async () => {
  const { directory, critical } = directoryOf([first, second]);
  await directory.refresh();
  const end = critical.begin('mfe-a', 'order');
  const refreshed = directory.refresh();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(await versionOf(directory, 'mfe-a')).toBe('2');
  expect(directory.page().serial).toBe(1);
  end();
  await refreshed;
  expect(await versionOf(directory, 'mfe-a')).toBe('3');
});

test('X2 · M47 an order in flight keeps its release, though its area was left, until its answer comes', async () => {
  const { directory, critical } = directoryOf([first, second]);
  await directory.refresh();
  let answer: (body: object) => void = () => undefined;
  const client = createClient({
    ownHosts: [],
    appVersion: '1',
    session: {
      token: () => null,
      expiresAt: () => null,
      refresh: async () => null,
      end: () => undefined,
    },
    transport: () =>
      new Promise((resolve) => {
        answer = (body) => resolve({ status: 200, headers: {}, body });
      }),
    critical: critical.request,
  });
  const order = client.call('createOrder', { body: { code: 'LFAG-GR', type: 'buy', amount: 500 } });
  for (let turn = 0; turn < 50 && !critical.any(); turn += 1) await new Promise((next) => setTimeout(next));
  const leaveArea = critical.begin('mfe-a', 'order');
  leaveArea();
  const refreshed = directory.refresh();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect([critical.any(), await versionOf(directory, 'mfe-a')]).toEqual([true, '2']);
  answer({ status: 'success', data: {} });
  await order;
  await refreshed;
  expect([critical.any(), await versionOf(directory, 'mfe-a')]).toEqual([false, '3']);
});

test("X5 · a registry that does not load is the caller's failure, and the next caller requests it again", async () => {
  const { directory, asked } = directoryOf([new LoadError('network', 'unreachable'), first]);
  await expect(directory.candidate('mfe-b', 'live')).rejects.toMatchObject({ kind: 'network' });
  expect(await versionOf(directory, 'mfe-b')).toBe('1');
  expect(asked).toEqual([null, null]);
});

describe('an area that the page does not spell out, while the registry does not come', () => {
  const alone = { 'mfe-b': first.remotes['mfe-b']!.releases['1']! };

  test('X5 · a registry that hangs keeps nobody out: after a second the release is requested by itself', async () => {
    jest.useFakeTimers();
    const { directory, single, allowed } = directoryOf(['hang'], { alone });
    const candidate = directory.candidate('mfe-b', 'live');
    await jest.advanceTimersByTimeAsync(ALONE_AFTER - 1);
    expect(single).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await candidate).toEqual({ version: '1', release: alone['mfe-b'] });
    expect(single).toEqual(['mfe-b 1']);
    expect(allowed).toContain('mfe-b 1');
    jest.useRealTimers();
  });

  test('X5 · a registry that fails is followed by the release at once', async () => {
    const { directory, single } = directoryOf([new LoadError('http', '503')], { alone });
    expect(await versionOf(directory, 'mfe-b')).toBe('1');
    expect(single).toEqual(['mfe-b 1']);
  });

  test('X5 · when the release does not come either, the reason is the registry’s', async () => {
    const { directory } = directoryOf([new LoadError('timeout', 'the registry does not answer')]);
    await expect(directory.candidate('mfe-b', 'live')).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('X5 · a registry in time makes the request unnecessary, and the release of before is only in the registry', async () => {
    const { directory, single } = directoryOf([first, new LoadError('http', '503')], { alone });
    expect(await versionOf(directory, 'mfe-b')).toBe('1');
    expect(single).toEqual([]);
    const other = directoryOf([new LoadError('http', '503')], { alone });
    await expect(other.directory.candidate('mfe-b', 'previous')).rejects.toMatchObject({ kind: 'http' });
    expect(other.single).toEqual([]);
  });
});
