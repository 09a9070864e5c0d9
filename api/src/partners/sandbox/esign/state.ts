import type { ProviderEsign } from '../../esignProvider.ts';
import type { SandboxEsign } from './store.ts';

/** Returns a signature as reported in responses and webhooks: an open one whose time is over has expired. */
export function esignState(esign: SandboxEsign, now: Date): ProviderEsign {
  const { status, reason, document_hash, signed_at } = esign;
  return {
    status: status === 'pending' && now >= esign.expires_at ? 'expired' : status,
    reason,
    document_hash,
    signed_at: signed_at?.toISOString() ?? null,
  };
}
