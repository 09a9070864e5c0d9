import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import type { TestInvestor } from '../orderBench.ts';

/** Where the database and its vault are. */
interface Place {
  api: { db: Db; ctx: Pick<Context, 'vault'> };
}

/** Records a verified PAN of a holder of the investor's account. */
export async function givePan(
  { api: { db, ctx } }: Place,
  { userId, portfolioId }: { userId: string; portfolioId: string },
  pan: string,
  position = 1,
): Promise<void> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO kyc_records (id, investor_id, portfolio_id, position, name, residence_status, pan_sealed, pan_index,
       pan_masked, registry_status, created_at, updated_at)
     VALUES ($1, $2, $3, $4, 'Test Investor', 'resident', $5, $6, '••••••111A', 'validated', now(), now())`,
    [
      ...[id, userId, portfolioId, position],
      ...[await ctx.vault.seal(`kyc:${id}`, pan), ctx.vault.blindIndex('pan', pan)],
    ],
  );
}

/** Uploads a statement; the password goes before the file, as browsers send it. */
export function uploadStatement(
  investor: TestInvestor,
  content: string | Uint8Array<ArrayBuffer>,
  { password, key }: { password?: string; key?: string } = {},
) {
  const form = new FormData();
  if (password !== undefined) form.append('password', password);
  form.append('file', new Blob([content]), 'statement.pdf');
  return investor.call('startImport', { body: form, ...(key && { key }) });
}
