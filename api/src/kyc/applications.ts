import type { KycRejectionReason, KycReviewFlag } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

export type KycApplicationStatus =
  'signing' | 'review' | 'sending' | 'sent_back' | 'delivered' | 'verified' | 'rejected';

/** One time that a form is handed in. */
export interface ApplicationRow {
  id: string;
  kyc_id: string;
  attempt: number;
  status: KycApplicationStatus;
  flags: KycReviewFlag[];
  documents: string[];
  /** Keyed digest of name, date of birth and residence as submitted; null for forms from before it was recorded. */
  details_mark: Buffer | null;
  reviewer_id: string | null;
  reviewed_at: Date | null;
  reason: KycRejectionReason | null;
  note: string;
  registry_ref: string | null;
  form_file: string | null;
  form_key_sealed: Buffer | null;
  form_hash: string | null;
  created_at: Date;
  waiting_since: Date | null;
}

/** The latest application of a record, or null. */
export async function latestApplication(db: Queries, kycId: string): Promise<ApplicationRow | null> {
  const [row] = await db.query<ApplicationRow>(
    'SELECT * FROM kyc_applications WHERE kyc_id = $1 ORDER BY attempt DESC LIMIT 1',
    [kycId],
  );
  return row ?? null;
}

export async function applicationById(db: Queries, id: string): Promise<ApplicationRow | null> {
  const [row] = await db.query<ApplicationRow>('SELECT * FROM kyc_applications WHERE id = $1', [id]);
  return row ?? null;
}

export async function addApplication(
  tx: Tx,
  row: Pick<
    ApplicationRow,
    'id' | 'kyc_id' | 'attempt' | 'flags' | 'documents' | 'details_mark' | 'created_at'
  >,
): Promise<void> {
  await tx.query(
    `INSERT INTO kyc_applications (id, kyc_id, attempt, status, flags, documents, details_mark, created_at)
     VALUES ($1, $2, $3, 'signing', $4, $5, $6, $7)`,
    [row.id, row.kyc_id, row.attempt, row.flags, row.documents, row.details_mark, row.created_at],
  );
}

/** Advances an application; one that waits for a review has the start of its wait. */
export async function setApplication(
  tx: Tx,
  id: string,
  change: {
    status: KycApplicationStatus;
    at: Date;
    reason?: KycRejectionReason | null;
    note?: string;
    reviewer?: string;
    registryRef?: string;
  },
): Promise<void> {
  await tx.query(
    `UPDATE kyc_applications SET status = $2, waiting_since = CASE WHEN $2 = 'review' THEN $3::timestamptz END,
       reason = coalesce($4, reason), note = coalesce($5, note), registry_ref = coalesce($6, registry_ref),
       reviewer_id = coalesce($7, reviewer_id), reviewed_at = CASE WHEN $7 IS NULL THEN reviewed_at ELSE $3 END
     WHERE id = $1`,
    [
      ...[id, change.status, change.at, change.reason ?? null, change.note ?? null],
      ...[change.registryRef ?? null, change.reviewer ?? null],
    ],
  );
}

/** Keeps the form as it is signed; the first one stays. @returns whether this one was kept */
export async function keepForm(
  db: Queries,
  id: string,
  form: { file: string; sealedKey: Buffer; hash: string },
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE kyc_applications SET form_file = $2, form_key_sealed = $3, form_hash = $4
     WHERE id = $1 AND form_file IS NULL RETURNING id`,
    [id, form.file, form.sealedKey, form.hash],
  );
  return rows.length > 0;
}

/** Applications that wait for a machine, for who starts after a failure. */
export async function underWay(db: Queries): Promise<Pick<ApplicationRow, 'id' | 'status'>[]> {
  return db.query<Pick<ApplicationRow, 'id' | 'status'>>(
    `SELECT id, status FROM kyc_applications WHERE status IN ('sending', 'delivered') ORDER BY created_at`,
  );
}

/** Records a notification of a partner. @returns false when it was received before */
export async function noteEvent(
  tx: Tx,
  event: { eventId: string; subject: string; status: string; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO kyc_events (event_id, subject, status, received_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING event_id`,
    [event.eventId, event.subject, event.status, event.at],
  );
  return rows.length > 0;
}

/** Reviewers who approved an application, in the order in which they did. */
export async function approversOf(db: Queries, applicationId: string): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(
    'SELECT user_id FROM kyc_approvals WHERE application_id = $1 ORDER BY at, user_id',
    [applicationId],
  );
  return rows.map((row) => row.user_id);
}

export async function approve(
  tx: Tx,
  { applicationId, userId, at }: { applicationId: string; userId: string; at: Date },
): Promise<void> {
  await tx.query('INSERT INTO kyc_approvals (application_id, user_id, at) VALUES ($1, $2, $3)', [
    applicationId,
    userId,
    at,
  ]);
}
