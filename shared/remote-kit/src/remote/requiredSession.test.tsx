import type { SessionState } from '@sanchay/contracts';
import { renderRemote } from '@sanchay/test-kit';
import { act, waitFor } from '@testing-library/react';
import { useRequiredSession } from './useBus.ts';

const messages = { en: async () => ({}), hi: async () => ({}) };
const anonymous: SessionState = { loggedIn: false, userFetched: true, user: null };
const PAGE = '/portfolio?view=all&x=1#gold';

function Screen() {
  return useRequiredSession() && <p>Personal</p>;
}

beforeEach(() => globalThis.history.replaceState(null, '', PAGE));

test.each([
  [undefined, `/login?${new URLSearchParams({ next: PAGE })}`],
  ['other_tab', `/login?${new URLSearchParams({ why: 'other_tab', next: PAGE })}`],
  ['idle', `/login?${new URLSearchParams({ why: 'idle', next: PAGE })}`],
] as const)(
  'S3 · a tab that is logged out because of %s leads to the login with the reason and the whole address',
  async (ended, address) => {
    const session = { loggedIn: true, userFetched: true, user: { name: 'Asha' } } as SessionState;
    const { bus, visited } = await renderRemote(Screen, { name: 'mfe-test', messages, session });
    act(() => bus.emit('session/changed', { ...anonymous, ...(ended && { ended }) }));
    await waitFor(() => expect(visited).toEqual([address]));
  },
);
