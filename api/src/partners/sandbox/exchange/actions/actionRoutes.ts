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
      return share ? actionOfForm(form, share.isin, now) : 'The exchange does not list this share.';
    },
    page: actionsPage,
  });
