import { splitUsShares } from '@sanchay/finance';
import type { UsSplitRow } from './actionStore.ts';

/** Shares of today in shares of before some splits, which are in the order of their ex-dates. */
export const beforeSplits = (shares: string, splits: readonly UsSplitRow[]): string =>
  splits.reduceRight(
    (before, { new_shares: from, old_shares: to }) => splitUsShares(before, { from, to }),
    shares,
  );
