import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../platform/http/problem.ts';
import { hasShape } from '../../../platform/http/validation.ts';
import { html } from '../../../platform/html.ts';
import type { Gateway } from '../gateway.ts';
import { countFailure, openDecisionStore } from '../decisions/store.ts';
import { partnerPage, sendPartnerPage } from '../partnerPage.ts';
import { signedBody, signedScope } from '../signedScope.ts';
import { queueEvent } from '../store.ts';
import { casPdf } from './casPdf.ts';
import { casText } from './casText.ts';
import { heldFunds } from './heldFunds.ts';
import { REGISTRAR_OUTCOMES, registrarOutcome } from './outcomes.ts';

const Request = T.Object({
  id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  pan: T.String({ pattern: '^[A-Z]{5}\\d{4}[A-Z]$' }),
  email: T.String({ minLength: 3, maxLength: 320 }),
  password: T.String({ minLength: 8, maxLength: 64 }),
  from: T.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  to: T.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  notify_url: T.String({ pattern: '^https?://[^\\s]{1,500}$' }),
});
const isRequest = hasShape(Request);
const MAIL_MS = 1_000;

/** The sandbox's registrars, which mail an encrypted statement, and the mailbox that delivers it. */
export async function registrarRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await openDecisionStore(gateway.db);
  app.get('/registrar', (_request, reply) =>
    sendPartnerPage(
      reply,
      partnerPage(
        'Sanchay sandbox registrars',
        'Registrars',
        html`<p>
            A statement of any PAN lists two funds with ₹5,000 invested on the 10th of each month since April
            2024. It is encrypted with the password of the request. The digits of the PAN decide what happens:
          </p>
          <dl>
            ${REGISTRAR_OUTCOMES.map(
              ({ digits, about }) =>
                html`<dt><strong>${digits ?? 'any other'}</strong></dt>
                  <dd>${about}</dd>`,
            )}
          </dl>
          <p class="note" role="note">Invented: no registrar is contacted.</p>`,
      ),
    ),
  );
  await signedScope(app, gateway, 'registrar', (scope) => {
    scope.post('/statement-requests', async (request) => {
      const asked = signedBody(request, isRequest);
      const { id, pan, email, password, from, to, notify_url } = asked;
      const { refuses, failures = 0, otherPassword, copies = 1 } = registrarOutcome(pan);
      if (failures > 0 && (await countFailure(gateway.db, { partner: 'registrar', id })) <= failures)
        throw new Problem(503, 'failure', 'unavailable', 'The registrars are closed.');
      if (refuses) return { id, refused: 'no_folios' };
      const text = casText(await heldFunds(gateway.db, pan, to), { from, to });
      const at = new Date(gateway.now().getTime() + MAIL_MS);
      for (let copy = 1; copy <= copies; copy += 1) {
        const pdf = await casPdf(text, { password: otherPassword ? `other-${password}` : password });
        const event_id = copy === 1 ? `statement-${id}` : `statement-${id}-${copy}`;
        const body = JSON.stringify({
          message_id: `<${id}-${copy}@registrar.example>`,
          to: email,
          file_name: `CAS-${to}.pdf`,
          content_base64: pdf.toString('base64'),
        });
        await gateway.db.tx((tx) => queueEvent(tx, { event_id, notify_url, body }, at));
      }
      return { id, ref: id.slice(0, 8) };
    });
  });
}
