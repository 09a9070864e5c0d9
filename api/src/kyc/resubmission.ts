import type { Queries } from '../db/pool.ts';
import { documentsById, type DocumentRow } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';
import type { ApplicationRow } from './applications.ts';
import type { KycRow } from './record.ts';
import { birthOf } from './view.ts';

/** Keyed digest of the personal details in a form, without its pictures. */
export async function detailsMark(ctx: Context, db: Queries, row: KycRow): Promise<Buffer> {
  const details = [
    row.name,
    await birthOf(ctx, db, row),
    row.residence_status,
    row.pan_index.toString('hex'),
  ];
  return ctx.vault.blindIndex('kyc_form', JSON.stringify(details));
}

/** Whether a form is the one that was rejected: the same details and the same pictures, also if sent once more. */
export async function isUnchanged(
  db: Queries,
  before: ApplicationRow | null,
  { mark, documents }: { mark: Buffer; documents: readonly DocumentRow[] },
): Promise<boolean> {
  if (before?.status !== 'sent_back' && before?.status !== 'rejected') return false;
  if (before.details_mark !== null && !before.details_mark.equals(mark)) return false;
  const submitted = await documentsById(db, before.documents);
  return samePictures(submitted) === samePictures(documents);
}

function samePictures(documents: readonly DocumentRow[]): string {
  return documents
    .map(({ id, kind, digest }) => `${kind}:${digest?.toString('hex') ?? id}`)
    .sort()
    .join();
}
