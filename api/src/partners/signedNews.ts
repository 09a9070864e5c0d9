import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { Partner } from '../platform/settings/partnerSecrets.ts';
import { Problem } from '../platform/http/problem.ts';
import { isSigned } from './signature.ts';
import { hasShape } from '../platform/http/validation.ts';
import { signedBodies } from '../platform/access/scopes.ts';

/** Where a partner's notification arrives, its shape, and its handler. */
interface NewsDoor<News extends TSchema> {
  partner: Partner;
  path: string;
  news: News;
  /** The largest body in bytes, where it is larger than usual. */
  bodyLimit?: number;
  hear(news: Static<News>): Promise<void>;
}

/**
 * A door for a partner's news: the body is taken as it came, for the signature, and handed on when it is signed, fresh
 * and of the agreed shape. Refusals are 403 `signature_invalid` and 400 `params_invalid`.
 */
export async function signedNews<News extends TSchema>(
  app: FastifyInstance,
  ctx: Pick<Context, 'settings' | 'now'>,
  { partner, path, news, bodyLimit, hear }: NewsDoor<News>,
): Promise<void> {
  const fits = hasShape(news);
  await signedBodies(app, path, async (scope) => {
    scope.post(path, { schema: { hide: true }, ...(bodyLimit && { bodyLimit }) }, async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const message = { method: 'POST', path, body };
      if (!isSigned(ctx.settings.partnerSecrets[partner], message, request.headers, ctx.now())) {
        throw new Problem(
          403,
          'params_invalid',
          'signature_invalid',
          'The signature is not right, or too old.',
        );
      }
      const reported = parsed(body);
      if (!fits(reported))
        throw new Problem(400, 'params_invalid', 'params_invalid', 'This news is not understood.');
      await hear(reported);
      return { status: 'success' };
    });
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
