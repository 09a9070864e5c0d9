import type { Screens } from '@sanchay/remote-kit';
import { lazyPage } from '../public-page/lazyPage.ts';
import { addHelpWords } from '../words.ts';

/** Screens of the help desk by their route; the fixed ones stand before those with a category in their place. */
export const helpScreens: Screens = {
  '/help': lazyPage(async () => (await import('./desk/HelpDesk.tsx')).HelpDesk, addHelpWords),
  '/help/tickets': lazyPage(async () => (await import('./tickets/Tickets.tsx')).Tickets, addHelpWords),
  '/help/tickets/new': lazyPage(
    async () => (await import('./tickets/NewTicket.tsx')).NewTicket,
    addHelpWords,
  ),
  '/help/tickets/:id': lazyPage(
    async () => (await import('./tickets/TicketPage.tsx')).TicketPage,
    addHelpWords,
  ),
  '/help/:category': lazyPage(
    async () => (await import('./desk/CategoryPage.tsx')).CategoryPage,
    addHelpWords,
  ),
  '/help/:category/:article': lazyPage(
    async () => (await import('./article/ArticlePage.tsx')).ArticlePage,
    addHelpWords,
  ),
};
