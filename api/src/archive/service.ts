import { randomUUID } from 'node:crypto';
import type { ArchiveImport } from '@sanchay/contracts';
import type { PortableArchive } from '@sanchay/contracts/archive';
import type { Queries, Tx } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import {
  deletePreviews,
  importsOf,
  insertPreview,
  lockImport,
  markApplied,
  markUndone,
  type ImportRow,
} from './importStore.ts';
import { archiveMessage } from './messages.ts';
import { assertOwner } from './holders.ts';
import { restore, type Outcome } from './restore.ts';
import { removeAdded } from './undo.ts';

/** How long a preview is kept, real time. */
const PREVIEW_MS = 24 * 3_600_000;

/** The archives that were uploaded to the portfolio, the newest first. */
export async function archiveImports(q: Queries, actor: Actor): Promise<ArchiveImport[]> {
  return (await importsOf(q, actor.portfolioId)).map(importView);
}

/**
 * What an archive would add to the account: the import itself, rolled back.
 * @throws Problem 422 `archive_other_pan`, `archive_no_pan`.
 */
export async function previewOf(
  ctx: Context,
  by: { actor: Actor; fileName: string },
  archive: PortableArchive,
): Promise<Outcome> {
  await assertOwner(ctx.db, by.actor.portfolioId, archive);
  const rollBack = new Error('preview');
  let outcome: Outcome | undefined;
  await ctx.db
    .tx(async (tx) => {
      ({ outcome } = await restore(ctx, tx, by, archive));
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  return outcome!;
}

/** Keeps an uploaded archive, sealed, with its preview. */
export async function keepUpload(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { archive, outcome, fileName }: { archive: PortableArchive; outcome: Outcome; fileName: string },
): Promise<ArchiveImport> {
  const id = randomUUID();
  await insertPreview(tx, {
    id,
    investor_id: actor.userId,
    portfolio_id: actor.portfolioId,
    file_name: fileName,
    as_of: archive.as_of,
    content_sealed: await ctx.vault.seal(`archive-import:${id}`, JSON.stringify(archive)),
    outcome,
    uploaded_at: ctx.now(),
  });
  await audit({ action: 'archive.uploaded', subject: `archive-import:${id}`, detail: counted(outcome) });
  return importView((await lockImport(tx, actor.portfolioId, id))!);
}

/**
 * Adds an uploaded archive to the account, in the transaction of the write. A repeat returns the import as it is.
 * @throws Problem 404 `not_found`, 422 `archive_undone` for one that was undone.
 */
export async function applyImport(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
): Promise<ArchiveImport> {
  const row = await ownImport(tx, actor, id);
  if (row.state === 'undone') throw validationFailed('archive_undone', archiveMessage('undone_already'));
  if (row.state === 'applied') return importView(row);
  const content = await ctx.vault.open(`archive-import:${id}`, row.content_sealed!);
  const archive = JSON.parse(content.toString()) as PortableArchive;
  await assertOwner(tx, actor.portfolioId, archive);
  const { outcome, added } = await restore(ctx, tx, { actor, fileName: row.file_name }, archive);
  await markApplied(tx, { id, outcome, added, at: ctx.now() });
  await audit({ action: 'archive.imported', subject: `archive-import:${id}`, detail: counted(outcome) });
  return importView((await lockImport(tx, actor.portfolioId, id))!);
}

/**
 * Removes all that an import added, also what was changed since. A repeat changes nothing.
 * @throws Problem 404 `not_found` for one that was not applied.
 */
export async function undoImport(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
): Promise<ArchiveImport> {
  const row = await ownImport(tx, actor, id);
  if (row.state === 'undone') return importView(row);
  if (row.added === null) throw notFound(archiveMessage('gone'));
  await removeAdded(ctx, tx, actor, row.added);
  await markUndone(tx, id, ctx.now());
  await audit({
    action: 'archive.import_undone',
    subject: `archive-import:${id}`,
    detail: counted(row.outcome),
  });
  return importView((await lockImport(tx, actor.portfolioId, id))!);
}

/** Maintenance: deletes previews older than a day. */
export async function sweepPreviews(ctx: Context): Promise<void> {
  await deletePreviews(ctx.db, new Date(ctx.now().getTime() - PREVIEW_MS));
}

async function ownImport(tx: Tx, actor: Actor, id: string): Promise<ImportRow> {
  const row = isUuid(id) ? await lockImport(tx, actor.portfolioId, id) : undefined;
  if (!row) throw notFound(archiveMessage('gone'));
  return row;
}

function counted({ sections }: Outcome): Record<string, number> {
  return Object.fromEntries(sections.map(({ section, added }) => [section, added]));
}

function importView(row: ImportRow): ArchiveImport {
  const { id, state, file_name, as_of, outcome } = row;
  return {
    id,
    state,
    file_name,
    as_of,
    ...outcome,
    uploaded_at: row.uploaded_at.toISOString(),
    applied_at: row.applied_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
  };
}
