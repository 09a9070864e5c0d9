import * as openid from 'openid-client';
import type { Settings } from '../platform/settings/settings.ts';
import type { SocialProvider } from '../platform/settings/socialProviders.ts';

/** Seconds after which a provider that does not answer counts as down. */
const TIMEOUT_S = 8;

/** How this installation talks to the providers that are set up; discovery is done once and repeated after a failure. */
export interface SocialClients {
  readonly providers: readonly SocialProvider[];
  /** @throws the error of the provider or the network */
  configuration(id: SocialProvider['id']): Promise<openid.Configuration>;
}

/** @param settings the sandbox may talk to a provider without https */
export function socialClients({ social = [], sandbox }: Pick<Settings, 'social' | 'sandbox'>): SocialClients {
  const known = new Map<string, Promise<openid.Configuration>>();
  return {
    providers: social,
    configuration(id) {
      const provider = social.find((one) => one.id === id)!;
      let found = known.get(id);
      if (!found) {
        found = openid.discovery(
          new URL(provider.issuer),
          provider.clientId,
          undefined,
          openid.ClientSecretPost(provider.clientSecret),
          {
            timeout: TIMEOUT_S,
            // Without it the library trusts the connection and leaves the signature of an ID token unread.
            execute: [openid.enableNonRepudiationChecks, ...(sandbox ? [openid.allowInsecureRequests] : [])],
          },
        );
        known.set(id, found);
        found.catch(() => known.delete(id));
      }
      return found;
    },
  };
}
