import { OTHER_ASSET_TYPES } from './otherAssets.ts';

/** Where a holding comes from: bought with Sanchay, imported from a statement, or entered by the account holder. */
export const ASSET_SOURCES = ['sanchay', 'imported', 'manual'] as const;
export type AssetSourceCode = (typeof ASSET_SOURCES)[number];

/** Where a folio of a fund or gold is held. */
export const HOLDING_SOURCES = ['sanchay', 'imported'] as const;
export type HoldingSource = (typeof HOLDING_SOURCES)[number];

/** Everything that can be owned or owed. A class that a domain adds is one more code here. */
export const ASSET_KINDS = [
  'mutual_fund',
  'stock',
  'us_stock',
  'us_cash',
  'fixed_deposit',
  'gold',
  'in_transit',
  ...OTHER_ASSET_TYPES,
] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** Classes with a page of their own that lists all sources together, and what belongs to each. */
export const ASSET_CLASSES = {
  stocks: ['stock'],
  us_stocks: ['us_stock', 'us_cash'],
  fixed_deposits: ['fixed_deposit', 'bank_deposit', 'nsc'],
} as const satisfies Record<string, readonly AssetKind[]>;
export type AssetClass = keyof typeof ASSET_CLASSES;

/** What the report of a day states by class: each class has a page that lists its assets. */
export const DAY_CLASSES = [
  'stock',
  'us_stock',
  'us_cash',
  'stock_cash',
  'in_transit',
  'fixed_deposit',
  'nps',
  'epf',
] as const;
export type DayClassCode = (typeof DAY_CLASSES)[number];

/** Groups of the asset allocation; a loan is in none of them. */
export const ALLOCATION_GROUPS = [
  'equity',
  'debt',
  'liquid',
  'gold',
  'deposits',
  'retirement',
  'property',
  'insurance',
  'cash',
  'in_transit',
] as const;
export type AllocationGroup = (typeof ALLOCATION_GROUPS)[number];

/** Whether assets held elsewhere are included, left out or shown alone. */
export const EXTERNAL_FILTERS = ['include', 'exclude', 'only'] as const;
export type ExternalFilter = (typeof EXTERNAL_FILTERS)[number];

/** Money that went into or came out of the net worth; `opening` is the first value of an asset without payments. */
export const NET_WORTH_FLOWS = ['paid_in', 'taken_out', 'opening'] as const;
export type NetWorthFlowKind = (typeof NET_WORTH_FLOWS)[number];

/** A deposit matures, units of an ELSS fund unlock. */
export const MATURITY_KINDS = ['maturity', 'unlock'] as const;
export type MaturityKind = (typeof MATURITY_KINDS)[number];

/** What the cash flows of a holding are replayed in. */
export const COMPARISONS = ['nifty50', 'benchmark', 'category', 'deposit'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Why there is no comparison: no levels at all, none on the day of a payment, or nothing left to take out. */
export const COMPARISON_PROBLEMS = ['no_data', 'no_level', 'used_up'] as const;
export type ComparisonProblem = (typeof COMPARISON_PROBLEMS)[number];

/**
 * What a value is computed from: a quantity and its price, a principal and its accrued interest, a value that the account
 * holder recorded, what a statement states, or a balance of the books.
 */
export const VALUE_BASES = ['quantity', 'interest', 'recorded', 'statement', 'balance'] as const;
export type ValueBasisKind = (typeof VALUE_BASES)[number];

/** What a quantity counts. */
export const QUANTITY_UNITS = ['units', 'grams', 'shares', 'dollars'] as const;
export type QuantityUnit = (typeof QUANTITY_UNITS)[number];
