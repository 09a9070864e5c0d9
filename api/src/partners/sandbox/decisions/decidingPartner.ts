import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/pool.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { hasShape } from '../../../platform/http/validation.ts';
import type { Partner } from '../../../platform/settings/partnerSecrets.ts';
import type { Gateway } from '../gateway.ts';
import { signedBody, signedScope } from '../signedScope.ts';
import { queueEvent } from '../store.ts';
import type { Outcome } from './outcome.ts';
import { countFailure, decidedById, keepRequest, openDecisionStore, type Decided } from './store.ts';

/** What every request to such a partner has. */
interface DecisionRequest {
  id: string;
  notify_url: string;
}

interface Deciding<Shape extends TSchema & { static: DecisionRequest }> {
  partner: Partner;
  /** Where requests are posted; below it is the state of each by its id. */
  path: string;
  request: Shape;
  outcomeOf(request: Static<Shape>): Outcome;
  /** Further routes that need the signature. */
  more?(scope: FastifyInstance): void;
}

interface Route {
  Params: { id: string };
  Body: string;
}

/** A partner of the sandbox that takes requests, decides each later and sends its decision, perhaps more than once. */
export async function decidingPartner<Shape extends TSchema & { static: DecisionRequest }>(
  app: FastifyInstance,
  gateway: Gateway,
  { partner, path, request: shape, outcomeOf, more }: Deciding<Shape>,
): Promise<void> {
  const fits = hasShape(shape);
  await openDecisionStore(gateway.db);
  await signedScope(app, gateway, partner, (scope) => {
    scope.post(path, async (request) => {
      const asked = signedBody(request, fits);
      const { id, notify_url } = asked;
      const { failures, decision, note, delay, copies } = outcomeOf(asked);
      if (failures > 0 && (await countFailure(gateway.db, { partner, id })) <= failures)
        throw new Problem(503, 'failure', 'unavailable', 'The partner is closed.');
      return gateway.db.tx(async (tx) => {
        const ref = randomBytes(9).toString('base64url');
        const decides_at = new Date(gateway.now().getTime() + delay);
        const row = { partner, id, ref, decision, decision_note: note, decides_at, notify_url };
        const { stored, fresh } = await keepRequest(tx, row);
        if (fresh) await queueDecision(tx, stored, copies);
        return reported({ ...stored, ...(fresh && { status: 'received' as const, note: null }) });
      });
    });
    scope.get<Route>(`${path}/:id`, async (request) => {
      const decided = await decidedById(gateway.db, { partner, id: request.params.id }, gateway.now());
      if (!decided) throw notFound('There is no such request.');
      return reported(decided);
    });
    more?.(scope);
  });
}

/** A request as the partner reports it. */
export const reported = ({ id, ref, status, note }: Decided) => ({ id, ref, status, note });

/** Sends the decision of a request when it counts. */
export async function queueDecision(tx: Tx, decided: Decided, copies: number): Promise<void> {
  const body = JSON.stringify(
    reported({ ...decided, status: decided.decision, note: decided.decision_note }),
  );
  for (let copy = 0; copy < copies; copy += 1) {
    const event_id = randomBytes(18).toString('base64url');
    await queueEvent(tx, { event_id, notify_url: decided.notify_url, body }, decided.decides_at);
  }
}
