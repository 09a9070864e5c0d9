import type { Static, TSchema } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { isSigned } from './signature.ts';

/**
 * A webhook: news of a partner, signed over the raw body and at most five minutes old. What does not fit the schema
 * is refused; whether it was heard before is for `hear` to know.
 */
export async function signedNews<S extends TSchema>(
  app: FastifyInstance,
  ctx: Context,
  { path, news, hear }: { path: string; news: S; hear: (said: Static<S>) => Promise<void> },
): Promise<void> {
  const fits = new Ajv().compile<Static<S>>(news);
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, { schema: { hide: true } }, async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const message = { method: 'POST', path, body };
      if (!isSigned(ctx.settings.partnersSecret, message, request.headers, ctx.now())) {
        throw new Problem(403, 'params_invalid', 'signature_invalid', 'The signature is not right, or too old.');
      }
      const said = parsed(body);
      if (!fits(said))
        throw new Problem(400, 'params_invalid', 'params_invalid', 'This is not news that we know.');
      await hear(said);
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
