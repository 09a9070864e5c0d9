import {
  DOCUMENT_KINDS,
  KYC_FORM_STATUS as FORM,
  type DocumentKind,
  type KycRecord,
} from '@sanchay/contracts';
import { maskBirthDate } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { currentDocuments, documentsById, documentView, type DocumentRow } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';
import { latestApplication, type ApplicationRow } from './applications.ts';
import { latestIpv } from './inPerson.ts';
import { allowedFor, maskedDifference, type KycRow, type nameDifference } from './record.ts';
import { applicantAt } from './store.ts';
import { statusText } from './statusMessages.ts';
import { allowedMessages, reasonMessages } from './messages.ts';

/** Statuses in which the pictures are those that were handed in, and not those that may still change. */
const HANDED_IN: readonly number[] = [FORM.SUBMITTED, FORM.UPLOADING, FORM.UPLOADED, FORM.VERIFIED];

/**
 * A record as its holder sees it: identifiers and the registry's name masked, statuses with their messages.
 * @param difference how the names are compared; a reviewer's view is not masked.
 */
export async function kycView(
  ctx: Context,
  db: Queries,
  row: KycRow,
  difference: typeof nameDifference = maskedDifference,
): Promise<KycRecord> {
  const application = await latestApplication(db, row.id);
  const documents = await picturesOf(db, row, application);
  const allowed = allowedFor(row);
  return {
    id: row.id,
    position: row.position,
    name: row.name,
    date_of_birth: maskBirthDate(await birthOf(ctx, db, row)),
    pan: row.pan_masked,
    residence_status: row.residence_status,
    kyc_source: row.kyc_source,
    kra_kyc_mode: row.kra_kyc_mode,
    kra_ipv_flag: row.kra_ipv_flag,
    gold_provider_status: row.gold_provider_status,
    PAN_kyc_status: row.pan_kyc_status,
    kyc_form_check_status: row.form_status,
    esign_status: row.esign_status,
    registry_status: row.registry_status,
    allowed,
    status_text: statusText(row, application?.status === 'review'),
    allowed_text: allowedMessages(allowed),
    name_match: row.form_status === FORM.VERIFIED ? null : difference(row),
    date_of_birth_matches: row.birth_date_matches,
    rejection: rejectionOf(row, application),
    in_review: application?.status === 'review',
    documents: documents.map(documentView),
    missing: missingOf(row, documents),
    ipv_id: (await latestIpv(db, row.id))?.id ?? null,
    revision: row.revision,
    checked_at: row.checked_at?.toISOString() ?? null,
  };
}

/** The applicant's date of birth, ISO. */
export async function birthOf(
  ctx: Context,
  db: Queries,
  { portfolio_id, position }: KycRow,
): Promise<string> {
  const applicant = await applicantAt(db, portfolio_id, position);
  const about = `applicant:${portfolio_id}:${position}`;
  return applicant ? (await ctx.vault.open(about, applicant.birth_sealed)).toString() : '';
}

/** The pictures of a record: of the form that was handed in, or those that are there now. */
export async function picturesOf(
  db: Queries,
  row: KycRow,
  application: ApplicationRow | null,
): Promise<DocumentRow[]> {
  if (application && HANDED_IN.includes(row.form_status)) return documentsById(db, application.documents);
  const all = await currentDocuments(db, row.portfolio_id);
  return all.filter(({ position }) => position === row.position);
}

/** Kinds of pictures that a form being filled still needs. */
export function missingOf({ form_status: form }: KycRow, documents: DocumentRow[]): DocumentKind[] {
  if (form !== FORM.FILLING) return [];
  return DOCUMENT_KINDS.filter((kind) => !documents.some((document) => document.kind === kind));
}

function rejectionOf(row: KycRow, application: ApplicationRow | null): KycRecord['rejection'] {
  const rejected = application?.status === 'sent_back' || application?.status === 'rejected';
  if (!application || !rejected || row.form_status === FORM.NOT_STARTED) return null;
  const reason = application.reason ?? 'other';
  return {
    by: application.status === 'sent_back' ? 'us' : 'registry',
    reason,
    text: reasonMessages(reason),
    note: application.note,
  };
}
