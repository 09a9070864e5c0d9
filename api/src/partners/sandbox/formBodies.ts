import type { FastifyInstance } from 'fastify';
import { ownScope } from '../../platform/access/scopes.ts';

/** Pages whose forms are sent without script. */
export async function formScope(
  app: FastifyInstance,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  await ownScope(app, 'forms', async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    routes(scope);
  });
}
