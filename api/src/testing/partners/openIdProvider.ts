import { once } from 'node:events';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { openIdRoutes } from '../../partners/sandbox/openid/openIdRoutes.ts';
import { createServer } from '../../platform/http/app.ts';
import { readSocialProviders, type SocialProvider } from '../../platform/settings/socialProviders.ts';
import { testSecret } from './partnerSecrets.ts';

const SECRET = testSecret('openid');

/** The sandbox's OpenID provider on a port of its own, and a browser that goes through its pages without script. */
export interface OpenIdBench {
  social: SocialProvider[];
  /** Opens the provider's address as a user who makes a choice, and returns the query of the redirect back. */
  choose(redirectUrl: string, choice: { email: string } | 'deny'): Promise<string>;
  /** Ends the provider; it does not answer any more. */
  close(): Promise<void>;
}

export async function openIdBench(publicOrigin: string): Promise<OpenIdBench> {
  const probe = createSocket().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const partnersOrigin = `http://127.0.0.1:${port}`;
  const app = createServer();
  await openIdRoutes(app, { partnersOrigin, openidSecret: SECRET, publicOrigin });
  await app.listen({ host: '127.0.0.1', port });

  return {
    social: readSocialProviders({}, { partnersOrigin, openidSecret: SECRET }),
    async choose(redirectUrl, choice) {
      const cookies = new Map<string, string>();
      let address = redirectUrl;
      for (;;) {
        if (address.startsWith(`${publicOrigin}/`)) return new URL(address).search.slice(1);
        const asked = address.includes('/interaction/');
        const body = choice === 'deny' ? 'deny=1' : new URLSearchParams(choice).toString();
        const answer = await fetch(address, {
          method: asked ? 'POST' : 'GET',
          redirect: 'manual',
          headers: {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(asked && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(asked && { body }),
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
          cookies.set(name!, value!);
        }
        const next = answer.headers.get('location');
        if (!next) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
        address = new URL(next, address).href;
      }
    },
    close: () => app.close(),
  };
}
