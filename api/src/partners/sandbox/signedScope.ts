import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/problem.ts';
import { isSigned } from '../signature.ts';
import type { Partner } from '../../platform/settings/partnerSecrets.ts';
import type { Gateway } from './gateway.ts';
import { signedBodies } from '../../platform/access/scopes.ts';

/** Routes of a partner that only who has its secret may call; bodies are taken as they came, for the signature. */
export async function signedScope(
  app: FastifyInstance,
  { secrets, now }: Gateway,
  partner: Partner,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  await signedBodies(app, `signed ${partner}`, async (scope) => {
    scope.addHook('preHandler', async (request) => {
      const message = {
        method: request.method,
        path: request.url,
        body: (request.body as string | undefined) ?? '',
      };
      if (isSigned(secrets[partner], message, request.headers, now())) return;
      throw new Problem(
        403,
        'params_invalid',
        'signature_invalid',
        'The signature is not right, or too old.',
      );
    });
    routes(scope);
  });
}

/** The body of a signed call. @throws Problem 400 `params_invalid` unless it fits */
export function signedBody<Shape>(request: FastifyRequest, fits: (body: unknown) => body is Shape): Shape {
  const body: unknown = JSON.parse(request.body as string);
  if (!fits(body))
    throw new Problem(400, 'params_invalid', 'params_invalid', 'The request is not understood.');
  return body;
}
