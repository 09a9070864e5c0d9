import type { Tx } from '../../db/pool.ts';

/** A new account that waits for its code. */
export interface SignUp {
  userId: string;
  email: string | null;
  mobile: string | null;
  name: string;
  passwordHash: string;
  consents: string[];
  /** As typed in the address of the invitation; absent without one. */
  referralCode?: string;
}

export interface CodeRow {
  otp_ref: string;
  purpose: 'register' | 'sign_in' | 'app' | 'reset' | 'step_up' | 'contact';
  user_id: string | null;
  signup: SignUp | null;
  recipient: string;
  code_hash: Buffer;
  wrong_tries: number;
  sends: number;
  created_at: Date;
  expires_at: Date;
  resend_after: Date;
  used_at: Date | null;
  /** Of a step-up its purpose, of a contact the change. */
  subject: string | null;
  /** The session that requested the code, where only that session may use it. */
  session_id: string | null;
  /** What a step-up code is bound to, if anything. */
  confirms: string | null;
  /** A step-up whose code the authenticator app shows. */
  by_app: boolean;
}

export type NewCode = Omit<CodeRow, 'wrong_tries' | 'sends' | 'used_at'>;

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.query(
    `INSERT INTO codes (otp_ref, purpose, user_id, signup, recipient, code_hash, created_at, expires_at, resend_after,
                        subject, session_id, confirms, by_app)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[
        code.otp_ref,
        code.purpose,
        code.user_id,
        code.signup && JSON.stringify(code.signup),
        code.recipient,
      ],
      ...[code.code_hash, code.created_at, code.expires_at, code.resend_after],
      ...[code.subject, code.session_id, code.confirms, code.by_app],
    ],
  );
}

/** The code, locked until the transaction ends, so that of several tries at once each is counted. */
export async function lockCode(tx: Tx, otpRef: string): Promise<CodeRow | null> {
  const [row] = await tx.query<CodeRow>('SELECT * FROM codes WHERE otp_ref = $1 FOR UPDATE', [otpRef]);
  return row ?? null;
}

export async function countWrongTry(tx: Tx, otpRef: string): Promise<void> {
  await tx.query('UPDATE codes SET wrong_tries = wrong_tries + 1 WHERE otp_ref = $1', [otpRef]);
}

/** Uses a code up, and takes the password hash of a sign-up out of it. */
export async function markUsed(tx: Tx, otpRef: string, now: Date): Promise<void> {
  await tx.query('UPDATE codes SET used_at = $2, signup = NULL WHERE otp_ref = $1', [otpRef, now]);
}

export async function replaceCode(
  tx: Tx,
  otpRef: string,
  fresh: { codeHash: Buffer; expiresAt: Date; resendAfter: Date },
): Promise<void> {
  await tx.query(
    `UPDATE codes SET code_hash = $2, wrong_tries = 0, sends = sends + 1, expires_at = $3, resend_after = $4
     WHERE otp_ref = $1`,
    [otpRef, fresh.codeHash, fresh.expiresAt, fresh.resendAfter],
  );
}

/** Instant of the `nth` latest code of a purpose started for a recipient since then, or null when there are fewer. */
export async function nthLatestCode(
  tx: Tx,
  { recipient, purpose }: Pick<CodeRow, 'recipient' | 'purpose'>,
  nth: number,
  since: Date,
): Promise<Date | null> {
  const [row] = await tx.query<{ created_at: Date }>(
    `SELECT created_at FROM codes WHERE recipient = $1 AND purpose = $2 AND created_at > $3
     ORDER BY created_at DESC OFFSET $4 LIMIT 1`,
    [recipient, purpose, since, nth - 1],
  );
  return row?.created_at ?? null;
}
