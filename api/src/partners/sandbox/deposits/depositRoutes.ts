import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../platform/http/problem.ts';
import { hasShape } from '../../../platform/http/validation.ts';
import { decidingPartner, queueDecision, reported } from '../decisions/decidingPartner.ts';
import { outcomeOf } from '../decisions/outcome.ts';
import { outcomesPage } from '../decisions/outcomesPage.ts';
import { decidedById, decideAgain } from '../decisions/store.ts';
import type { Gateway } from '../gateway.ts';
import { sendPartnerPage } from '../partnerPage.ts';
import { signedBody } from '../signedScope.ts';
import { DEPOSIT_OUTCOMES } from './outcomes.ts';

const Booking = T.Object({
  id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  issuer: T.String({ minLength: 1, maxLength: 80 }),
  plan: T.String({ minLength: 1, maxLength: 80 }),
  amount: T.String({ pattern: '^\\d+\\.\\d\\d$' }),
  rate: T.String({ pattern: '^\\d+\\.\\d\\d$' }),
  payout: T.String({ maxLength: 20 }),
  holder: T.String({ maxLength: 200 }),
  notify_url: T.String({ pattern: '^https?://[^\\s]{1,500}$' }),
});
const Answer = T.Object({ answer: T.String({ minLength: 1, maxLength: 1_000 }) });
const isAnswer = hasShape(Answer);

interface Route {
  Params: { id: string };
  Body: string;
}

/** The sandbox's issuers of fixed deposits: bookings, answers, and a page that shows what each amount does. */
export async function depositRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const names = { partner: 'Sanchay sandbox FD issuer', what: 'amount in rupees' };
  app.get('/deposit-issuer', (_request, reply) =>
    sendPartnerPage(reply, outcomesPage(names, DEPOSIT_OUTCOMES)),
  );
  await decidingPartner(app, gateway, {
    partner: 'deposits',
    path: '/deposits',
    request: Booking,
    outcomeOf: ({ amount }) => outcomeOf(DEPOSIT_OUTCOMES, amount),
    more(scope) {
      scope.post<Route>('/deposits/:id/answers', async (request) => {
        signedBody(request, isAnswer);
        const key = { partner: 'deposits' as const, id: request.params.id };
        const decidesAt = new Date(gateway.now().getTime() + 1_000);
        return gateway.db.tx(async (tx) => {
          await decideAgain(tx, key, decidesAt);
          const deposit = await decidedById(tx, key, decidesAt);
          if (!deposit) throw notFound('There is no such request.');
          await queueDecision(tx, deposit, 1);
          return reported({ ...deposit, status: 'received', note: null });
        });
      });
    },
  });
}
