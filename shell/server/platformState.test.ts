import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@sanchay/contracts';
import { acceptable, keepState } from './platformState.ts';

const entry = (routes: string[]) => ({
  owner: 'a',
  routes,
  live: '1',
  previous: null,
  canary: null,
  disabled: false,
  releases: {},
});
const registry = (serial: number, remotes: Registry['remotes'] = {}): Registry => ({
  serial,
  issued: '',
  expires: '',
  remotes,
});

function fakeApi(files: Record<string, unknown>): typeof fetch {
  return (async (url: string) => {
    const file = url.split('/').at(-1)!;
    if (!(file in files)) throw new Error('ECONNREFUSED');
    return { ok: true, json: async () => files[file] };
  }) as never;
}

function keeper(files: Record<string, unknown>, dataFolder = mkdtempSync(path.join(tmpdir(), 'state-'))) {
  const lines: string[] = [];
  return {
    lines,
    dataFolder,
    state: keepState({
      apiOrigin: 'http://api',
      dataFolder,
      sandbox: true,
      log: (line) => lines.push(line),
      fetch: fakeApi(files),
    }),
  };
}

describe('config and registry at the edge', () => {
  test('S13 · the fetched config is merged over the defaults', async () => {
    const { state } = keeper({
      'app.json': { seniorAge: 61, gold: { minimum: 20 }, unknown: 1 },
      'remotes.json': registry(1),
    });
    await state.refresh();
    const { config } = state.now();
    expect(config.seniorAge).toBe(61);
    expect(config.gold).toMatchObject({ minimum: 20, maximum: 180_000 });
    expect(config).not.toHaveProperty('unknown');
    expect(config.sandbox).toBe(true);
  });

  test('S13 · a config host that is away is logged and the defaults serve', async () => {
    const { state, lines } = keeper({ 'remotes.json': registry(1) });
    await state.refresh();
    expect(state.now().config.logoutTimeout).toBe(1_800_000);
    expect(lines).toEqual([expect.stringContaining('config not fetched')]);
  });

  test('X1 · after a restart without the API the last good copies serve', async () => {
    const first = keeper({
      'app.json': { seniorAge: 61 },
      'remotes.json': registry(7, { a: entry(['/a']) }),
    });
    await first.state.refresh();
    const second = keeper({}, first.dataFolder);
    expect(second.state.now().registry.serial).toBe(7);
    expect(second.state.now().config.seniorAge).toBe(61);
    await second.state.refresh();
    expect(second.state.now().registry.serial).toBe(7);
    expect(second.lines).toHaveLength(2);
  });

  test('X3 · an older registry is refused and the one in use stays', async () => {
    const { state, lines, dataFolder } = keeper({ 'app.json': {}, 'remotes.json': registry(7) });
    await state.refresh();
    const older = keeper({ 'app.json': {}, 'remotes.json': registry(6) }, dataFolder);
    await older.state.refresh();
    expect(older.state.now().registry.serial).toBe(7);
    expect(older.lines).toEqual([expect.stringContaining('registry refused')]);
    expect(lines).toEqual([]);
  });

  test.each([
    ['nothing', null, false],
    ['a page', '<html>', false],
    ['no remotes', { serial: 9 }, false],
    ['one that is older', registry(4), false],
    ['the same serial', registry(5), true],
    ['a newer one', registry(6), true],
    ['colliding routes', registry(9, { a: entry(['/x']), b: entry(['/x']) }), false],
  ])('X3 · %s is acceptable over serial 5: %#', (_name, document, expected) => {
    expect(acceptable(document, registry(5)) !== null).toBe(expected);
  });
});
