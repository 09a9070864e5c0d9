import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/pool.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { hasShape } from '../../../platform/http/validation.ts';
import type { IssuerDeposit } from '../../depositIssuer.ts';
import type { Gateway } from '../gateway.ts';
import { sendPartnerPage } from '../partnerPage.ts';
import { signedBody, signedScope } from '../signedScope.ts';
import { queueEvent } from '../store.ts';
import { depositOutcome } from './outcomes.ts';
import { outcomesPage } from './outcomesPage.ts';
import {
  countFailure,
  decideAgain,
  depositById,
  keepDeposit,
  openDepositStore,
  type SandboxDeposit,
} from './store.ts';

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
const isBooking = hasShape(Booking);
const isAnswer = hasShape(Answer);

interface Route {
  Params: { id: string };
  Body: string;
}

/** The sandbox's issuers of fixed deposits: bookings, answers, and a page that shows what each amount does. */
export async function depositRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await openDepositStore(gateway.db);
  app.get('/deposit-issuer', (_request, reply) => sendPartnerPage(reply, outcomesPage()));
  await signedScope(app, gateway, 'deposits', (scope) => {
    scope.post('/deposits', async (request) => {
      const booking = signedBody(request, isBooking);
      const outcome = depositOutcome(booking.amount);
      if (outcome.failures > 0 && (await countFailure(gateway.db, booking.id)) <= outcome.failures)
        throw new Problem(503, 'failure', 'unavailable', 'The issuer is closed.');
      return gateway.db.tx(async (tx) => {
        const { stored, fresh } = await keepDeposit(tx, {
          id: booking.id,
          ref: randomBytes(9).toString('base64url'),
          issuer: booking.issuer,
          amount: booking.amount,
          decision: outcome.decision,
          decision_note: outcome.note,
          decides_at: new Date(gateway.now().getTime() + outcome.delay),
          notify_url: booking.notify_url,
        });
        if (fresh) await queueNews(tx, stored, outcome.copies);
        return reported({ ...stored, ...(fresh && { status: 'received' as const, note: null }) });
      });
    });
    scope.get<Route>('/deposits/:id', async (request) => {
      const deposit = await depositById(gateway.db, request.params.id, gateway.now());
      if (!deposit) throw notFound('There is no such booking.');
      return reported(deposit);
    });
    scope.post<Route>('/deposits/:id/answers', async (request) => {
      signedBody(request, isAnswer);
      const decidesAt = new Date(gateway.now().getTime() + 1_000);
      return gateway.db.tx(async (tx) => {
        await decideAgain(tx, request.params.id, decidesAt);
        const deposit = await depositById(tx, request.params.id, decidesAt);
        if (!deposit) throw notFound('There is no such booking.');
        await queueNews(tx, deposit, 1);
        return reported({ ...deposit, status: 'received', note: null });
      });
    });
  });
}

const reported = ({ id, ref, status, note }: SandboxDeposit): IssuerDeposit => ({ id, ref, status, note });

async function queueNews(tx: Tx, deposit: SandboxDeposit, copies: number): Promise<void> {
  const body = JSON.stringify(
    reported({ ...deposit, status: deposit.decision, note: deposit.decision_note }),
  );
  for (let copy = 0; copy < copies; copy += 1) {
    const event_id = randomBytes(18).toString('base64url');
    await queueEvent(tx, { event_id, notify_url: deposit.notify_url, body }, deposit.decides_at);
  }
}
