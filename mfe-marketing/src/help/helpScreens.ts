import type { Screens } from '@sanchay/remote-kit';
import { lazyPage } from '../public-page/lazyPage.ts';
import { addHelpMessages } from '../messages.ts';

/** Screens of the help desk by their route; the fixed ones stand before those with a category in their place. */
export const helpScreens: Screens = {
  '/help': lazyPage(async () => (await import('./desk/HelpDesk.tsx')).HelpDesk, addHelpMessages),
  '/help/tickets': lazyPage(async () => (await import('./tickets/Tickets.tsx')).Tickets, addHelpMessages),
  '/help/tickets/new': lazyPage(
    async () => (await import('./tickets/NewTicket.tsx')).NewTicket,
    addHelpMessages,
  ),
  '/help/tickets/:id': lazyPage(
    async () => (await import('./tickets/TicketPage.tsx')).TicketPage,
    addHelpMessages,
  ),
  '/help/:category': lazyPage(
    async () => (await import('./desk/CategoryPage.tsx')).CategoryPage,
    addHelpMessages,
  ),
  '/help/:category/:article': lazyPage(
    async () => (await import('./article/ArticlePage.tsx')).ArticlePage,
    addHelpMessages,
  ),
};
