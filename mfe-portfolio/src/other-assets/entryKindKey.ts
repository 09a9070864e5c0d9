import type { AssetEntryKind, OtherAssetType } from '@sanchay/contracts';

/** The message for a kind of entry: of a loan the outstanding amount, money borrowed and repaid. */
export function entryKindKey(type: OtherAssetType, kind: AssetEntryKind): string {
  return type === 'loan' ? `other.loanEntry.${kind}` : `other.entry.${kind}`;
}
