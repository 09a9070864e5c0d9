import type { DocumentKind, KycDocument } from '@sanchay/contracts';
import { createHash, randomUUID } from 'node:crypto';
import type { Queries } from '../db/pool.ts';
import { userActor, writeAudit } from '../platform/writes/audit.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { assertHolder } from '../users/index.ts';
import { openFile, sealFile } from '../vault/index.ts';
import { dropStoredFile, putFile, readStoredFile } from './fileStore.ts';
import { refused, type Picture } from './picture.ts';
import {
  currentDocuments,
  documentsById,
  putDocument,
  isFull,
  servesAlready,
  type DocumentRow,
} from './store.ts';
import { pictureMessage } from './messages.ts';

/** A picture as responses describe it: nothing of its content. */
export function documentView({ id, kind, width, height, bytes, uploaded_at }: DocumentRow): KycDocument {
  return { id, kind, width, height, bytes, uploaded_at: uploaded_at.toISOString() };
}

/**
 * Keeps a picture of an applicant's document. The sealed file is written first: a transaction that fails leaves a
 * file that nothing names and nobody can open.
 * @throws Problem 422 `picture_used_already` when the portfolio has this very picture as another document,
 *   `picture_quota` when the user has stored as much as one may
 */
export async function keepDocument(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { position, kind, picture }: { position: number; kind: DocumentKind; picture: Picture },
): Promise<KycDocument> {
  await assertHolder(tx, actor);
  const digest = ctx.vault.blindIndex('picture', createHash('sha256').update(picture.jpeg).digest('hex'));
  if (await servesAlready(tx, { portfolio_id: actor.portfolioId, position, kind, digest }))
    throw refused('used_already');
  if (await isFull(tx, actor.userId)) throw refused('quota');
  const id = randomUUID();
  const file = ctx.randomBytes(24).toString('base64url');
  const sealed = await sealFile(ctx.vault, `document:${id}`, picture.jpeg);
  await putFile(ctx.settings.documentsFolder, file, sealed.bytes);
  const row: DocumentRow = {
    id,
    file,
    kind,
    position,
    key_sealed: sealed.sealedKey,
    investor_id: actor.userId,
    portfolio_id: actor.portfolioId,
    width: picture.width,
    height: picture.height,
    bytes: picture.jpeg.length,
    digest,
    uploaded_at: ctx.now(),
  };
  await putDocument(tx, row);
  await audit({ action: 'document.uploaded', subject: `document:${id}`, detail: { kind, position } });
  return documentView(row);
}

/** The pictures that the caller's portfolio has now. @throws Problem 403 `not_your_account` */
export async function documentsOf(
  ctx: Context,
  actor: Actor,
): Promise<(KycDocument & { position: number })[]> {
  await assertHolder(ctx.db, actor);
  const rows = await currentDocuments(ctx.db, actor.portfolioId);
  return rows.map((row) => ({ ...documentView(row), position: row.position }));
}

/** A picture of the caller's own; the view is recorded. @throws Problem 404 when there is none */
export async function viewDocument(
  ctx: Context,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<Buffer> {
  await assertHolder(ctx.db, actor);
  const [row] = isUuid(id) ? await documentsById(ctx.db, [id]) : [];
  if (!row || row.portfolio_id !== actor.portfolioId) throw notFound(pictureMessage('not_there'));
  await writeAudit(ctx.db, {
    investorId: actor.ownerId,
    actor: userActor(actor.userId),
    requestId,
    action: 'document.viewed',
    subject: `document:${id}`,
    detail: { kind: row.kind },
  });
  return openDocument(ctx, row);
}

/** The picture itself. The caller records the view. */
export async function openDocument(ctx: Context, row: DocumentRow): Promise<Buffer> {
  const bytes = await readStoredFile(ctx.settings.documentsFolder, row.file);
  return openFile(ctx.vault, `document:${row.id}`, { bytes, sealedKey: row.key_sealed });
}

/** SHA-256 of each picture, in hex, by which the registry names them. */
export async function documentHashes(ctx: Context, db: Queries, ids: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const row of await documentsById(db, ids))
    hashes.push(
      createHash('sha256')
        .update(await openDocument(ctx, row))
        .digest('hex'),
    );
  return hashes;
}

/**
 * Deletes sealed files whose keys were deleted with their rows. What a crash leaves behind cannot be opened.
 * @param files their names in the store
 */
export async function dropFiles(ctx: Context, files: readonly string[]): Promise<void> {
  for (const file of files) await dropStoredFile(ctx.settings.documentsFolder, file);
}
