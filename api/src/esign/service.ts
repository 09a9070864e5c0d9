import type { Esign } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/pool.ts';
import { formToSign, latestApplication, recordById, type ApplicationRow, type KycRow } from '../kyc/index.ts';
import { beginEsign, esignStateOf, GatewayUnreachableError } from '../partners/index.ts';
import { userActor, writeAudit } from '../platform/writes/audit.ts';
import type { Actor, Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { assertHolder } from '../users/index.ts';
import { formOf } from './form.ts';
import { applyOutcome } from './outcome.ts';
import { esignById, insertEsign, latestEsign, setProvider, type EsignRow } from './store.ts';
import { faultText, reasonText } from './messages.ts';

/** How long a user has to sign. */
const OPEN_FOR_MS = 30 * 60_000;

function esignView(esign: EsignRow, kycId: string, now: Date): Esign {
  const status = esign.status === 'pending' && now >= esign.expires_at ? 'expired' : esign.status;
  const reason = status === 'expired' ? 'expired' : esign.reason;
  return {
    id: esign.id,
    kyc_id: kycId,
    status,
    redirect_url: status === 'pending' ? esign.redirect_url : null,
    expires_at: esign.expires_at.toISOString(),
    signed_at: esign.signed_at?.toISOString() ?? null,
    reason: status === 'pending' || status === 'signed' ? null : reasonText(reason ?? ''),
  };
}

async function ownRow(db: Db, actor: Actor, kycId: string): Promise<KycRow> {
  await assertHolder(db, actor);
  const row = isUuid(kycId) ? await recordById(db, kycId) : null;
  if (row?.portfolio_id !== actor.portfolioId) throw notFound(faultText('not_there'));
  return row;
}

/** The form that a record signs or has signed, as PDF; the view is recorded. @throws Problem 404, 422 */
export async function formDocument(
  ctx: Context,
  actor: Actor,
  kycId: string,
  requestId: string,
): Promise<Buffer> {
  const row = await ownRow(ctx.db, actor, kycId);
  const application = await latestApplication(ctx.db, kycId);
  if (!application) throw nothingToSign();
  const { pdf } = await formOf(ctx, application, row);
  await writeAudit(ctx.db, {
    investorId: actor.ownerId,
    actor: userActor(actor.userId),
    requestId,
    action: 'kyc.form_viewed',
    subject: `kyc:${kycId}`,
  });
  return pdf;
}

/**
 * Sends the form for signature. An open one is continued, also on another device; an expired one is replaced.
 * @throws Problem 404, 422 `nothing_to_sign`, 503 `esign_down`
 */
export async function startEsign(
  ctx: Context,
  actor: Actor,
  kycId: string,
  requestId: string,
): Promise<Esign> {
  const own = await ownRow(ctx.db, actor, kycId);
  const open = await openEsign(ctx, own, requestId);
  if (open) return open;
  const application = await latestApplication(ctx.db, kycId);
  if (!application) throw nothingToSign();
  const { hash } = await formOf(ctx, application, own);
  const esign = await reserve(ctx, actor, { kycId, application, hash, requestId });
  return esignView(await withProvider(ctx, esign, own.name, kycId), kycId, ctx.now());
}

/** The signature under way, with the provider's status; null where a new one is needed. */
async function openEsign(ctx: Context, row: KycRow, requestId: string): Promise<Esign | null> {
  const application = await latestApplication(ctx.db, row.id);
  const latest = application && (await latestEsign(ctx.db, application.id));
  if (latest?.status !== 'pending') return null;
  if (latest.provider_ref === null && ctx.now() < latest.expires_at)
    return esignView(await withProvider(ctx, latest, row.name, row.id), row.id, ctx.now());
  const asked = await refreshed(ctx, latest, requestId);
  const view = esignView(asked, row.id, ctx.now());
  return view.status === 'pending' || view.status === 'signed' ? view : null;
}

async function reserve(
  ctx: Context,
  actor: Actor,
  wanted: { kycId: string; application: ApplicationRow; hash: string; requestId: string },
): Promise<EsignRow> {
  return ctx.db.tx(async (tx) => {
    const found = await formToSign(ctx, tx, wanted.kycId);
    if (!found || found.application.id !== wanted.application.id) throw nothingToSign();
    const latest = await latestEsign(tx, found.application.id);
    if (latest?.status === 'pending') {
      if (ctx.now() < latest.expires_at) return latest;
      const { document_hash } = latest;
      await applyOutcome(ctx, tx, latest.id, ended(document_hash), wanted.requestId);
    }
    const id = randomUUID();
    await insertEsign(tx, {
      id,
      application_id: found.application.id,
      document_hash: wanted.hash,
      investor_id: actor.userId,
      portfolio_id: actor.portfolioId,
      created_at: ctx.now(),
      expires_at: later(ctx.now(), OPEN_FOR_MS),
    });
    await writeAudit(tx, {
      investorId: actor.ownerId,
      actor: userActor(actor.userId),
      requestId: wanted.requestId,
      action: 'esign.started',
      subject: `esign:${id}`,
    });
    return (await esignById(tx, id))!;
  });
}

const ended = (document_hash: string) =>
  ({ status: 'expired', reason: 'expired', document_hash, signed_at: null }) as const;

/** Requests the provider's page; a repeat with the same id is the same signature. */
async function withProvider(ctx: Context, esign: EsignRow, signer: string, kycId: string): Promise<EsignRow> {
  if (esign.provider_ref !== null) return esign;
  const { ref, redirectUrl } = await beginEsign(ctx, {
    id: esign.id,
    documentHash: esign.document_hash,
    signer,
    expiresAt: esign.expires_at,
    returnPath: `/do-esign?id=${kycId}&esign=${esign.id}`,
  }).catch((error: unknown) => {
    throw error instanceof GatewayUnreachableError ? providerDown(error) : error;
  });
  await setProvider(ctx.db, esign.id, ref, redirectUrl);
  return { ...esign, provider_ref: ref, redirect_url: redirectUrl };
}

/** A signature of the caller's own; while it is open the provider is queried. @throws Problem 404 */
export async function esignOf(ctx: Context, actor: Actor, id: string, requestId: string): Promise<Esign> {
  await assertHolder(ctx.db, actor);
  const esign = isUuid(id) ? await esignById(ctx.db, id) : null;
  if (esign?.portfolio_id !== actor.portfolioId) throw notFound(faultText('not_there'));
  const [owner] = await ctx.db.query<{ kyc_id: string }>(
    'SELECT kyc_id FROM kyc_applications WHERE id = $1',
    [esign.application_id],
  );
  return esignView(await refreshed(ctx, esign, requestId), owner!.kyc_id, ctx.now());
}

/** An open signature as the provider has it now; a provider who is away changes nothing. */
async function refreshed(ctx: Context, esign: EsignRow, requestId: string): Promise<EsignRow> {
  if (esign.status !== 'pending' || esign.provider_ref === null) return esign;
  const response = await esignStateOf(ctx, esign.provider_ref).catch((error: unknown) => {
    if (error instanceof GatewayUnreachableError) return null;
    throw error;
  });
  if (!response || response.status === 'pending') return esign;
  await ctx.db.tx((tx) => applyOutcome(ctx, tx, esign.id, response, requestId));
  return (await esignById(ctx.db, esign.id))!;
}

function nothingToSign(): Problem {
  return validationFailed('nothing_to_sign', faultText('nothing_to_sign'));
}

function providerDown(cause: unknown): Problem {
  return new Problem(503, 'failure', 'esign_down', faultText('provider_down'), { retryAfter: 120, cause });
}
