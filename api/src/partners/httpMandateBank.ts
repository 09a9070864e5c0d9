import { Type as T } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { BANK_MANDATE_STATUSES, type BankMandateStatus, type MandateBank } from './mandateBank.ts';
import { pageOfPartners, signedAsk } from './signedAsk.ts';
import { hasShape } from '../platform/http/validation.ts';

const Started = T.Object({ ref: T.String({ pattern: '^[\\w-]{8,64}$' }), redirect_url: T.String() });

/** A mandate as the bank reports it, in responses and in notifications. */
export const BankMandateShape = T.Object({
  status: T.Unsafe<BankMandateStatus>({ type: 'string', enum: [...BANK_MANDATE_STATUSES] }),
  reason: T.Union([T.String({ maxLength: 100 }), T.Null()]),
  reference: T.Union([T.String({ maxLength: 40 }), T.Null()]),
});

const isStarted = hasShape(Started);
const isMandate = hasShape(BankMandateShape);

/** The partners' mandate rail over signed HTTP. */
export function httpMandateBank(ctx: Pick<Context, 'settings' | 'now'>): MandateBank {
  return {
    async create({ id, authoriseBy, returnPath, bankName, ...asked }) {
      const { publicOrigin } = ctx.settings;
      const payload = {
        ...asked,
        id,
        bank_name: bankName,
        authorise_by: authoriseBy.toISOString(),
        return_url: `${publicOrigin}${returnPath}?mandate=${id}`,
        notify_url: `${publicOrigin}/api/v3/webhooks/mandates`,
      };
      const answer = await signedAsk(
        ctx,
        { partner: 'mandates', method: 'POST', path: '/mandates', payload },
        isStarted,
      );
      return { gatewayRef: answer.ref, redirectUrl: pageOfPartners(ctx, answer.redirect_url) };
    },
    status: (gatewayRef) =>
      signedAsk(ctx, { partner: 'mandates', method: 'GET', path: `/mandates/${gatewayRef}` }, isMandate),
    async change(gatewayRef, to) {
      const path = `/mandates/${gatewayRef}/state`;
      await signedAsk(ctx, { partner: 'mandates', method: 'POST', path, payload: { to } }, isMandate);
    },
  };
}
