import type { SessionState, UserInfo } from '@sanchay/contracts';
import { askWhenOnline, whileOnline } from './askUser.ts';

test('S1 · without a connection the attempt to fetch the user ends at once, and nothing is requested', async () => {
  const ask = jest.fn(async () => 'asha');
  await expect(whileOnline(ask, () => false)()).rejects.toThrow('there is no line');
  expect(ask).not.toHaveBeenCalled();
  await expect(whileOnline(ask, () => true)()).resolves.toBe('asha');
});

test.each([
  ['nobody is signed in', { loggedIn: false, userFetched: true, user: null }, 0],
  ['the user is known', { loggedIn: true, userFetched: true, user: {} as UserInfo }, 0],
  ['the user is not known yet', { loggedIn: true, userFetched: true, user: null }, 1],
] satisfies [string, SessionState, number][])('S1 · back online, %s: requested %#', (_name, state, times) => {
  const fetchUser = jest.fn(async () => true);
  const page = new EventTarget();
  askWhenOnline({ state, fetchUser }, page);
  page.dispatchEvent(new Event('online'));
  expect(fetchUser).toHaveBeenCalledTimes(times);
});
