import type { SessionState } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import { endOfAccess } from './endOfAccess.ts';

function setUp(managed: boolean) {
  const bus = createBus({ production: true });
  const done: string[] = [];
  const user = {
    current_portfolio: { id: 1 },
    managed_account: managed ? { owner_name: 'Asha', own_portfolio_id: 7 } : null,
  };
  endOfAccess({
    bus,
    session: { state: { user } as unknown as SessionState, fetchUser: async () => done.push('user') > 0 },
    openDashboard: () => void done.push('dashboard'),
    forget: () => void done.push('forget'),
    refreshAccounts: () => void done.push('accounts'),
    notify: (name) => void done.push(`report ${name}`),
  });
  return { bus, done };
}

test('P7 · the end of the access closes the open account before its answers go, and names its owner', () => {
  const { bus, done } = setUp(true);
  bus.emit('manager/changed', { portfolioId: '1', status: 'deleted' });
  expect(done).toEqual(['accounts', 'dashboard', 'forget', 'user', 'report Asha']);
});

test.each([
  ['another account', true, '2', 'deleted'],
  ['an invitation to it', true, '1', 'waiting'],
  ['the own account, whose manager was removed', false, '1', 'deleted'],
] as const)('P7 · %s leaves the page as it is', (_what, managed, portfolioId, status) => {
  const { bus, done } = setUp(managed);
  bus.emit('manager/changed', { portfolioId, status });
  expect(done).toEqual(['accounts']);
});
