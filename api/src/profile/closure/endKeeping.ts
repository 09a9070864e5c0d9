import { istDate } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { dropFiles } from '../../documents/index.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';
import { eachAlone } from '../../platform/eachAlone.ts';

const RECORDS = '(SELECT id FROM kyc_records WHERE portfolio_id = ANY($1))';
const FORMS = `(SELECT id FROM kyc_applications WHERE kyc_id IN ${RECORDS})`;
const SETS = '(SELECT id FROM nominee_sets WHERE portfolio_id = ANY($1))';

/** Data that identifies a user, rows that refer to others first. `$1` are the portfolios. */
const DELETED = [
  `esigns WHERE application_id IN ${FORMS}`,
  `kyc_ipv WHERE kyc_id IN ${RECORDS}`,
  `kyc_applications WHERE kyc_id IN ${RECORDS}`,
  'documents WHERE portfolio_id = ANY($1)',
  'kyc_records WHERE portfolio_id = ANY($1)',
  'kyc_holding_patterns WHERE portfolio_id = ANY($1)',
  `nominees WHERE set_id IN ${SETS}`,
  'nominee_sets WHERE portfolio_id = ANY($1)',
  'risk_profiles WHERE portfolio_id = ANY($1)',
  'payment_payers WHERE payment_id IN (SELECT id FROM payments WHERE portfolio_id = ANY($1))',
];

/** Rows that the books refer to stay, without personal data. `$1` are the portfolios. */
const EMPTIED = [
  'UPDATE portfolio_applicants SET birth_sealed = NULL, details_sealed = NULL WHERE portfolio_id = ANY($1)',
  `UPDATE payments SET payer = NULL, payer_accounts = '[]' WHERE portfolio_id = ANY($1)`,
];

/**
 * Deletes the retained data of users whose accounts were closed so long ago that no law requires it any more: the
 * sealed names, KYC records with their pictures, nominees, bank numbers and dates of birth. Orders and books stay
 * without anyone's name. Runs on any node, any number of times.
 */
export async function endKeeping(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  await eachAlone(ctx, 'endKeeping', await store.outlivedClosures(ctx.db, today), async ({ id }) =>
    dropFiles(ctx, await ctx.db.tx((tx) => endOne(ctx, tx, id, today))),
  );
}

/** @returns names of the sealed files that nothing names any more */
async function endOne(ctx: Context, tx: Tx, id: string, today: string): Promise<string[]> {
  const row = await store.lockOutlived(tx, id, today);
  if (!row) return [];
  const userId = row.investor_id;
  const own = await tx.query<{ id: string }>('SELECT id FROM portfolios WHERE owner_id = $1', [userId]);
  const portfolios = own.map((portfolio) => portfolio.id);
  const files = await tx.query<{ file: string }>(
    `SELECT file FROM documents WHERE portfolio_id = ANY($1)
     UNION ALL SELECT form_file FROM kyc_applications WHERE form_file IS NOT NULL AND kyc_id IN ${RECORDS}`,
    [portfolios],
  );
  for (const rows of DELETED) await tx.query(`DELETE FROM ${rows}`, [portfolios]);
  for (const change of EMPTIED) await tx.query(change, [portfolios]);
  await emptyAccounts(ctx, tx, portfolios);
  await tx.query('UPDATE users SET birth_sealed = NULL WHERE id = $1', [userId]);
  await tx.query(
    'DELETE FROM ticket_messages WHERE ticket_id IN (SELECT id FROM tickets WHERE investor_id = $1)',
    [userId],
  );
  await tx.query('DELETE FROM tickets WHERE investor_id = $1', [userId]);
  await tx.query('DELETE FROM callbacks WHERE investor_id = $1', [userId]);
  await store.dropIdentity(tx, id);
  const entry = { investorId: userId, actor: 'closure', subject: `closure:${id}`, requestId: 'upkeep' };
  await writeAudit(tx, { ...entry, action: 'closure.forgotten' });
  return files.map(({ file }) => file);
}

/** Mandates name an account by its id, so it stays, with no number in it. */
async function emptyAccounts(ctx: Context, tx: Tx, portfolios: string[]): Promise<void> {
  const accounts = await tx.query<{ id: string }>(
    'SELECT id FROM bank_accounts WHERE portfolio_id = ANY($1)',
    [portfolios],
  );
  for (const { id } of accounts) {
    await tx.query(
      `UPDATE bank_accounts SET account_sealed = $2, account_index = $3, masked_account_no = '••••' WHERE id = $1`,
      [id, await ctx.vault.seal(`bank:${id}`, ''), ctx.randomBytes(32)],
    );
  }
}
