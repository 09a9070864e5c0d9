import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { minuteLimit } from '../platform/http/minuteLimit.ts';
import { notFound } from '../platform/http/problem.ts';
import { configFile } from './configFile.ts';
import { storeCspReports } from './cspReports.ts';

/** Largest report that is read, in bytes. */
const REPORT_BYTES = 16 * 1024;
/** Reports of a browser policy taken in a minute. */
const REPORTS = { perClient: 60, perNode: 600 };

export function configRoutes(app: FastifyInstance, ctx: Context): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: REPORT_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  );

  implement(app, ctx, 'configFile', async ({ params, request, reply }) => {
    const file = await configFile(ctx, params.file);
    if (!file) throw notFound('There is no such settings file.');
    reply.header('etag', file.etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return file.content;
  });
  const admit = minuteLimit(REPORTS, () => ctx.now().getTime());
  implement(app, ctx, 'cspReport', async ({ body, request }) => {
    await storeCspReports(ctx, body, (reports) => admit(request.ip, reports));
    return {};
  });
}
