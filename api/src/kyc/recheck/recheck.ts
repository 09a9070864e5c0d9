import { KYC_FORM_STATUS as FORM, PAN_KYC_STATUS } from '@sanchay/contracts';
import { addDays, istDate } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import { notify, type KycLapse } from '../../notifications/index.ts';
import { enquireKyc, type Enquiry, GatewayUnreachableError } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { registryFacts } from '../checkPan.ts';
import { writeRecord } from '../change.ts';
import { panStatusOf, type KycRow } from '../record.ts';
import { lockRecord } from '../store.ts';
import { birthOf } from '../view.ts';

/** How often the registry is queried again about a verified KYC. */
const EVERY_DAYS = 30;
/** Enquiries of one run, so that a run does not last longer than its interval. */
const BATCH = 50;

/**
 * Queries the registry again about KYC that was verified a month ago or earlier, and notifies the holder where it no
 * longer is; to be called every hour and after a move of the clock. Stops at the first enquiry that fails.
 */
export async function recheckKyc(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  for (const row of await dueRecords(ctx.db, addDays(today, -EVERY_DAYS))) {
    const pan = (await ctx.vault.open(`kyc:${row.id}`, row.pan_sealed)).toString();
    const dateOfBirth = await birthOf(ctx, ctx.db, row);
    try {
      const enquiry = await enquireKyc(ctx, { pan, name: row.name, dateOfBirth });
      await ctx.db.tx((tx) => applyRecheck(ctx, tx, { id: row.id, enquiry, today }));
    } catch (error) {
      if (!(error instanceof GatewayUnreachableError)) throw error;
      ctx.log.warn({ err: error }, 'verified KYC is rechecked later');
      return;
    }
  }
}

function dueRecords(q: Queries, before: string): Promise<KycRow[]> {
  return q.query<KycRow>(
    `SELECT * FROM kyc_records WHERE pan_kyc_status <> $1
       AND coalesce(rechecked_on, (checked_at AT TIME ZONE 'Asia/Kolkata')::date) <= $2
     ORDER BY coalesce(rechecked_on, (checked_at AT TIME ZONE 'Asia/Kolkata')::date), id LIMIT $3`,
    [PAN_KYC_STATUS.PAN_NOT_KYC, before, BATCH],
  );
}

interface Recheck {
  id: string;
  enquiry: Enquiry;
  today: string;
}

async function applyRecheck(ctx: Context, tx: Tx, { id, enquiry, today }: Recheck): Promise<void> {
  const row = await lockRecord(tx, id);
  if (!row || row.pan_kyc_status === PAN_KYC_STATUS.PAN_NOT_KYC) return;
  await tx.query('UPDATE kyc_records SET rechecked_on = $2 WHERE id = $1', [id, today]);
  // An application that the registry is still processing takes nothing away.
  if (enquiry.status === 'under_process') return;
  const found = { ...row, ...registryFacts(enquiry), form_status: FORM.NOT_STARTED };
  if (panStatusOf(found) !== PAN_KYC_STATUS.PAN_NOT_KYC) return;
  await writeRecord(ctx, tx, found);
  await writeAudit(tx, {
    investorId: row.investor_id,
    actor: 'registry',
    requestId: 'kyc-recheck',
    action: 'kyc.lapsed',
    subject: `kyc:${id}`,
    detail: { registry_status: enquiry.status },
  });
  await notify(ctx, tx, {
    userId: row.investor_id,
    portfolioId: row.portfolio_id,
    kind: 'kyc_lapsed',
    values: { reason: lapseOf(enquiry), date: today },
    path: '/kyc',
  });
}

function lapseOf({ status }: Enquiry): KycLapse {
  return status === 'on_hold' || status === 'rejected' || status === 'not_found' ? status : 'differs';
}
