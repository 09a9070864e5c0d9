import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { latestApplication, setApplication, type ApplicationRow } from './applications.ts';
import { moved, writeRecord } from './change.ts';
import { verifyIpv } from './inPerson.ts';
import type { KycRow } from './record.ts';
import { queueSending } from './send.ts';
import { lockRecord } from './store.ts';

/** The form that a record has to sign, or null where nothing is to be signed. */
export async function formToSign(
  ctx: Context,
  tx: Tx,
  kycId: string,
): Promise<{ row: KycRow; application: ApplicationRow } | null> {
  const row = await lockRecord(tx, kycId);
  const application = row && (await latestApplication(tx, kycId));
  if (!row || !application) return null;
  if (application.status === 'signing' && row.esign_status === 'pending') return { row, application };
  // A revoked signature is requested again.
  const again = row.esign_status === 'rejected' ? moved(row, 'unsign') : null;
  if (!again) return null;
  await setApplication(tx, application.id, { status: 'signing', at: ctx.now() });
  await writeRecord(ctx, tx, { ...again, esign_status: 'pending' });
  return { row: { ...again, esign_status: 'pending' }, application: { ...application, status: 'signing' } };
}

/** The form is signed: our staff looks at it where something stands out, else it goes to the registry. */
export async function formSigned(ctx: Context, tx: Tx, { id, kyc_id }: ApplicationRow): Promise<void> {
  const row = (await lockRecord(tx, kyc_id))!;
  const application = await latestApplication(tx, kyc_id);
  const next = moved(row, 'sign');
  if (!next || application?.id !== id) return;
  const looks = application.flags.length > 0;
  await setApplication(tx, id, { status: looks ? 'review' : 'sending', at: ctx.now() });
  await writeRecord(ctx, tx, { ...next, esign_status: 'signed' });
  if (looks) return;
  await verifyIpv(tx, kyc_id, 'sandbox', ctx.now());
  await queueSending(ctx, tx, id);
}

/** A signature was revoked; until the form is with the registry it can be signed again. */
export async function signatureWithdrawn(
  ctx: Context,
  tx: Tx,
  { id, kyc_id }: ApplicationRow,
): Promise<boolean> {
  const row = (await lockRecord(tx, kyc_id))!;
  const application = await latestApplication(tx, kyc_id);
  const open = application?.status === 'sending' || application?.status === 'review';
  if (application?.id !== id || !open || row.esign_status !== 'signed') return false;
  await setApplication(tx, id, { status: 'signing', at: ctx.now() });
  await writeRecord(ctx, tx, { ...row, esign_status: 'rejected' });
  return true;
}
