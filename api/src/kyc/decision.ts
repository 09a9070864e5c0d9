import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { ApplicationState } from '../partners/index.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import { applicationById, setApplication } from './applications.ts';
import { moved, writeRecord } from './change.ts';
import type { KycRow } from './record.ts';
import { lockRecord } from './store.ts';

/** Mode of a KYC that was entered online with a selfie. Source: the registries' list of modes. */
const ONLINE_MODE = '3';

/** Applies the registry's decision on a form; a second one, or one on an older form, changes nothing. */
export async function applyDecision(
  ctx: Context,
  tx: Tx,
  applicationId: string,
  { status, reason }: ApplicationState,
  requestId: string,
): Promise<void> {
  const found = await applicationById(tx, applicationId);
  if (!found || status === 'under_process') return;
  const row = (await lockRecord(tx, found.kyc_id))!;
  const application = (await applicationById(tx, applicationId))!;
  const next = moved(row, status === 'verified' ? 'verify' : 'reject');
  if (!next || (application.status !== 'sending' && application.status !== 'delivered')) return;
  await setApplication(tx, applicationId, { status, reason, at: ctx.now() });
  await writeRecord(ctx, tx, status === 'verified' ? verified(next) : next);
  await writeAudit(tx, {
    investorId: row.investor_id,
    actor: 'registry',
    requestId,
    action: `kyc.form_${status}`,
    subject: `kyc:${row.id}`,
    detail: { application: applicationId, reason },
  });
  await notify(ctx, tx, {
    userId: row.investor_id,
    portfolioId: row.portfolio_id,
    values: {},
    kind: status === 'verified' ? 'kyc_verified' : 'kyc_rejected',
    path: '/kyc',
  });
}

function verified(row: KycRow): KycRow {
  return {
    ...row,
    registry_status: 'validated',
    registry_name: row.name,
    birth_date_matches: true,
    kyc_source: row.kyc_source ?? 'KRA',
    kra_kyc_mode: ONLINE_MODE,
    kra_ipv_flag: 'Y',
  };
}
