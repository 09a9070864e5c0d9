/** Assets that are held elsewhere and recorded by the account holder; a loan counts against the rest. */
export const OTHER_ASSET_TYPES = [
  'epf',
  'ppf',
  'nps',
  'nsc',
  'bank_deposit',
  'property',
  'physical_gold',
  'insurance',
  'cash',
  'loan',
] as const;
export type OtherAssetType = (typeof OTHER_ASSET_TYPES)[number];

/** What is recorded of such an asset: its worth on a day, or money that went in or came out. */
export const ASSET_ENTRY_KINDS = ['paid_in', 'taken_out', 'value'] as const;
export type AssetEntryKind = (typeof ASSET_ENTRY_KINDS)[number];

/** Times a year that a deposit adds its interest. */
export const COMPOUNDINGS = [1, 2, 4, 12] as const;

/** Types that earn interest at a rate, and how: as a deposit, or by month with interest added on 31 March. */
export const INTEREST_OF: Partial<Record<OtherAssetType, 'deposit' | 'provident_fund'>> = {
  epf: 'provident_fund',
  ppf: 'provident_fund',
  nsc: 'deposit',
  bank_deposit: 'deposit',
};

/** The most entries of one asset and of all, the most assets of one account, and the longest name. */
export const OTHER_ASSET_LIMITS = { entries: 1_000, allEntries: 5_000, assets: 100, name: 80 } as const;

/** Types that can have a maturity date. PPF continues to earn interest after it when it is extended. */
export const MATURING_TYPES: readonly OtherAssetType[] = ['bank_deposit', 'nsc', 'ppf'];
