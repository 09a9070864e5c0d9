import { accountSwitch } from './switchAccount.ts';

function setUp({ refused = false, known = true } = {}) {
  const done: string[] = [];
  const go = accountSwitch({
    session: {
      fetchUser: async () => {
        done.push('user');
        return known;
      },
      logoutFromSwitch: () => void done.push('logout'),
    },
    ask: async (id) => {
      done.push(`ask ${id}`);
      if (refused) throw new Error('not_your_account');
    },
    openDashboard: () => void done.push('dashboard'),
    forget: () => void done.push('forget'),
    notify: () => void done.push('tell'),
  });
  return { go, done };
}

test('S4 · an account becomes current: the API first, then its dashboard opens before answers go, so that no record of the former account is requested in it', async () => {
  const { go, done } = setUp();
  await go('p2');
  expect(done).toEqual(['ask p2', 'dashboard', 'forget', 'user']);
});

test('S4 · an account that the API refuses changes nothing', async () => {
  const { go, done } = setUp({ refused: true });
  await expect(go('p2')).rejects.toThrow('not_your_account');
  expect(done).toEqual(['ask p2']);
});

test('S2 · when it is unknown whose account is shown now, the user is notified and logged out', async () => {
  const { go, done } = setUp({ known: false });
  await go('p2');
  expect(done).toEqual(['ask p2', 'dashboard', 'forget', 'user', 'tell', 'logout']);
});
