import { plainRelease } from '../../testing/signedRegistry.ts';
import { openLoader } from './testing/openLoader.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const live = { version: '2', release: plainRelease('mfe-a', '2') };
const passed = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('a mounted remote', () => {
  test('X5 · a tree that breaks ends in the card, and after three visits within ten minutes the release before is taken', async () => {
    const { loader, asked, failures, pins } = openLoader();
    for (const _time of [1, 2]) {
      await passed(0);
      loader.crashed(new TypeError('x is undefined'));
      expect(loader.state).toMatchObject({ phase: 'failed', kind: 'render' });
      loader.close();
      loader.open();
    }
    await passed(0);
    expect(pins.isPinnedOut('mfe-a', '2')).toBe(false);
    loader.crashed(new TypeError('x is undefined'));
    expect(pins.isPinnedOut('mfe-a', '2')).toBe(true);
    expect(failures).toHaveLength(1);
    loader.close();
    loader.open();
    await passed(0);
    expect(asked).toEqual(['2', '2 fresh', '2 fresh', '1']);
    expect(loader.version).toBe('1');
  });

  test('X5 · the user may force a release that is pinned out', async () => {
    const { loader, asked, pins } = openLoader();
    await passed(0);
    for (let hit = 0; hit < 3; hit += 1) pins.hit('mfe-a', '2');
    loader.close();
    loader.open();
    await passed(0);
    loader.crashed(new Error('boom'));
    loader.open(true);
    await passed(0);
    expect(asked).toEqual(['2', '1', '2']);
    expect(loader.state.phase).toBe('ready');
  });

  test('X5 · Retry after a crash takes the release of before, and the other one when that breaks too', async () => {
    const { loader, asked } = openLoader();
    for (const _crash of [1, 2]) {
      await passed(0);
      loader.crashed(new TypeError('x is undefined'));
      loader.open(true);
    }
    await passed(0);
    expect(asked).toEqual(['2', '1', '2 fresh']);
    expect(loader.state.phase).toBe('ready');
  });

  test('X5 · Retry after a crash takes the same release where there is no other', async () => {
    const { loader, asked } = openLoader([], { candidate: async (what) => (what === 'live' ? live : null) });
    await passed(0);
    loader.crashed(new TypeError('x is undefined'));
    loader.open(true);
    await passed(0);
    expect(asked).toEqual(['2', '2 fresh']);
    expect(loader.state).toMatchObject({ phase: 'ready', kind: null });
  });

  test('X4 · M08 after a crash the code is evaluated anew, after a change of its nodes from outside it is not', async () => {
    const { loader, staleVersions } = openLoader();
    await passed(0);
    const removed = Object.assign(new Error("Failed to execute 'removeChild' on 'Node'"), {
      name: 'NotFoundError',
    });
    loader.crashed(removed);
    expect([...staleVersions]).toEqual([]);
    await passed(0);
    loader.crashed(new TypeError('x is undefined'));
    expect([...staleVersions]).toEqual(['2']);
  });

  test('X5 · a tree whose nodes were removed externally is remounted once without a card, then the card', async () => {
    const { loader, mounts, shown, pins, failures } = openLoader();
    const removed = Object.assign(new Error("Failed to execute 'removeChild' on 'Node'"), {
      name: 'NotFoundError',
    });
    await passed(0);
    loader.crashed(removed);
    await passed(0);
    expect(mounts).toEqual(['2', '2']);
    expect(loader.state.phase).toBe('ready');
    expect(shown).not.toContain('failed');
    loader.crashed(removed);
    expect(loader.state).toMatchObject({ phase: 'failed', kind: 'render' });
    expect(failures).toHaveLength(1);
    for (let hit = 0; hit < 2; hit += 1) pins.hit('mfe-a', '2');
    expect(pins.isPinnedOut('mfe-a', '2')).toBe(false);
  });

  test('X5 · a chunk that stays away is not a crash of the remote: the release of before takes its place', async () => {
    const { loader, asked, pins, failures } = openLoader();
    await passed(0);
    loader.crashed(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
    expect(loader.state).toMatchObject({ phase: 'pausing', kind: 'chunk' });
    expect(failures).toMatchObject([{ kind: 'chunk', version: '2' }]);
    for (let hit = 0; hit < 2; hit += 1) pins.hit('mfe-a', '2');
    expect(pins.isPinnedOut('mfe-a', '2')).toBe(false);
    await passed(0);
    expect(asked).toEqual(['2', '1']);
    expect(loader.state.phase).toBe('ready');
    loader.close();
    loader.open();
    await passed(0);
    expect(asked).toEqual(['2', '1', '2 fresh']);
  });

  test('X5 · a chunk that stays away offline shows the card, and Retry requests the same release again', async () => {
    const stage = openLoader();
    await passed(0);
    stage.setOnline(false);
    stage.loader.crashed(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
    expect(stage.loader.state).toMatchObject({ phase: 'failed', kind: 'chunk' });
    stage.setOnline(true);
    stage.loader.open(true);
    await passed(0);
    expect(stage.asked).toEqual(['2', '2 fresh']);
  });

  test('X5 · an area whose bytes arrive slowly is not given up', async () => {
    const { loader, progress } = openLoader(['hang']);
    for (let second = 0; second < 60; second += 4) {
      await passed(4_000);
      progress();
      expect(loader.state.phase).toBe('loading');
    }
    expect(loader.state.slow).toBe(true);
    await passed(5_000);
    expect(loader.state.phase).not.toBe('loading');
  });
});
