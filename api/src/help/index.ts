import type { Domain } from '../platform/domain.ts';
import { articleRoutes } from './articles/articleRoutes.ts';
import { callbackRoutes } from './callbacks/callbackRoutes.ts';
import { deskAnswersRoute } from './desk/deskAnswers.ts';
import { FORWARD_JOB, forwardMessage } from './desk/forward.ts';
import { staffRoutes } from './staff/staffRoutes.ts';
import { ticketRoutes } from './tickets/ticketRoutes.ts';

/** Door of the help desk: articles, tickets, call-backs and who works there. */
export const helpDomain: Domain = {
  name: 'help',
  async routes(app, ctx) {
    articleRoutes(app, ctx);
    ticketRoutes(app, ctx);
    callbackRoutes(app, ctx);
    staffRoutes(app, ctx);
    await deskAnswersRoute(app, ctx);
  },
  jobs: { [FORWARD_JOB]: forwardMessage },
};

export { articlesIn, linksTo } from './articles/library.ts';
export { searchArticles, significantTokens } from './articles/searchArticles.ts';
export { officeNow } from './officeHours.ts';
export { seedHelp } from './seedHelp.ts';
export { requireStaff, staffIds } from './staff/staffRoles.ts';
export type { StaffMember } from './staff/staffRoles.ts';
export { openSystemTicket } from './tickets/systemTickets.ts';
export { checkedText, plainText } from './tickets/ticketText.ts';
