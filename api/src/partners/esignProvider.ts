import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';
import { pageOfPartners } from './signedAsk.ts';

const ESIGN_STATUSES = ['pending', 'signed', 'rejected', 'cancelled', 'expired'] as const;

/** A signature as its provider reports it, in responses and in webhooks. */
export const ProviderEsign = T.Object({
  status: T.Unsafe<(typeof ESIGN_STATUSES)[number]>({ type: 'string', enum: [...ESIGN_STATUSES] }),
  reason: T.Union([T.String({ maxLength: 60 }), T.Null()]),
  /** SHA-256 of what was signed, in hex. */
  document_hash: T.String({ pattern: '^[0-9a-f]{64}$' }),
  signed_at: T.Union([
    T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
    T.Null(),
  ]),
});
export type ProviderEsign = Static<typeof ProviderEsign>;

const begun = askPartner(
  'esign',
  T.Object({ ref: T.String({ pattern: '^[\\w-]{8,64}$' }), redirect_url: T.String() }),
);
const stated = askPartner('esign', T.Composite([ProviderEsign, T.Object({ redirect_url: T.String() })]));

export interface EsignRequest {
  /** Our id; asking twice with one id is one signature. */
  id: string;
  documentHash: string;
  signer: string;
  expiresAt: Date;
  returnPath: string;
}

/** Sends a document to be signed. @returns the provider's reference and page. @throws GatewayUnreachableError */
export async function beginEsign(
  ctx: Context,
  { id, documentHash, signer, expiresAt, returnPath }: EsignRequest,
): Promise<{ ref: string; redirectUrl: string }> {
  const { ref, redirect_url } = await begun(ctx, '/esigns', {
    id,
    signer,
    document_hash: documentHash,
    expires_at: expiresAt.toISOString(),
    return_url: `${ctx.settings.publicOrigin}${returnPath}`,
    notify_url: `${ctx.settings.publicOrigin}/api/v3/webhooks/esign`,
  });
  return { ref, redirectUrl: pageOfPartners(ctx, redirect_url) };
}

/** How a signature stands. @throws GatewayUnreachableError */
export async function esignStateOf(
  ctx: Context,
  ref: string,
): Promise<ProviderEsign & { redirectUrl: string }> {
  const { redirect_url, ...state } = await stated(ctx, `/esigns/${ref}`);
  return { ...state, redirectUrl: pageOfPartners(ctx, redirect_url) };
}
