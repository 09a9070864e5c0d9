/** Door of the ledger: post transfers, read balances, prove the sums. It has no calls of its own. */
export * from './accounts.ts';
export { post, postAll, UnbalancedTransferError } from './post.ts';
export type { LedgerEntry, Transfer } from './post.ts';
export { balanceOf, LedgerBrokenError, proveBalanced } from './balance.ts';
