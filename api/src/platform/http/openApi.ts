import { CONTRACTS_VERSION } from '@sanchay/contracts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/**
 * The OpenAPI document, generated from the routes. `/api/docs` for people and `/api/docs/json` for tools are served in
 * the sandbox only: they reveal every call of an installation to strangers.
 */
export async function serveOpenApi(app: FastifyInstance, { pages }: { pages: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sanchay API',
        version: CONTRACTS_VERSION,
        description:
          'Amounts are rupees with two decimals, NAV and units have four, dates are ISO days. Every failure has the body `{status, code, message, errors, request_id}`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  if (!pages) return;
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true },
  });
}
