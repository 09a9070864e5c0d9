import type { Session } from './session.ts';

interface Switching {
  session: Pick<Session, 'fetchUser' | 'logoutFromSwitch'>;
  /** Asks the API. Rejects with an `ApiError` when it refuses: then nothing has changed. */
  ask(id: string): Promise<unknown>;
  /** Opens the dashboard: the current page may be a record that the other account does not have. */
  openDashboard(): void;
  /** Answers of the former account go before anybody can see them under the new name. */
  forget(): void;
  /** Says why somebody is logged out. */
  notify(): void;
}

/**
 * Makes the function by which another portfolio, or an accepted managed account, becomes current, everywhere and
 * without a page load, and whose dashboard opens. When it cannot be known afterwards whose account it is, nobody's is shown: the session ends.
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
