import { bus } from '@sanchay/event-bus';
import { translate } from '@sanchay/i18n';
import { showToast } from '@sanchay/ui';
import { useEffect } from 'react';

/** Notifies the user when a ticket was answered, on every page but the ticket's own and those of the desk. */
export function useTicketNews(): void {
  useEffect(() => {
    const news = bus.on('ticket/changed').subscribe(({ ticketId, number, state }) => {
      const { pathname } = globalThis.location;
      if (state !== 'answered' || pathname.startsWith('/staff') || pathname.endsWith(ticketId)) return;
      showToast({ message: translate('common', 'nav.ticketAnswered', { number }) });
    });
    return () => news.unsubscribe();
  }, []);
}
