import type { Session } from './session.ts';

interface Switching {
  session: Pick<Session, 'fetchUser' | 'logoutFromSwitch'>;
  /** Requests the switch from the API. Rejects with an `ApiError` when it refuses: then nothing has changed. */
  ask(id: string): Promise<unknown>;
  /** Opens the dashboard: the current page may be a record that the other account does not have. */
  openDashboard(): void;
  /** Answers of the former account go before anybody can see them under the new name. */
  forget(): void;
  /** Shows why the user is logged out. */
  notify(): void;
}

/**
 * Creates the function that makes another portfolio, or an accepted managed account, current, everywhere and without a
 * page load, and opens its dashboard. When it cannot be determined afterwards whose account it is, none is shown: the
 * session ends.
 */
export function accountSwitch({
  session,
  ask,
  openDashboard,
  forget,
  notify,
}: Switching): (id: string) => Promise<void> {
  return async (id) => {
    await ask(id);
    openDashboard();
    forget();
    if (await session.fetchUser()) return;
    notify();
    session.logoutFromSwitch();
  };
}
