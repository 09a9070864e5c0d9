import multipart, { type MultipartFile } from '@fastify/multipart';
import { IMPORT_LIMITS } from '@sanchay/contracts';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownScope } from '../platform/access/scopes.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { importedHoldingsOf } from './holdings.ts';
import { readStatement, refusedFile, type UploadedFile } from './readStatement.ts';
import {
  answerPreview,
  applyPreview,
  discardPreview,
  importsOf,
  previewOf,
  previewRows,
  previewStatement,
  undoImport,
} from './service.ts';

const FORM_BYTES = 64 * 1024;

/** Imports of the current portfolio: previewed, applied and undone. */
export async function importRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  await ownScope(app, 'statements', async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = IMPORT_LIMITS.bytes + FORM_BYTES;
    });
    await scope.register(multipart, {
      limits: { fileSize: IMPORT_LIMITS.bytes, files: 1, fields: 2, parts: 3 },
    });
    implement(scope, ctx, 'startImport', async ({ actor, request, write }) => {
      const file = await fileOf(request);
      // The form is read here and not by the server, so that the record of the key would know nothing of the file.
      request.body = { file: createHash('sha256').update(file.bytes).digest('hex') };
      const statement = await readStatement(ctx, actor.portfolioId, file);
      return write(async ({ tx, audit }) => {
        const place = { portfolioId: actor.portfolioId, fileName: file.name };
        const preview = await previewStatement(ctx, tx, place, statement);
        const detail = { format: preview.format, folios: preview.folios };
        await audit({ action: 'startImport', subject: preview.id, detail });
        return success(preview);
      });
    });
  });
  reads(app, ctx);
  writes(app, ctx);
}

function reads(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'imports', async ({ actor }) => success(await importsOf(ctx, actor.portfolioId)));
  implement(app, ctx, 'importPreview', async ({ actor, params }) =>
    success(await previewOf(ctx, { portfolioId: actor.portfolioId, id: params.id })),
  );
  implement(app, ctx, 'importRows', async ({ actor, params, query }) =>
    success(await previewRows(ctx, { portfolioId: actor.portfolioId, id: params.id }, query.folio)),
  );
  implement(app, ctx, 'importedHoldings', async ({ actor }) =>
    success(await importedHoldingsOf(ctx, actor.portfolioId)),
  );
}

function writes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'answerImport', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const place = { portfolioId: actor.portfolioId, id: params.id };
      const preview = await answerPreview(ctx, tx, place, body);
      await audit({
        action: 'answerImport',
        subject: params.id,
        detail: { answers: body.answers?.length ?? 0 },
      });
      return success(preview);
    }),
  );
  implement(app, ctx, 'applyImport', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const { portfolioId, userId } = actor;
      const applied = await applyPreview(ctx, tx, { portfolioId, userId, id: params.id });
      const { added, folios } = applied;
      await audit({ action: 'applyImport', subject: params.id, detail: { added, folios } });
      return success(applied);
    }),
  );
  implement(app, ctx, 'undoImport', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const undone = await undoImport(ctx, tx, { portfolioId: actor.portfolioId, id: params.id });
      await audit({ action: 'undoImport', subject: params.id });
      return success(undone);
    }),
  );
  implement(app, ctx, 'discardImport', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      await discardPreview(tx, { portfolioId: actor.portfolioId, id: params.id });
      await audit({ action: 'discardImport', subject: params.id });
      return { status: 'success' };
    }),
  );
}

async function fileOf(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw refusedFile('no_file');
  const file = await request.file().catch(() => undefined);
  if (file?.fieldname !== 'file') throw refusedFile('no_file');
  const bytes = await file.toBuffer().catch(() => {
    throw refusedFile('too_large');
  });
  if (bytes.length === 0) throw refusedFile('no_file');
  return { bytes, name: nameOf(file.filename), password: passwordOf(file.fields.password) };
}

/** The password of the form, which precedes the file; empty for none. */
function passwordOf(field: MultipartFile['fields'][string]): string {
  const one = Array.isArray(field) ? field[0] : field;
  return one?.type === 'field' && typeof one.value === 'string' ? one.value.slice(0, 128) : '';
}

/** A file's name as it is shown: its last part, without control characters. */
function nameOf(filename: string | undefined): string {
  const last = (filename ?? '').split(/[\\/]/).at(-1)!;
  return last.replaceAll(/\p{C}/gu, '').trim().slice(0, 120) || 'statement';
}
