import { UUID_PATTERN } from '@sanchay/contracts';
import { createHash, createHmac } from 'node:crypto';

const SECRET_BYTES = 32;
const REFRESH_COOKIE = new RegExp(`^(?<sessionId>${UUID_PATTERN})\\.(?<refreshSecret>[\\w-]{43})$`);

/** A fresh secret: 256 random bits, base64url. */
export function newSecret(randomBytes: (size: number) => Buffer): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is stored of a token: its SHA-256. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * The pair that follows a refresh secret. It needs both the secret, which only the browser has, and the salt,
 * which only we have; so a repeat within the grace time is answered with the very same pair and nothing but
 * hashes is stored.
 */
export function pairAfter(refreshSecret: string, salt: Buffer): { token: string; refreshSecret: string } {
  const part = (name: string) =>
    createHmac('sha256', refreshSecret).update(salt).update(name).digest('base64url');
  return { token: part('token'), refreshSecret: part('refresh') };
}

/** The value of the refresh cookie: which session, and its secret. */
export function refreshCookieValue(sessionId: string, refreshSecret: string): string {
  return `${sessionId}.${refreshSecret}`;
}

/** The parts of a refresh cookie, or null when it is not one of ours. */
export function readRefreshCookie(value: string): { sessionId: string; refreshSecret: string } | null {
  const { sessionId, refreshSecret } = REFRESH_COOKIE.exec(value)?.groups ?? {};
  return sessionId && refreshSecret ? { sessionId, refreshSecret } : null;
}
