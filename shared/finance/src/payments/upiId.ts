const UPI_ID = /^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/;
const VERIFIED = /^[a-z0-9._-]{1,200}\.(mf|brk)@valid[a-z]{2,32}$/;

/** Whether the text is written like a UPI id of anybody. Source: rules R9. */
export function isUpiId(text: string): boolean {
  return UPI_ID.test(text);
}

/** Who collects at a verified handle: a distributor or adviser of mutual funds, or a broker. */
export type VerifiedSegment = 'mf' | 'brk';

/**
 * The segment of a handle that only registered intermediaries are given (`name.mf@validhdfc`, `name.brk@validsbi`), or
 * null when it is not such a handle. Source: rules R9.
 */
export function verifiedSegment(text: string): VerifiedSegment | null {
  return (VERIFIED.exec(text)?.[1] as VerifiedSegment | undefined) ?? null;
}

/** A UPI id with the middle of its name hidden: "as•••@okaxis". */
export function maskUpiId(upiId: string): string {
  const at = upiId.lastIndexOf('@');
  return at > 0
    ? `${upiId.slice(0, Math.min(2, at))}${'\u2022'.repeat(3)}${upiId.slice(at)}`
    : '\u2022'.repeat(3);
}
