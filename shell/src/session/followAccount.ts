import type { Bus } from '@sanchay/event-bus';
import type { Session } from './session.ts';

interface Followed {
  bus: Bus;
  session: Pick<Session, 'state' | 'portfolioId' | 'fetchUser'>;
  /** Opens the dashboard: a form or record of the former account must not stay on the screen. */
  openDashboard: () => void;
  /** Answers of the former account go before anybody can see them under the new name. */
  forget: () => void;
  /** Notifies the user; `name` is that of the account. */
  notify: (name: string) => void;
}

/**
 * Another tab made another account current: this one follows and notifies the user. Switches in this tab are ignored.
 */
export function followAccount({ bus, session, openDashboard, forget, notify }: Followed): void {
  bus.on('account/switched').subscribe(({ portfolioId, name }) => {
    const shown = session.portfolioId();
    if (shown === null || portfolioId === null || portfolioId === shown) return;
    openDashboard();
    forget();
    void session.fetchUser();
    notify(name ?? '');
  });
}
