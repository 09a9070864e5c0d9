import { isOwnOrigin } from '../../platform/http/origin.ts';
import type { Settings } from '../../platform/settings/settings.ts';

type PartySettings = Pick<Settings, 'publicOrigin' | 'sandbox' | 'passkeyDomain' | 'passkeyOrigins'>;

/** The relying party of passkeys: our domain, and the pages and apps that may request them. */
export interface PasskeyParty {
  name: string;
  /** The "relying party id" of the standard. */
  domain: string;
  origins: string[];
}

/** The party of this installation. In the sandbox the origin of the request counts when it is one of this machine. */
export function passkeyParty(settings: PartySettings, origin: string | undefined): PasskeyParty {
  const own = settings.sandbox && isOwnOrigin(origin, settings) ? origin! : settings.publicOrigin;
  return {
    name: 'Sanchay',
    domain: settings.passkeyDomain ?? new URL(own).hostname,
    origins: [own, ...(settings.passkeyOrigins ?? [])],
  };
}
