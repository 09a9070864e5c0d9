import { createHmac } from 'node:crypto';

/** One OpenID provider. Its endpoints come from the discovery document below its issuer. */
export interface SocialProvider {
  id: 'google' | 'facebook';
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const ISSUERS = { google: 'https://accounts.google.com', facebook: 'https://www.facebook.com' } as const;
const IDS = Object.keys(ISSUERS) as SocialProvider['id'][];

/** The secret of a client at the sandbox's provider, which both sides derive from the one they share. */
export function sandboxClientSecret(openidSecret: string, id: SocialProvider['id']): string {
  return createHmac('sha256', openidSecret).update(`openid:${id}`).digest('base64url');
}

/** Where the sandbox's provider stands at the partners. */
export function sandboxIssuer(partnersOrigin: string): string {
  return `${partnersOrigin}/openid`;
}

/**
 * The providers that are set up: `SOCIAL_GOOGLE_CLIENT_ID` with `SOCIAL_GOOGLE_CLIENT_SECRET` (and `SOCIAL_GOOGLE_ISSUER`
 * where it is another), the same for Facebook. In the sandbox each is played by the partners' own provider.
 * @throws Error for a client id without secret, or an issuer without https.
 */
export function readSocialProviders(
  env: NodeJS.ProcessEnv,
  sandbox: { partnersOrigin: string; openidSecret: string } | null,
): SocialProvider[] {
  return IDS.flatMap((id) => {
    const prefix = `SOCIAL_${id.toUpperCase()}`;
    const clientId = env[`${prefix}_CLIENT_ID`];
    if (!clientId) return sandbox ? [sandboxProvider(id, sandbox)] : [];
    const clientSecret = env[`${prefix}_CLIENT_SECRET`];
    if (!clientSecret) throw new Error(`${prefix}_CLIENT_ID needs ${prefix}_CLIENT_SECRET`);
    const issuer = env[`${prefix}_ISSUER`] ?? ISSUERS[id];
    if (!issuer.startsWith('https://')) throw new Error(`${prefix}_ISSUER is an address with https`);
    return [{ id, issuer, clientId, clientSecret }];
  });
}

function sandboxProvider(
  id: SocialProvider['id'],
  { partnersOrigin, openidSecret }: { partnersOrigin: string; openidSecret: string },
): SocialProvider {
  const clientSecret = sandboxClientSecret(openidSecret, id);
  return { id, issuer: sandboxIssuer(partnersOrigin), clientId: id, clientSecret };
}
