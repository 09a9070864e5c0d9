import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { plainRelease } from '../../testing/signedRegistry.ts';
import { openLoader } from './testing/openLoader.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passed = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('loading a remote that another shell was meant for', () => {
  test('X6 · a release that needs what the shell lacks is refused before it is requested', async () => {
    const { asked, failures } = openLoader([], {
      candidate: async (what) => ({
        version: what,
        release: plainRelease('mfe-a', what, what === 'live' ? { needs: { rxjs: '^7.0.0' } } : {}),
      }),
    });
    await passed(0);
    expect(asked).toEqual(['previous']);
    expect(failures).toMatchObject([{ kind: 'contract', version: 'live' }]);
  });

  test('X6 · a tab with an older shell uses the previous release, and requests nothing of one with newer contracts', async () => {
    const candidate = async (what: string) => ({
      version: what,
      release: plainRelease('mfe-a', what, { contracts: what === 'live' ? '^2.99.0' : '^2.0.0' }),
    });
    const { asked, shown, mounts, failures } = openLoader([], { candidate });
    await passed(0);
    expect([asked, mounts, shown.at(-1)]).toEqual([['previous'], ['previous'], 'ready']);
    expect(failures).toMatchObject([{ kind: 'contract', version: 'live' }]);
    expect((failures[0]!.cause as Error).message).toBe(
      `mfe-a live needs contracts ^2.99.0, the shell has ${CONTRACTS_VERSION}`,
    );
  });

  test('X6 · where the release before is as new, an older tab shows the card and has run nothing', async () => {
    const release = plainRelease('mfe-a', '2', { contracts: '^2.99.0' });
    const { asked, mounts, shown, failures } = openLoader([], {
      candidate: async (version) => ({ version, release }),
    });
    await passed(20_000);
    expect([asked, mounts, shown.at(-1)]).toEqual([[], [], 'failed']);
    expect(failures).toMatchObject([
      { kind: 'contract', version: 'live' },
      { kind: 'contract', version: 'previous' },
    ]);
  });
});
