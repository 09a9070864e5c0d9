import { Type as T, type Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import type { Gateway } from '../gateway.ts';
import { sendPartnerPage } from '../partnerPage.ts';
import { signedBody, signedScope } from '../signedScope.ts';
import { queueEvent } from '../store.ts';
import { firstEnquiry, formState, isFormVerified, keepForm, openRegistryStore } from './applications.ts';
import { answerFor, OUTCOMES, outcomeOf, type Outcome } from './outcomes.ts';
import { outcomesPage } from './outcomesPage.ts';
import { hasShape } from '../../../platform/http/validation.ts';

/** How long the sandbox registry looks at a form. */
const DECISION_MS = 2_000;
const LAPSE_MS = 60_000;
const PAN = '^[A-Z]{5}[0-9]{4}[A-Z]$';
const DAY = '^\\d{4}-\\d\\d-\\d\\d$';

const person = {
  pan: T.String({ pattern: PAN }),
  name: T.String({ minLength: 1, maxLength: 200 }),
  dob: T.String({ pattern: DAY }),
};
const Question = T.Object(person);
const Form = T.Object({
  ...person,
  id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  attempt: T.Integer({ minimum: 1 }),
  /** SHA-256 of each picture. */
  documents: T.Array(T.String({ pattern: '^[0-9a-f]{64}$' }), { minItems: 1 }),
  notify_url: T.String({ pattern: '^https?://[^\\s]{1,500}$' }),
});

const isQuestion = hasShape(Question);
const isForm = hasShape(Form);

/** The sandbox's KYC registry: queries, forms, and a page that shows what each PAN does. */
export async function registryRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await openRegistryStore(gateway.db);
  app.get('/kra', (_request, reply) => sendPartnerPage(reply, outcomesPage()));
  await signedScope(app, gateway, 'kyc', (scope) => {
    scope.post('/kra/enquiries', async (request) => {
      const { pan, name } = signedBody(request, isQuestion);
      const outcome = outcomeOf(pan);
      if (outcome.delay) await pause(outcome.delay);
      if (outcome.down) throw new Problem(503, 'failure', 'unavailable', 'The registry is closed.');
      return answerFor(await outcomeNow(gateway, pan, outcome), name);
    });
    scope.post('/kra/applications', async (request) => {
      const form = signedBody(request, isForm);
      return { ref: await takeForm(gateway, form) };
    });
    scope.get<{ Params: { ref: string } }>('/kra/applications/:ref', async (request) => {
      const state = await formState(gateway.db, request.params.ref, gateway.now());
      if (!state) throw notFound('There is no such application.');
      return state;
    });
  });
}

const hashOf = (pan: string): Buffer => createHash('sha256').update(pan).digest();

/** The outcome of a PAN at this time: a verified form makes it valid, and `lapses` puts it on hold. */
async function outcomeNow(gateway: Gateway, pan: string, outcome: Outcome): Promise<Outcome> {
  const [panHash, now] = [hashOf(pan), gateway.now()];
  if (await isFormVerified(gateway.db, panHash, now)) return OUTCOMES[0]!;
  if (!outcome.lapses) return outcome;
  const first = await firstEnquiry(gateway.db, panHash, now);
  return now.getTime() - first.getTime() < LAPSE_MS ? outcome : { ...outcome, status: '03' };
}

async function takeForm(gateway: Gateway, form: Static<typeof Form>): Promise<string> {
  const reason = outcomeOf(form.pan).rejects?.[form.attempt - 1] ?? null;
  const status = reason ? '04' : '07';
  const decidesAt = new Date(gateway.now().getTime() + DECISION_MS);
  return gateway.db.tx(async (tx) => {
    const made = randomBytes(18).toString('base64url');
    const { ref, fresh } = await keepForm(
      tx,
      { ref: made, id: form.id, status, reason, pan_hash: hashOf(form.pan) },
      decidesAt,
    );
    const eventId = randomUUID();
    const body = JSON.stringify({ event_id: eventId, application_id: form.id, status, reason });
    if (fresh) await queueEvent(tx, { event_id: eventId, notify_url: form.notify_url, body }, decidesAt);
    return ref;
  });
}
