import type { FastifyInstance } from 'fastify';
import { databaseClock } from '../../../../platform/process/businessClock.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formScope } from '../../formBodies.ts';
import type { Gateway } from '../../gateway.ts';
import { sendPartnerPage } from '../../partnerPage.ts';
import { signedScope } from '../../signedScope.ts';
import { listedShare } from '../store.ts';
import { actionOfForm } from './actionForm.ts';
import { actionsPage } from './actionsPage.ts';
import { actionsAfter, announceAction, openActionStore } from './actionStore.ts';

const MOST = 500;

interface Route {
  Querystring: { after?: string };
  Body: string;
}

/** Corporate actions that the sandbox exchange announces: a numbered list for the member, and a page that adds to it. */
export async function actionRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await openActionStore(gateway.db);
  const business = databaseClock(gateway.db, () => gateway.now());
  await signedScope(app, gateway, 'exchange', (scope) => {
    scope.get<Route>('/exchange/actions', async ({ query }) => {
      const after = Number(query.after ?? '0');
      if (!Number.isSafeInteger(after) || after < 0)
        throw new Problem(400, 'params_invalid', 'params_invalid', 'The number is not understood.');
      return { actions: await actionsAfter(gateway.db, after, MOST) };
    });
  });
  await formScope(app, (scope) => {
    const page = async (problem: string | null) =>
      actionsPage(await actionsAfter(gateway.db, 0, MOST), problem);
    scope.get('/exchange/corporate-actions', async (_request, reply) =>
      sendPartnerPage(reply, await page(null)),
    );
    scope.post<Route>('/exchange/corporate-actions', async ({ body }, reply) => {
      const form = new URLSearchParams(body);
      const code = (form.get('share') ?? '').trim().toUpperCase();
      const share =
        (await listedShare(gateway.db, { symbol: code })) ?? (await listedShare(gateway.db, { isin: code }));
      const draft = share
        ? actionOfForm(form, share.isin, await business.now())
        : 'The exchange does not list this share.';
      if (typeof draft === 'string') return sendPartnerPage(reply.code(422), await page(draft));
      await announceAction(gateway.db, draft);
      return reply.redirect('/exchange/corporate-actions', 303);
    });
  });
}
