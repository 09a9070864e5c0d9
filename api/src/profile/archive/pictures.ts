import { currentDocuments, openDocument } from '../../documents/index.ts';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import type { ZipFile } from './zip.ts';

/** The pictures that the user sent, as they are stored. */
export async function picturesOf(ctx: Context, db: Queries, userId: string): Promise<ZipFile[]> {
  const portfolios = await db.query<{ id: string }>('SELECT id FROM portfolios WHERE owner_id = $1', [
    userId,
  ]);
  const files: ZipFile[] = [];
  for (const { id } of portfolios) {
    for (const row of await currentDocuments(db, id)) {
      files.push({
        name: `documents/${id.slice(0, 8)}-${row.position}-${row.kind}.jpg`,
        content: await openDocument(ctx, row),
      });
    }
  }
  return files;
}
