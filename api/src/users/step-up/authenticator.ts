import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Queries, Tx } from '../../db/pool.ts';
import { later } from '../../platform/process/instants.ts';
import type { Context } from '../../platform/context.ts';
import { lifetimes } from '../sessions/lifetimes.ts';

const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Half-minutes before and after now whose codes are also accepted, for phones whose clock is slightly off. */
const WINDOW = 1;

interface Row {
  setup_id: string;
  sealed_secret: Buffer;
  last_step: number | null;
  wrong_tries: number;
  expires_at: Date;
}

const sealedAbout = (setupId: string): string => `authenticator:${setupId}`;

function generator(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: 'Sanchay', label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret });
}

/** Begins to set up an app: a secret that counts once a first code of it was right. `label` names the account in it. */
export async function newAuthenticator(
  ctx: Context,
  tx: Tx,
  userId: string,
  label: string,
): Promise<{ setupId: string; secret: string; uri: string; expiresAt: Date }> {
  const now = ctx.now();
  const bytes = ctx.randomBytes(SECRET_BYTES);
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const setupId = randomUUID();
  const expiresAt = later(now, lifetimes.authenticatorSetUp);
  await tx.query('DELETE FROM authenticators WHERE user_id = $1 AND confirmed_at IS NULL', [userId]);
  await tx.query(
    `INSERT INTO authenticators (setup_id, user_id, sealed_secret, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [setupId, userId, await ctx.vault.seal(sealedAbout(setupId), bytes), now, expiresAt],
  );
  return { setupId, secret: secret.base32, uri: generator(secret, label).toString(), expiresAt };
}

/** An app that waits for its first code, locked; null when there is none or it is over. */
export async function lockSetUp(tx: Tx, userId: string, setupId: string, now: Date): Promise<Row | null> {
  const [row] = await tx.query<Row>(
    `SELECT setup_id, sealed_secret, last_step, wrong_tries, expires_at FROM authenticators
     WHERE setup_id = $1 AND user_id = $2 AND confirmed_at IS NULL AND expires_at > $3 FOR UPDATE`,
    [setupId, userId, now],
  );
  return row ?? null;
}

/**
 * Returns the half-minute of the code, if it is later than the last accepted one; null for a wrong code and for a
 * replay.
 */
export async function stepOfCode(ctx: Context, row: Row, code: string): Promise<number | null> {
  const secret = new Secret({
    buffer: new Uint8Array(await ctx.vault.open(sealedAbout(row.setup_id), row.sealed_secret)).buffer,
  });
  const timestamp = ctx.now().getTime();
  const delta = generator(secret, 'code').validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
  return step > (row.last_step ?? -1) ? step : null;
}

/** Whether a code of the app is required at sign-in. */
export async function hasAuthenticator(db: Queries, userId: string): Promise<boolean> {
  const rows = await db.query(
    'SELECT 1 FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL',
    [userId],
  );
  return rows.length > 0;
}

/** Takes a code of the user's app; no code is taken twice. */
export async function takeAuthenticatorCode(
  ctx: Context,
  tx: Tx,
  userId: string,
  code: string,
): Promise<boolean> {
  const [row] = await tx.query<Row>(
    `SELECT setup_id, sealed_secret, last_step, wrong_tries, expires_at FROM authenticators
     WHERE user_id = $1 AND confirmed_at IS NOT NULL FOR UPDATE`,
    [userId],
  );
  const step = row ? await stepOfCode(ctx, row, code) : null;
  if (!row || step === null) return false;
  await tx.query('UPDATE authenticators SET last_step = $2 WHERE setup_id = $1', [row.setup_id, step]);
  return true;
}
