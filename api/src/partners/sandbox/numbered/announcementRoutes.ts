import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../../db/pool.ts';
import type { Html } from '../../../platform/html.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { databaseClock } from '../../../platform/process/businessClock.ts';
import type { Partner } from '../../../platform/settings/partnerSecrets.ts';
import { formScope } from '../formBodies.ts';
import type { Gateway } from '../gateway.ts';
import { sendPartnerPage } from '../partnerPage.ts';
import { signedScope } from '../signedScope.ts';
import type { Announcements, Draft } from './announcements.ts';

const MOST = 500;

interface Announcing<Announced> {
  partner: Partner;
  /** Of the partner, such as `/exchange`. */
  path: string;
  store: Announcements<Announced>;
  /** Reads a form; text is what is wrong with it. */
  draftOf: (q: Queries, form: URLSearchParams, now: Date) => Promise<Draft<Announced> | string>;
  page: (actions: readonly Announced[], problem: string | null) => Html;
}

interface Route {
  Querystring: { after?: string };
  Body: string;
}

/** Corporate actions that a partner of the sandbox announces: a numbered list for the member, and a page that adds to it. */
export async function announcementRoutes<Announced>(
  app: FastifyInstance,
  gateway: Gateway,
  { partner, path, store, draftOf, page }: Announcing<Announced>,
): Promise<void> {
  const { db } = gateway;
  await store.open(db);
  const business = databaseClock(db, () => gateway.now());
  await signedScope(app, gateway, partner, (scope) => {
    scope.get<Route>(`${path}/actions`, async ({ query }) => {
      const after = Number(query.after ?? '0');
      if (!Number.isSafeInteger(after) || after < 0)
        throw new Problem(400, 'params_invalid', 'params_invalid', 'The number is not understood.');
      await store.announceDue(db, await business.now());
      return { actions: await store.after(db, after, MOST) };
    });
  });
  await formScope(app, (scope) => {
    const shown = async (problem: string | null) => page(await store.after(db, 0, MOST), problem);
    scope.get(`${path}/corporate-actions`, async (_request, reply) =>
      sendPartnerPage(reply, await shown(null)),
    );
    scope.post<Route>(`${path}/corporate-actions`, async ({ body }, reply) => {
      const draft = await draftOf(db, new URLSearchParams(body), await business.now());
      if (typeof draft === 'string') return sendPartnerPage(reply.code(422), await shown(draft));
      await store.announce(db, draft);
      return reply.redirect(`${path}/corporate-actions`, 303);
    });
  });
}
