import type { FastifyInstance } from 'fastify';
import type { AnnouncedUsAction } from '../../../numbered/usActions.ts';
import type { Gateway } from '../../gateway.ts';
import { announcementRoutes } from '../../numbered/announcementRoutes.ts';
import { announcements } from '../../numbered/announcements.ts';
import { lastPrice } from '../store.ts';
import { usActionOfForm } from './usActionForm.ts';
import { usActionsPage } from './usActionsPage.ts';

/** What US companies announce through the sandbox broker. */
export const brokerActions = announcements<AnnouncedUsAction>('us_broker_actions');

/** Corporate actions that the sandbox broker announces. */
export const usActionRoutes = (app: FastifyInstance, gateway: Gateway): Promise<void> =>
  announcementRoutes(app, gateway, {
    partner: 'broker',
    path: '/us-broker',
    store: brokerActions,
    draftOf: async (q, form, now) => {
      const symbol = (form.get('share') ?? '').trim().toUpperCase();
      return (await lastPrice(q, symbol)) === null
        ? 'The broker does not trade this share.'
        : usActionOfForm(form, symbol, now);
    },
    page: usActionsPage,
  });
