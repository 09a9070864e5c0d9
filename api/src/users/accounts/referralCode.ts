/** Crockford's base 32: no I, L, O or U, which are read as other signs. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten signs (50 random bits) by which a user invites others. */
export function newReferralCode(randomBytes: (size: number) => Buffer): string {
  return Array.from(randomBytes(10), (byte) => SIGNS[byte % SIGNS.length]).join('');
}
