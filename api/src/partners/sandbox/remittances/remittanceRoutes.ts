import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { decidingPartner } from '../decisions/decidingPartner.ts';
import { outcomeOf } from '../decisions/outcome.ts';
import { outcomesPage } from '../decisions/outcomesPage.ts';
import type { Gateway } from '../gateway.ts';
import { sendPartnerPage } from '../partnerPage.ts';
import { REMITTANCE_OUTCOMES } from './outcomes.ts';

const Amount = T.String({ pattern: '^\\d+\\.\\d\\d$' });
const Conversion = T.Object({
  id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  direction: T.Union([T.Literal('in'), T.Literal('out')]),
  inr: Amount,
  usd: Amount,
  rate: T.String({ pattern: '^\\d+\\.\\d{4}$' }),
  purpose: T.String({ pattern: '^[SP]\\d{4}$' }),
  value_on: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  holder: T.String({ maxLength: 200 }),
  notify_url: T.String({ pattern: '^https?://[^\\s]{1,500}$' }),
});

/** The sandbox's bank that converts rupees and dollars, and a page that shows what each amount does. */
export async function remittanceRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const names = {
    partner: 'Sanchay sandbox remittance bank',
    what: 'rupees sent abroad, or of the dollars withdrawn',
  };
  app.get('/remittance-bank', (_request, reply) =>
    sendPartnerPage(reply, outcomesPage(names, REMITTANCE_OUTCOMES)),
  );
  await decidingPartner(app, gateway, {
    partner: 'remittances',
    path: '/remittances',
    request: Conversion,
    outcomeOf: ({ direction, inr, usd }) => outcomeOf(REMITTANCE_OUTCOMES, direction === 'in' ? inr : usd),
  });
}
