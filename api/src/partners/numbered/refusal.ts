/** A message that contradicts itself or our rules, so that applying it again would fail again. */
export class MessageRefused extends Error {}

/**
 * Runs what depends on nothing but a message and what is stored: what it throws is the message's fault.
 * @throws MessageRefused
 */
export function decided<Result>(decide: () => Result): Result {
  try {
    return decide();
  } catch (cause) {
    throw new MessageRefused(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The database refuses the data: cardinality, value or constraint, and what a trigger raises. */
const REFUSING = /^(21|22|23)[0-9A-Z]{3}$|^P0001$/;

/**
 * Whether a failure is the message's fault, so that it fails again however often it is tried. All else passes: a lost
 * connection, a deadlock, a conflict of transactions, a full disk, a missing table. Source: PostgreSQL, error codes.
 */
export function isRefusal(error: unknown): error is Error {
  if (error instanceof MessageRefused) return true;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && REFUSING.test(code);
}
