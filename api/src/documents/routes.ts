import { MOST_PICTURE_BYTES } from '@sanchay/contracts';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { keptPicture, refused } from './picture.ts';
import { documentsOf, keepDocument, viewDocument } from './service.ts';
import { ownScope } from '../platform/access/scopes.ts';

/** Room for the form around the one file. */
const FORM_BYTES = 64 * 1024;

export async function documentRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart');
  await ownScope(app, 'pictures', async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = MOST_PICTURE_BYTES + FORM_BYTES;
    });
    await scope.register(multipart, {
      limits: { fileSize: MOST_PICTURE_BYTES, files: 1, fields: 4, parts: 5 },
    });
    implement(scope, ctx, 'uploadDocument', async ({ actor, params, request, write }) => {
      const { kind, position } = params;
      const bytes = await fileOf(request);
      // The form is read here and not by the server, so that the record of the key would know nothing of the file.
      request.body = { file: createHash('sha256').update(bytes).digest('hex') };
      const picture = await keptPicture(bytes, kind);
      return success(
        await write((found) =>
          keepDocument(ctx, found, actor, { kind, position: Number(position), picture }),
        ),
      );
    });
  });
  implement(app, ctx, 'documents', async ({ actor }) => success(await documentsOf(ctx, actor)));
  implement(app, ctx, 'document', async ({ actor, params, reply, request }) =>
    sendBytes(reply, await viewDocument(ctx, actor, params.id, request.id)),
  );
}

/** Sends a document as bytes that no browser shows by itself and no cache keeps. */
export function sendBytes(reply: FastifyReply, bytes: Buffer): never {
  // A sent reply takes the place of the answer.
  return reply
    .header('cache-control', 'no-store, private')
    .type('application/octet-stream')
    .send(bytes) as never;
}

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw refused('no_picture');
  const file = await request.file().catch(() => undefined);
  if (file?.fieldname !== 'file') throw refused('no_picture');
  const bytes = await file.toBuffer().catch(() => {
    throw refused('too_large');
  });
  if (bytes.length === 0) throw refused('no_picture');
  return bytes;
}
