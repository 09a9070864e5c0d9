import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../../gateway.ts';
import { announcementRoutes } from '../../numbered/announcementRoutes.ts';
import { listedShare } from '../store.ts';
import { actionOfForm } from './actionForm.ts';
import { actionsPage } from './actionsPage.ts';
import { exchangeActions } from './actionStore.ts';

/** Corporate actions that the sandbox exchange announces. */
export const actionRoutes = (app: FastifyInstance, gateway: Gateway): Promise<void> =>
  announcementRoutes(app, gateway, {
    partner: 'exchange',
    path: '/exchange',
    store: exchangeActions,
    draftOf: async (q, form, now) => {
      const code = (form.get('share') ?? '').trim().toUpperCase();
      const share = (await listedShare(q, { symbol: code })) ?? (await listedShare(q, { isin: code }));
      if (!share) return 'The exchange does not list this share.';
      const other = await listedShare(q, { symbol: (form.get('other') ?? '').trim().toUpperCase() });
      return actionOfForm(form, { share, other }, now);
    },
    page: actionsPage,
  });
