import { KYC_FORM_STATUS as FORM, type CallBody, type KycReviewFlag } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { applicantDetails, putApplicantDetails } from '../applicants/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { splitName } from '../users/index.ts';
import { addApplication, latestApplication } from './applications.ts';
import { moved, ownRecord, writeRecord } from './change.ts';
import { putIpv } from './inPerson.ts';
import { kycChanged, kycRefused } from './problems.ts';
import { mayStartForm, nameDifference, otherPerson, type KycRow } from './record.ts';
import { renameApplicant } from './store.ts';
import { detailsMark, isUnchanged } from './resubmission.ts';
import { missingOf, picturesOf } from './view.ts';

const OPEN: readonly number[] = [
  FORM.NOT_STARTED,
  FORM.FILLING,
  FORM.REJECTED_BY_PROVIDER,
  FORM.REJECTED_BY_KRA,
];

/**
 * Settles a name that differs from the registry's: takes that one, or keeps ours for a form with documents.
 * @throws Problem 409 `kyc_changed`, 422 `kyc_not_now` when nothing differs or the form is under way,
 *   `kyc_name_other`, `kyc_birth_date_other` or `kyc_name_and_birth_date_other` when the registry's record may belong
 *   to another person
 */
export async function updateKyc(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  body: CallBody<'updateKyc'>,
): Promise<void> {
  const row = await ownRecord(tx, actor, id);
  if (row.revision !== body.revision) throw kycChanged();
  if (nameDifference(row) === null || !OPEN.includes(row.form_status)) throw kycRefused('not_now');
  if (body.name === 'documents') {
    await writeRecord(ctx, tx, { ...row, name_by_documents: true });
  } else {
    // Otherwise the user would see the name of a stranger.
    const other = otherPerson(row, istDate(await ctx.business.now(tx)), ctx.rules.book());
    if (other) throw kycRefused(`${other}_other`, 'name');
    const name = capitalisedName(row.registry_name!);
    await renameApplicant(tx, row, name, splitName(name));
    const place = { portfolioId: row.portfolio_id, position: row.position };
    const details = await applicantDetails(tx, ctx.vault, row.portfolio_id, row.position);
    if (details) await putApplicantDetails(tx, ctx.vault, { ...place, details: { ...details, name } });
    await writeRecord(ctx, tx, { ...row, name, name_by_documents: false });
  }
  await audit({ action: 'kyc.name_settled', subject: `kyc:${id}`, detail: { by: body.name } });
}

/** The name of a registry, which is in capitals, with capital initials only. */
export function capitalisedName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}

/** Begins the form, also after a rejection; a form that is open already stays. @throws Problem 422 `kyc_not_now` */
export async function startForm(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
): Promise<void> {
  const row = await ownRecord(tx, actor, id);
  if (row.form_status === FORM.FILLING) return;
  const next = moved(row, 'start');
  if (!next || !mayStartForm(row)) throw kycRefused('not_now');
  await writeRecord(ctx, tx, { ...next, esign_status: null });
  await audit({ action: 'kyc.form_started', subject: `kyc:${id}` });
}

/**
 * Hands the form in with the pictures that are there; it has to be signed next.
 * @throws Problem 409 `kyc_changed`, 422 `kyc_incomplete` with the missing pictures, `kyc_not_declared`, `kyc_not_now`,
 *   `kyc_unchanged` for a form that was rejected as it is
 */
export async function submitForm(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  body: CallBody<'submitKycForm'>,
): Promise<void> {
  const row = await ownRecord(tx, actor, id);
  const next = moved(row, 'submit');
  if (!next) throw kycRefused('not_now');
  if (row.revision !== body.revision) throw kycChanged();
  if (!body.declared) throw kycRefused('not_declared', 'declared');
  const before = await latestApplication(tx, id);
  const documents = await picturesOf(tx, row, before);
  const [missing] = missingOf(row, documents);
  if (missing) throw kycRefused('incomplete', missing);
  const mark = await detailsMark(ctx, tx, row);
  if (await isUnchanged(tx, before, { mark, documents })) throw kycRefused('unchanged');
  const applicationId = randomUUID();
  await addApplication(tx, {
    id: applicationId,
    kyc_id: id,
    attempt: (before?.attempt ?? 0) + 1,
    flags: flagsOf(ctx, row, before?.status === 'sent_back'),
    documents: documents.map((document) => document.id),
    details_mark: mark,
    created_at: ctx.now(),
  });
  const selfie = documents.find(({ kind }) => kind === 'selfie')!;
  await putIpv(tx, { id: randomUUID(), kyc_id: id, document_id: selfie.id, done_at: selfie.uploaded_at });
  await writeRecord(ctx, tx, { ...next, esign_status: 'pending' });
  await audit({ action: 'kyc.form_submitted', subject: `kyc:${id}`, detail: { application: applicationId } });
}

/** Why a form is reviewed by our staff first. Outside the sandbox staff reviews every selfie. */
function flagsOf(ctx: Context, row: KycRow, sentBack: boolean): KycReviewFlag[] {
  const flags: KycReviewFlag[] = [];
  if (!ctx.settings.sandbox) flags.push('in_person');
  if (nameDifference(row) !== null) flags.push('name_differs');
  if (row.birth_date_matches === false) flags.push('birth_date_differs');
  if (sentBack) flags.push('sent_before');
  return flags;
}
