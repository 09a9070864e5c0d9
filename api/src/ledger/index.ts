/** Door of the ledger: post transfers, read balances, prove the sums. It has no calls of its own. */
export * from './accounts.ts';
export { post, postAll } from './post.ts';
export type { LedgerEntry, Transfer } from './post.ts';
export { balanceOf, proveBalanced } from './balance.ts';
export { changeLots, LOT_BOOKINGS, lotLeft, LOTS, openLots } from './lots.ts';
export type { Lot, LotChangeRow } from './lots.ts';
export { proveBooks } from './proof.ts';
export type { StoredProof } from './storedProof.ts';
