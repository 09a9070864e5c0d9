import { plainRelease } from '../../testing/signedRegistry.ts';
import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { runAhead } from './runAhead.ts';

const candidate = { version: '2', release: plainRelease('mfe-gold', '2') };
const gold = {
  contracts: `^${CONTRACTS_VERSION}`,
  mount: async () => ({ unmount: async () => undefined }),
};

function setUp(loaded: () => unknown = () => ({ default: gold }), pinnedOut = false) {
  const reported: string[] = [];
  const run = runAhead(
    {
      async fetch({ remote, version, fresh }) {
        reported.push(`fetch ${remote} ${version} ${fresh}`);
        return loaded;
      },
    },
    {
      isPinnedOut: () => pinnedOut,
      begin: () => (reported.push('begin'), () => void reported.push('over')),
    },
    {
      mounted: (remote, own) => void reported.push(`has ${remote} ${own === gold}`),
      bring: (remote, path) => (reported.push(`bring ${remote} ${path}`), true),
    },
  );
  return { reported, run: () => run('mfe-gold', candidate, '/gold/buy') };
}

test('X1 · a remote is run, retained for the next link, and receives a request for the screen of this one', async () => {
  const { reported, run } = setUp();
  await run();
  expect(reported).toEqual([
    'fetch mfe-gold 2 false',
    'begin',
    'has mfe-gold true',
    'over',
    'bring mfe-gold /gold/buy',
  ]);
});

test('X5 · what is no remote, or breaks while it starts, is left at that', async () => {
  const none = setUp(() => ({}));
  await expect(none.run()).rejects.toThrow('exposes no mountable ./app');
  expect(none.reported).toEqual(['fetch mfe-gold 2 false', 'begin', 'over']);
  const broken = setUp(() => {
    throw new Error('boom');
  });
  await expect(broken.run()).rejects.toThrow('boom');
  expect(broken.reported.at(-1)).toBe('over');
});

test('X5 · a release that broke too often in this tab is not run ahead', async () => {
  const { reported, run } = setUp(undefined, true);
  await run();
  expect(reported).toEqual([]);
});
