import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';

/** What holds a bank account in place while it is under way. */
export type BankGuardReason = 'mandate' | 'payout';
type Check = (tx: Tx, bankId: string) => Promise<boolean>;

type BankGuards = Record<BankGuardReason, Check>;

declare module '../platform/domain.ts' {
  interface Domain {
    /** Checks of what keeps a bank account from being removed or replaced as the default one. */
    bankGuards?: Partial<BankGuards>;
  }
}

declare module '../platform/context.ts' {
  interface Context {
    /** Collected from all domains. */
    bankGuards: BankGuards;
  }
}

/** The first reason that holds an account, or null. */
export async function heldBy(ctx: Context, tx: Tx, bankId: string): Promise<BankGuardReason | null> {
  if (await ctx.bankGuards.mandate(tx, bankId)) return 'mandate';
  return (await ctx.bankGuards.payout(tx, bankId)) ? 'payout' : null;
}
