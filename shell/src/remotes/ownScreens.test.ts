import type { RemoteModule } from '@sanchay/remote-kit';
import { OwnScreens } from './ownScreens.ts';

const remote = (more: Partial<RemoteModule> = {}): RemoteModule => ({
  contracts: '^2.0.0',
  mount: async () => ({ unmount: async () => undefined }),
  ...more,
});

test('X1 · the screen of a remote that was on the page is brought by its latest module; others are not its business', async () => {
  const brought: string[] = [];
  const screens = new OwnScreens();
  expect(screens.bring('mfe-a', '/a/b')).toBe(false);
  screens.mounted('mfe-a', remote({ preload: async (path) => void brought.push(`old ${path}`) }));
  screens.mounted('mfe-a', remote({ preload: async (path) => void brought.push(`new ${path}`) }));
  expect(screens.bring('mfe-a', '/a/b')).toBe(true);
  expect(screens.bring('mfe-b', '/b')).toBe(false);
  expect(brought).toEqual(['new /a/b']);
});

test('X1 · a release that brings nothing ahead, or fails to, is no trouble', async () => {
  const screens = new OwnScreens();
  screens.mounted('mfe-a', remote());
  expect(screens.bring('mfe-a', '/a')).toBe(true);
  screens.mounted('mfe-b', remote({ preload: () => Promise.reject(new Error('offline')) }));
  expect(screens.bring('mfe-b', '/b')).toBe(true);
});
