import { randomUUID } from 'node:crypto';
import type { Archive, CallReply } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { portableArchive } from '../../archive/index.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { userActor, writeAudit } from '../../platform/writes/audit.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { inLanguage, requestLanguage } from '../../platform/http/language.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { reportFiles } from '../../reports/index.ts';
import { spendStepUp } from '../../users/index.ts';
import { sentence } from '../sentences.ts';
import { archiveFiles } from './contents.ts';
import { ownRows } from './ownRows.ts';
import { picturesOf } from './pictures.ts';
import * as store from './store.ts';
import type { ArchiveRow } from './store.ts';
import { zip, type ZipFile } from './zip.ts';

export const ARCHIVE_JOB = 'profile-archive';
/** How long a copy can be fetched, real time. */
const KEPT_MS = 7 * 24 * 3_600_000;

export function archiveView(row: Omit<ArchiveRow, 'archive_sealed'>): Archive {
  return {
    id: row.id,
    state: row.state,
    full: row.whole_identifiers,
    requested_at: row.requested_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    size: row.size,
  };
}

/** Returns the copies that the user requested, newest first. */
export async function archivesOf(db: Queries, userId: string): Promise<Archive[]> {
  return (await store.archivesOf(db, userId)).map(archiveView);
}

/**
 * Requests a copy of everything stored about the user; a job makes it. With whole identifiers it needs a code.
 * @throws Problem 409 `archive_waits` while one is being made, 403 `step_up_required`
 */
export async function requestArchive(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { full, step_up: stepUp }: { full: boolean; step_up?: string },
): Promise<Archive> {
  if (full) await spendStepUp(ctx, tx, actor, 'profile', stepUp);
  const id = randomUUID();
  const wanted = { id, userId: actor.userId, whole: full, language: requestLanguage(), at: ctx.now() };
  if (!(await store.insertArchive(tx, wanted)))
    throw new Problem(409, 'validation_failed', 'archive_waits', sentence('archive_waits'));
  await ctx.jobs.send(tx, ARCHIVE_JOB, { id });
  await audit({ action: 'archive.requested', subject: `archive:${id}`, detail: { full } });
  return archiveView((await store.archiveById(tx, id))!);
}

/** The job: makes the copy in one view of the database, and seals it. */
export async function makeArchive(ctx: Context, { id }: { id: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const wanted = await store.archiveById(tx, id);
    if (wanted?.state !== 'preparing') return;
    const { investor_id: userId, whole_identifiers: whole, language } = wanted;
    const day = istDate(await ctx.business.now(tx));
    const tables = await ownRows(tx, ctx.vault, userId, { whole });
    const portable = await portableArchive(tx, userId, { asOf: day, rules: ctx.rules.book() });
    const files = await inLanguage(language, () => filesOf(ctx, tx, userId, whole));
    const file = await zip(archiveFiles({ tables, portable, files }, { day, whole, language }), ctx.now());
    const sealed = await ctx.vault.seal(`archive:${id}`, file.toString('base64'));
    const at = ctx.now();
    await store.putArchive(tx, id, {
      sealed,
      size: file.length,
      at,
      expiresAt: new Date(at.getTime() + KEPT_MS),
    });
    const entry = { investorId: userId, subject: `archive:${id}`, requestId: `job:${ARCHIVE_JOB}` };
    await writeAudit(tx, { ...entry, actor: 'archive', action: 'archive.made', detail: { full: whole } });
  });
}

/** Reports of the user's portfolios, and the pictures that they sent where identifiers are shown. */
async function filesOf(ctx: Context, tx: Tx, userId: string, whole: boolean): Promise<ZipFile[]> {
  const files = whole ? await picturesOf(ctx, tx, userId) : [];
  const owned = await tx.query<{ id: string }>(
    'SELECT id FROM portfolios WHERE owner_id = $1 ORDER BY created_at, id',
    [userId],
  );
  for (const { id } of owned)
    for (const { name, content } of await reportFiles(ctx, id))
      files.push({ name: `reports/${id.slice(0, 8)}/${name}`, content });
  return files;
}

/**
 * The file of a copy, for its owner. Each time it is fetched is recorded.
 * @throws Problem 404 `not_found` when it is nobody's, another's, not ready, or its time is over
 */
export async function archiveFile(
  ctx: Context,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<CallReply<'archiveFile'>['data']> {
  const row = isUuid(id) ? await store.archiveById(ctx.db, id) : null;
  const there = row?.investor_id === actor.userId && row.state === 'ready' && row.expires_at! > ctx.now();
  if (!there) throw new Problem(404, 'params_invalid', 'not_found', sentence('archive_gone'));
  const base64 = (await ctx.vault.open(`archive:${id}`, row.archive_sealed!)).toString();
  await ctx.db.tx((tx) =>
    writeAudit(tx, {
      investorId: actor.userId,
      actor: userActor(actor.userId),
      requestId,
      action: 'archive.fetched',
      subject: `archive:${id}`,
      detail: { full: row.whole_identifiers },
    }),
  );
  const name = `sanchay-${istDate(row.ready_at!)}${row.whole_identifiers ? '-full' : ''}.zip`;
  return { name, type: 'application/zip', base64 };
}

/** Maintenance: deletes copies older than a week. */
export async function sweepArchives(ctx: Context): Promise<void> {
  await store.expireArchives(ctx.db, ctx.now());
}
