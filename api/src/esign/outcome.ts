import type { Tx } from '../db/pool.ts';
import { applicationById, formSigned, signatureWithdrawn } from '../kyc/index.ts';
import { notify } from '../notifications/index.ts';
import type { ProviderEsign } from '../partners/index.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import { lockEsign, setEsign, type EsignRow } from './store.ts';

/**
 * Applies the provider's report on a signature. An end is applied once; the one thing that may follow `signed` is that
 * the signature was revoked, before the form is with the registry. What is signed must be the form we sent.
 */
export async function applyOutcome(
  ctx: Context,
  tx: Tx,
  esignId: string,
  response: ProviderEsign,
  requestId: string,
): Promise<void> {
  const esign = await lockEsign(tx, esignId);
  if (!esign || response.status === 'pending') return;
  const forged = response.document_hash !== esign.document_hash;
  const status = forged ? 'rejected' : response.status;
  const reason = forged ? 'other_document' : response.reason;
  const signedAt = response.signed_at === null ? null : new Date(response.signed_at);
  const application = (await applicationById(tx, esign.application_id))!;
  if (esign.status === 'pending') {
    await setEsign(tx, esignId, { status, reason, signedAt, at: ctx.now() });
    if (status === 'signed') await formSigned(ctx, tx, application);
    await record(tx, esign, status, reason, requestId);
  } else if (esign.status === 'signed' && status === 'rejected') {
    if (!(await signatureWithdrawn(ctx, tx, application))) return;
    await setEsign(tx, esignId, { status, reason, signedAt, at: ctx.now() });
    await record(tx, esign, 'taken_back', reason, requestId);
    const { investor_id: userId, portfolio_id: portfolioId } = esign;
    await notify(ctx, tx, { userId, portfolioId, kind: 'kyc_rejected', values: {}, path: '/kyc' });
  }
}

async function record(
  tx: Tx,
  { id, investor_id: investorId }: EsignRow,
  how: string,
  reason: string | null,
  requestId: string,
): Promise<void> {
  await writeAudit(tx, {
    investorId,
    actor: 'esign-provider',
    requestId,
    action: `esign.${how}`,
    subject: `esign:${id}`,
    detail: { reason },
  });
}
