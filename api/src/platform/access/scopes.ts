import type { FastifyInstance } from 'fastify';

type Routes = (scope: FastifyInstance) => void | Promise<void>;

/** Routes with parsers and hooks of their own. Fastify looks for an unnamed one among all files ever loaded. */
export async function ownScope(app: FastifyInstance, name: string, routes: Routes): Promise<void> {
  const plugin = async (scope: FastifyInstance) => routes(scope);
  await app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name }));
}

/** Routes whose JSON bodies are read unparsed, because a signature covers them. */
export async function signedBodies(app: FastifyInstance, name: string, routes: Routes): Promise<void> {
  await ownScope(app, name, async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    await routes(scope);
  });
}
