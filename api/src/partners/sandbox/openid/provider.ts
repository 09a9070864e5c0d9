import { createHmac, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import Provider from 'oidc-provider';
import { sandboxClientSecret, sandboxIssuer } from '../../../platform/settings/socialProviders.ts';
import { memory } from './memory.ts';
import { OutsidePeople } from './people.ts';

const CLIENTS = ['google', 'facebook'] as const;
const KEY_BITS = 2_048;

/** Settings of the installation for the sandbox's provider. */
export interface OpenIdPlace {
  partnersOrigin: string;
  openidSecret: string;
  publicOrigin: string;
}

export interface SandboxProvider {
  provider: Provider;
  people: OutsidePeople;
}

/** A real OpenID provider that plays Google and Facebook; its keys live as long as the process. */
export async function sandboxProvider(place: OpenIdPlace): Promise<SandboxProvider> {
  const { partnersOrigin, openidSecret, publicOrigin } = place;
  const people = new OutsidePeople();
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  const provider = new Provider(sandboxIssuer(partnersOrigin), {
    adapter: memory(),
    clients: CLIENTS.map((id) => ({
      client_id: id,
      client_secret: sandboxClientSecret(openidSecret, id),
      redirect_uris: [`${publicOrigin}/auth/callback`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The claims come with the ID token, as Google sends them.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: [createHmac('sha256', openidSecret).update('openid:cookies').digest('base64url')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${sandboxIssuer('')}/interaction/${uid}` },
    findAccount: (_ctx, subject) => {
      const claims = people.claims(subject);
      return claims && { accountId: subject, claims: () => claims };
    },
    // Choosing an identity on the page grants us the claims of the scope.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client!.clientId,
        accountId: session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 900,
      IdToken: 300,
      Interaction: 900,
      Session: 900,
    },
  });
  return { provider, people };
}
