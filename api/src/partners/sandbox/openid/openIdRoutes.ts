import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { choosePage } from './choosePage.ts';
import { OUTSIDE_PEOPLE } from './people.ts';
import { sandboxProvider, type OpenIdPlace, type SandboxProvider } from './provider.ts';
import { ownScope } from '../../../platform/access/scopes.ts';

const MOUNT = '/openid';

interface Interaction {
  Params: { uid: string };
}

/** The sandbox's OpenID provider below `/openid`, with a page of its own; made at the first request. */
export async function openIdRoutes(app: FastifyInstance, place: OpenIdPlace): Promise<void> {
  let made: Promise<SandboxProvider> | null = null;
  const ready = () => (made ??= sandboxProvider(place));

  await ownScope(app, 'openid', async (scope) => {
    scope.removeAllContentTypeParsers();
    // The provider reads bodies itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.get<Interaction>(`${MOUNT}/interaction/:uid`, async (request, reply) => {
      const { provider } = await ready();
      const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
      return sendPage(reply, choosePage(uid, String(params.client_id)).text, place.publicOrigin);
    });
    scope.post<Interaction>(`${MOUNT}/interaction/:uid`, async (request, reply) => {
      const { provider, people } = await ready();
      const chosen = (await form(request.raw)).get('email');
      const person = OUTSIDE_PEOPLE.find(({ email }) => email === chosen);
      const result = person
        ? { login: { accountId: people.subjectOf(person), remember: false } }
        : { error: 'access_denied', error_description: 'The person said no.' };
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, result);
    });
    scope.all(`${MOUNT}/*`, async (request, reply) => {
      const { provider } = await ready();
      reply.hijack();
      await provider.callback()(mounted(request), reply.raw);
    });
  });
}

/** The request as the provider expects it: its own path, and the whole one beside it. */
function mounted({ raw }: FastifyRequest): IncomingMessage {
  const originalUrl = raw.url;
  raw.url = raw.url!.slice(MOUNT.length);
  return Object.assign(raw, { originalUrl });
}

async function form(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

function sendPage(reply: FastifyReply, page: string, wayBack: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${wayBack}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);
}
