import type { Tx } from '../db/pool.ts';

/** What holds a bank account in place while it is under way. */
export type BankGuardReason = 'mandate' | 'payout';
type Check = (tx: Tx, bankId: string) => Promise<boolean>;

const guards = new Map<BankGuardReason, Check>();

/**
 * Names a reason for which an account may be neither removed nor replaced as the default one. Domains that use bank
 * accounts say theirs when they are loaded; a reason named again replaces its check.
 */
export function guardBank(reason: BankGuardReason, check: Check): void {
  guards.set(reason, check);
}

/** The first reason that holds an account, or null. */
export async function heldBy(tx: Tx, bankId: string): Promise<BankGuardReason | null> {
  for (const [reason, check] of guards) if (await check(tx, bankId)) return reason;
  return null;
}
