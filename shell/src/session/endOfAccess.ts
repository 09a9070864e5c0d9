import type { Bus } from '@sanchay/event-bus';
import type { Session } from './session.ts';

interface Watched {
  bus: Bus;
  session: Pick<Session, 'state' | 'fetchUser'>;
  /** Opens the dashboard: the current page shows the account that is no longer open to the user. */
  openDashboard: () => void;
  /** Answers of that account go before anybody can see them under the user's own name. */
  forget: () => void;
  /** The list of accounts to switch to has changed. */
  refreshAccounts: () => void;
  /** Notifies the user; `name` is that of the account's owner or of the child. */
  notify: (name: string) => void;
}

/** The access of a manager, or of the guardian of a child who took the account over, ended while the account is open in this tab: its pages close and the own account opens. */
export function endOfAccess({ bus, session, openDashboard, forget, refreshAccounts, notify }: Watched): void {
  bus.on('manager/changed').subscribe(({ portfolioId, status }) => {
    refreshAccounts();
    const user = session.state.user;
    const name = user?.minor_account?.name ?? user?.managed_account?.owner_name;
    if (status !== 'deleted' || name === undefined || String(user?.current_portfolio?.id) !== portfolioId)
      return;
    openDashboard();
    forget();
    void session.fetchUser();
    notify(name);
  });
}
