import type { SessionState } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import { followAccount } from './followAccount.ts';

function setUp(shown: string | null) {
  const bus = createBus({ production: true });
  const done: string[] = [];
  followAccount({
    bus,
    session: {
      state: { loggedIn: shown !== null } as SessionState,
      portfolioId: () => shown,
      fetchUser: async () => done.push('user') > 0,
    },
    openDashboard: () => void done.push('dashboard'),
    forget: () => void done.push('forget'),
    notify: (name) => void done.push(`tell ${name}`),
  });
  return {
    done,
    switched: (id: string | null) =>
      bus.emit('account/switched', { portfolioId: id, name: 'Asha', onboardingState: 13 }),
  };
}

test('X4 · an account chosen in another tab: its dashboard opens before answers go, then the user is requested and a notice names the account', () => {
  const { done, switched } = setUp('p1');
  switched('p2');
  expect(done).toEqual(['dashboard', 'forget', 'user', 'tell Asha']);
});

test.each([
  ['the account that is shown', 'p1', 'p1'],
  ['no account', 'p1', null],
  ['nobody signed in here', null, 'p2'],
])('X4 · %s is no news', (_what, shown, reported) => {
  const { done, switched } = setUp(shown);
  switched(reported);
  expect(done).toEqual([]);
});
