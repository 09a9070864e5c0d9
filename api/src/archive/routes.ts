import { createHash } from 'node:crypto';
import { ARCHIVE_LIMITS } from '@sanchay/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownScope } from '../platform/access/scopes.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { refused } from './messages.ts';
import { readArchive } from './readArchive.ts';
import { applyImport, archiveImports, keepUpload, previewOf, undoImport } from './service.ts';

/** Room for the form around the one file. */
const FORM_BYTES = 64 * 1024;
const MOST_NAME = 200;

/** Import of an archive of this product: upload with preview, add, undo. */
export async function archiveRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  implement(app, ctx, 'archiveImports', async ({ actor }) => success(await archiveImports(ctx.db, actor)));
  implement(app, ctx, 'applyArchive', async ({ actor, params, write }) =>
    success(await write((scope) => applyImport(ctx, scope, actor, params.id))),
  );
  implement(app, ctx, 'undoArchive', async ({ actor, params, write }) =>
    success(await write((scope) => undoImport(ctx, scope, actor, params.id))),
  );

  const { default: multipart } = await import('@fastify/multipart');
  await ownScope(app, 'archives', async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = ARCHIVE_LIMITS.upload + FORM_BYTES;
    });
    await scope.register(multipart, {
      limits: { fileSize: ARCHIVE_LIMITS.upload, files: 1, fields: 0, parts: 1 },
    });
    implement(scope, ctx, 'uploadArchive', async ({ actor, request, write }) => {
      const { bytes, fileName } = await fileOf(request);
      // The form is read here and not by the server, so that the record of the key would know nothing of the file.
      request.body = { file: createHash('sha256').update(bytes).digest('hex') };
      const archive = await readArchive(bytes);
      const outcome = await previewOf(ctx, { actor, fileName }, archive);
      return success(await write((found) => keepUpload(ctx, found, actor, { archive, outcome, fileName })));
    });
  });
}

async function fileOf(request: FastifyRequest): Promise<{ bytes: Buffer; fileName: string }> {
  if (!request.isMultipart()) throw refused('no_file');
  const file = await request.file().catch(() => undefined);
  if (file?.fieldname !== 'file') throw refused('no_file');
  const bytes = await file.toBuffer().catch(() => {
    throw refused('too_large');
  });
  if (bytes.length === 0) throw refused('no_file');
  return { bytes, fileName: file.filename.slice(0, MOST_NAME) };
}
